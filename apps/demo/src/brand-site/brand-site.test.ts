import { brandFacts, RuntimeConfigSchema } from '@booking/config';
import { coupons, tours } from '@booking/demo-catalogue';
import { brands } from '@booking/domain/brand';
import { toCents } from '@booking/domain/money';
import { languages } from '@booking/domain/schema';
import { specialNumbers } from '@booking/payment-sandbox';
import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { brandConfig } from './brand-config.ts';
import { brandSite } from './brand-site.ts';
import type { BrandSiteDeps } from './deps.ts';
import { couponTexts } from './texts/coupon-texts.ts';
import { siteTexts } from './texts/index.ts';
import { regionNames, teasers } from './texts/tour-texts.ts';

const payment = {
  id: '5f0e7a52-3c43-4a0c-9f4e-0d6c2c3d9a11',
  description: 'Balance <of> BBT-1',
  amount: 1986.6,
  status: 'Open',
  refunded: false,
  disputed: false,
};
const config = parse(RuntimeConfigSchema, { brands: brandConfig });
const site = (change: Partial<BrandSiteDeps> = {}) =>
  brandSite({
    sandbox: true,
    demoPayments: async () => [payment],
    fromPrice: async () => toCents(102_450),
    facts: (brand, language) => brandFacts(brand, language, config),
    ...change,
  });
const page = async (path: string, change?: Partial<BrandSiteDeps>) => {
  const answer = await site(change).request(path);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

describe('per brand and language: a home page that lists tours and links into the tool', () => {
  test.each(brands.flatMap((brand) => languages.map((language) => [brand, language] as const)))('%s %s', async (brand, language) => {
    const { status, text } = await page(`/${brand}/${language}`);
    expect(status).toBe(200);
    expect(text).toContain(`<html lang="${language}" data-brand="${brand}">`);
    const base = brand === 'islandhopping' ? '/islandhopping' : '';
    for (const tour of tours) {
      expect(text.includes(`href="${base}/tours/${tour.id}?locale=${language}"`)).toBe(tour.brand === brand);
    }
    expect(text).toContain(`href="${base}/tours?all=1&amp;locale=${language}"`);
    expect(text).toContain(`href="${base}/payments/${payment.id}?locale=${language}"`);
    for (const { voucher } of coupons) expect(text).toContain(voucher.code);
  });

  test('a tour has its name in the language, and its lowest price if it can be booked (BACK-62)', async () => {
    const dalmatia = tours.find(({ slug }) => slug === 'south-dalmatia')?.id;
    const { text } = await page('/islandhopping/de', { fromPrice: async (id) => (id === dalmatia ? toCents(102_450) : null) });
    expect(text).toContain('Süddalmatien ab Split</a>');
    expect(text.match(/card-price/g)).toHaveLength(1);
    expect(text).toMatch(/ab <b>1\.024,50\s€<\/b> pro Person/);
    expect(text).toContain('<b>Inselhüpfen</b>');
  });

  test('values are escaped', async () => {
    expect((await page('/boatbiketours/en')).text).toContain('Balance &lt;of&gt; BBT-1');
  });

  test('test cards are listed with the payment sandbox only', async () => {
    expect((await page('/boatbiketours/en')).text).toContain('4242 4242 4242 4242');
    expect((await page('/boatbiketours/en', { sandbox: false })).text).not.toContain('4242 4242 4242 4242');
  });

  test('every special test number of the sandbox is listed', async () => {
    const { text } = await page('/boatbiketours/en');
    const listed = new Set(Array.from(text.matchAll(/<code>([\d ]+)<\/code>/g), ([, number = '']) => number.replaceAll(' ', '')));
    expect([...specialNumbers.cards, ...specialNumbers.accounts].filter((number) => !listed.has(number))).toEqual([]);
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

test('a payment of which a part was refunded, or that is disputed, says so. BACK-49', async () => {
  const payments = [
    { ...payment, status: 'Completed', refunded: true },
    { ...payment, status: 'Completed', disputed: true },
  ];
  const { text } = await page('/boatbiketours/en', { demoPayments: async () => payments });
  expect(text).toMatch(/<span>[^<]*paid, paid back<\/span>/);
  expect(text).toMatch(/<span>[^<]*paid, disputed<\/span>/);
});

test('no page can be framed by another site. BACK-37', async () => {
  for (const path of ['/boatbiketours/en', '/islandhopping/nl/thank-you', '/site.css']) {
    expect((await page(path)).headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  }
});

describe('thank-you pages receive query fields', () => {
  const query = new URLSearchParams({
    booking_number: 'BBT-104233',
    name: 'Ann <b>Smit</b>',
    email: 'ann@example.com',
    tour: 'Amsterdam to Bruges',
    amount: '2934',
    departure_date: '2027-05-08',
    on_request: 'false',
    order_id: payment.id,
  });

  test('and show them, as text, in the language', async () => {
    const { text, headers } = await page(`/boatbiketours/de/thank-you?${query}`);
    for (const shown of ['BBT-104233', 'Ann &lt;b&gt;Smit&lt;/b&gt;', 'ann@example.com', '2.934', 'Samstag, 8. Mai 2027']) {
      expect(text).toContain(shown);
    }
    expect(text).toContain(siteTexts.de.thanks.direct);
    expect(text).not.toContain(siteTexts.de.thanks.fields.on_request);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('and show no id: the one of the booking is in the link to its receipt only (PAY-72)', async () => {
    const ids = { tour_id: 'a0A7T000001AbCdUAK', tour_external_id: 'amsterdam-bruges' };
    const { text } = await page(`/boatbiketours/en/thank-you?${query}&${new URLSearchParams(ids)}`);
    const link = `href="/bookings/${payment.id}/confirmed?`;
    expect(text).toContain(link);
    for (const id of [...Object.values(ids), payment.id]) expect(text.replace(link, '')).not.toContain(id);
  });

  test('an on-request booking says that it is confirmed within 48 hours', async () => {
    expect((await page('/islandhopping/nl/thank-you?on_request=true')).text).toContain('48 uur');
  });

  test('a visit without them says so', async () => {
    expect((await page('/boatbiketours/en/thank-you')).text).toContain(siteTexts.en.thanks.nothing);
  });
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
  const read = parse(RuntimeConfigSchema, { brands: brandConfig });
  for (const brand of brands) expect(brandFacts(brand, 'en', read).paymentTerms).toEqual({ depositPercentage: 30, balanceDueDays: 49 });
});

test('each address of the footer of the tool is a page or a picture of the site (BRAND-30)', async () => {
  for (const brand of brands) {
    const read = parse(RuntimeConfigSchema, { brands: brandConfig });
    for (const language of languages) {
      const { imprint, privacy, terms, accessibility, guarantee, company, cancellation } = brandFacts(brand, language, read);
      expect(company).toMatch(/Amsterdam/);
      expect(cancellation).toMatch(/15/);
      for (const address of [imprint, privacy, terms, accessibility, guarantee?.href, guarantee?.mark]) {
        expect((await page(`${address}`.replace('/brand', ''))).status, `${address}`).toBe(200);
      }
    }
  }
});
