import { readFileSync } from 'node:fs';
import { brandFacts, legalTexts, missingTerms } from '@booking/config';
import { coupons, createDemoCatalogue, tours } from '@booking/demo-catalogue';
import { brands } from '@booking/domain/brand';
import { toCents } from '@booking/domain/money';
import { type IsoDate, insuranceTypes, languages } from '@booking/domain/schema';
import { describe, expect, test } from 'vitest';
import { config, page } from './testing.ts';
import { couponTexts } from './texts/coupon-texts.ts';
import { legalPages } from './texts/legal-texts.ts';
import { regionNames, teasers } from './texts/tour-texts.ts';

const sites = brands.flatMap((brand) => languages.map((language) => ({ brand, language })));
const pages = [
  '',
  '/article',
  '/demo',
  '/demo/events',
  '/plain-frame',
  '/embed-check',
  '/faq',
  '/terms',
  '/insurance-cancellation',
  '/insurance-travel',
  '/contact',
  '/thank-you',
  ...legalPages.map((name) => `/${name}`),
];

describe('per brand and language: a home page that lists tours and links into the tool', () => {
  test.each(sites)('$brand $language', async ({ brand, language }) => {
    const { status, text } = await page(`/${brand}/${language}`);
    expect(status).toBe(200);
    expect(text).toContain(`<html lang="${language}" data-brand="${brand}">`);
    const base = brand === 'islandhopping' ? '/islandhopping' : '';
    for (const tour of tours) {
      expect(text.includes(`href="${base}/tours/${tour.id}?locale=${language}"`)).toBe(tour.brand === brand);
    }
    expect(text).toContain(`href="${base}/tours?all=1&amp;locale=${language}"`);
  });

  test('a tour has its name in the language, and its lowest price if it can be booked (BACK-62, DATE-8, PRICE-48)', async () => {
    const dalmatia = tours.find(({ slug }) => slug === 'south-dalmatia')?.id;
    const { text } = await page('/islandhopping/de', { fromPrice: async (id) => (id === dalmatia ? toCents(102_450) : null) });
    expect(text).toContain('Süddalmatien ab Split</a>');
    expect(text.match(/card-price/g)).toHaveLength(1);
    expect(text).toMatch(/ab <b>1\.025\s€<\/b> pro Person<small>zzgl\. feste Kosten/);
  });

  test('every link within the site leads to a page', async () => {
    for (const brand of brands) {
      const { text } = await page(`/${brand}/de`);
      const links = new Set([...text.matchAll(/href="\/brand(\/[^"#]*)/g)].map(([, path]) => path ?? ''));
      expect(links.size).toBeGreaterThan(8);
      for (const link of links) expect([link, (await page(link)).status]).toEqual([link, 200]);
    }
  });

  test('an address without a language redirects to one with it, an unknown one is not found', async () => {
    expect((await page('/islandhopping')).headers.get('location')).toBe('/brand/islandhopping/en');
    expect((await page('/')).headers.get('location')).toBe('/brand/boatbiketours/en');
    expect((await page('/boatbiketours/fr')).status).toBe(404);
  });
});

describe("the site has the tool's own identity (BACK-64)", () => {
  const theme = new URL('../../../../packages/ui/src/', import.meta.url);
  const read = (path: string) => readFileSync(new URL(path, theme));

  test.each(sites)('$brand $language: the wordmark is the drawing of the tool, in its size', async ({ brand, language }) => {
    const file = `${brand}/wordmark${brand === 'islandhopping' && language === 'de' ? '-de' : ''}.svg`;
    const [width, height] = brand === 'boatbiketours' ? [110, 44] : [160, 40];
    const { text } = await page(`/${brand}/${language}/faq`);
    expect(text).toContain(`<img src="/brand/wordmarks/${file}" width="${width}" height="${height}" alt="`);
    expect((await page(`/wordmarks/${file}`)).text).toBe(read(`brand/${file}`).toString());
  });

  test('colours, shapes and typeface are those of the theme, and the typeface is served with the rules of the other files', async () => {
    const { text, headers } = await page('/site.css');
    const sheets = ['theme/fonts.css', 'theme/tokens.css', 'brand/boatbiketours/theme.css', 'brand/islandhopping/theme.css'].map((sheet) =>
      read(sheet).toString(),
    );
    for (const sheet of sheets) expect(text).toContain(sheet);
    const own = sheets.reduce((css, sheet) => css.replace(sheet, ''), text);
    expect(own.match(/#[0-9a-f]{3,8}\b|rgb\(|font-family/g)).toBeNull();
    const address = /url\("([^"]+\.woff2)"\)/.exec(text)?.[1] ?? '';
    const font = await page(`/${address}`);
    expect([font.status, font.headers.get('content-type')]).toEqual([200, 'font/woff2']);
    expect(font.headers.get('cache-control')).toBe(headers.get('cache-control'));
    expect((await page('/boatbiketours/en')).text).toContain(`crossorigin href="/brand/${address}">`);
  });
});

test("in German the island brand is called 'Inselhüpfen' on every page, apart from the company's registered name (BACK-66)", async () => {
  for (const path of pages) {
    const { text } = await page(`/islandhopping/de${path}`);
    expect(text.replace('Island Hopping Demo B.V.', ''), path).not.toMatch(/island[ -]hopping/i);
    expect(text, path).toMatch(/<title>[^<]+ · Inselhüpfen<\/title>/);
    expect(text, path).toContain('alt="Inselhüpfen"');
  }
});

test('every picture has its size, and what is loaded later has a colour until then (BACK-68)', async () => {
  expect((await page('/site.css')).text).toMatch(/img\[src\^="\/images\/"\],iframe\{background:var\(--color-brand-soft\)\}/);
  for (const { brand, language } of sites)
    for (const path of pages) {
      const images = (await page(`/${brand}/${language}${path}`)).text.match(/<img [^>]*>/g) ?? [];
      expect(
        images.filter((image) => !/ width="\d+" height="\d+" alt="/.test(image)),
        path,
      ).toEqual([]);
    }
});

test('no page can be framed by another site (BACK-37)', async () => {
  for (const path of ['/boatbiketours/en', '/islandhopping/nl/thank-you', '/site.css']) {
    expect((await page(path)).headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  }
});

test('a page embeds the frame in an ordinary article, with a link as fallback for the script', async () => {
  const { text } = await page('/islandhopping/de/article');
  const [tour] = tours.filter(({ brand }) => brand === 'islandhopping');
  expect(text).toContain('<script src="/embed.js" defer></script>');
  expect(text).toContain(`<boat-bike-booking tour="${tour?.id}" brand="islandhopping" locale="de"><a `);
  expect(text).toContain(`href="/islandhopping/tours/${tour?.id}?locale=de"`);
});

test('every tour, region and coupon of the catalogue has its texts', () => {
  expect(tours.map(({ slug }) => slug).filter((slug) => !teasers[slug])).toEqual([]);
  expect(tours.map(({ region }) => region).filter((region) => !regionNames[region])).toEqual([]);
  expect(coupons.map(({ voucher }) => voucher.code).filter((code) => !couponTexts[code])).toEqual([]);
});

test('the demo says when a price is due: 30 % at booking, the balance 49 days before the start (BRAND-26)', () => {
  for (const brand of brands) expect(brandFacts(brand, 'en', config).paymentTerms).toEqual({ depositPercentage: 30, balanceDueDays: 49 });
});

test('each address of the footer of the tool is a page or a picture of the site (BRAND-30)', async () => {
  for (const brand of brands) {
    for (const language of languages) {
      const { imprint, privacy, terms, accessibility, guarantee, company, cancellation } = brandFacts(brand, language, config);
      expect(company).toMatch(/Amsterdam/);
      expect(cancellation).toMatch(/15/);
      for (const address of [imprint, privacy, terms, accessibility, guarantee?.href, guarantee?.mark]) {
        expect((await page(`${address}`.replace('/brand', ''))).status, `${address}`).toBe(200);
      }
    }
  }
});

test('every term that a customer agrees to has a page in each language, those of the insurances too (BRAND-36, BACK-88)', async () => {
  const titles = new Set<string>();
  for (const { brand, language } of sites) {
    const { terms } = legalTexts(brand, language, config);
    for (const address of Object.values(terms)) {
      const [path = '', anchor] = `${address}`.replace('/brand', '').split('#');
      const { status, text } = await page(path);
      expect([status, anchor === undefined || text.includes(`id="${anchor}"`)], `${address}`).toEqual([200, true]);
    }
    for (const type of insuranceTypes)
      titles.add((await page(`${terms[type]}`.replace('/brand', ''))).text.match(/<h1>.*<\/h1>/)?.[0] ?? '');
  }
  expect(titles.size).toBe(insuranceTypes.length * languages.length);
});

test('the terms of the demo’s insurances are pages, or in three languages in the catalogue, and none is missing (BACK-88)', () => {
  const { insurancePolicies: policies, productTranslations } = createDemoCatalogue(() => '2027-01-02' as IsoDate);
  const own = policies.filter(({ terms }) => terms);
  expect(own.map(({ market }) => market)).toEqual(['north_america', 'north_america']);
  expect(policies.length).toBe(4);
  for (const { id } of own) {
    const texts = productTranslations.filter((one) => one.id === id).map(({ terms }) => terms);
    expect([texts.length, new Set(texts).size, texts.every(Boolean)]).toEqual([3, 3, true]);
  }
  expect(missingTerms(config, policies)).toEqual([]);
});
