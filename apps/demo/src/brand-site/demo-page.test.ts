import { coupons } from '@booking/demo-catalogue';
import { brandName, brands } from '@booking/domain/brand';
import { languages } from '@booking/domain/schema';
import { inLanguage } from '@booking/languages';
import { specialNumbers } from '@booking/payment-sandbox';
import { describe, expect, test } from 'vitest';
import { page, payment } from './testing.ts';
import { standInTexts } from './texts/stand-in-texts.ts';

const sites = brands.flatMap((brand) => languages.map((language) => [brand, language] as const));

describe('what is for trying out is on a page of its own, linked in the footer of every page (BACK-65)', () => {
  test.each(sites)('%s %s', async (brand, language) => {
    const home = `/${brand}/${language}`;
    const { status, text } = await page(`${home}/demo`, { demoPayments: async () => [{ ...payment, language }] });
    expect(status).toBe(200);
    const base = brand === 'islandhopping' ? '/islandhopping' : '';
    expect(text).toContain(`href="${base}/payments/${payment.id}?locale=${language}"`);
    for (const { voucher } of coupons) expect(text).toContain(voucher.code);
    for (const name of ['article', 'plain-frame', 'embed-check']) expect(text).toContain(`href="/brand${home}/${name}"`);
  });

  test.each(sites)('%s %s: nothing of it is on the home page, which links to it in the footer only', async (brand, language) => {
    const home = `/${brand}/${language}`;
    const [main = '', footer = ''] = (await page(home)).text.split('<footer');
    for (const shown of ['4242 4242 4242 4242', payment.id, ...coupons.map(({ voucher }) => voucher.code), `${home}/demo"`])
      expect(main).not.toContain(shown);
    expect(footer).toContain(`href="/brand${home}/demo"`);
    for (const other of ['demo', 'faq', 'thank-you', 'imprint', 'article'])
      expect((await page(`${home}/${other}`)).text.split('<footer')[1], other).toContain(`href="/brand${home}/demo"`);
  });
});

describe("the page begins with 'Book a trip now', and leads to chat and events (BACK-89)", () => {
  test.each(sites)('%s %s', async (brand, language) => {
    const { text } = await page(`/${brand}/${language}/demo`);
    const base = brand === 'islandhopping' ? '/islandhopping' : '';
    const [, first] = /<main[^>]*>[\s\S]*?<a ([^>]*>[^<]*)/.exec(text) ?? [];
    expect(first).toBe(`class="button" href="${base}/tours?all=1&amp;locale=${language}">${inLanguage(standInTexts, language).book}`);
    expect(standInTexts.en.book).toBe('Book a trip now');
    expect(text).toMatch(new RegExp(`href="/tours/\\w+\\?locale=${language}">${inLanguage(standInTexts, language).chatLink}<`));
    expect(text).toContain(`href="/brand/${brand}/${language}/demo/events"`);
  });

  test.each(languages)('%s: the brand with the chat has its own name', (language) => {
    expect(inLanguage(standInTexts, language).chatLead).toContain(brandName('boatbiketours', language));
  });

  test('without a chat there is no link to one, but a sentence', async () => {
    const { text } = await page('/boatbiketours/en/demo', { outside: { hasChat: false, isDataLayerShown: false, parentOrigins: [] } });
    expect(text).not.toContain(standInTexts.en.chatLink);
    expect(text).toContain(standInTexts.en.noChat);
  });
});

test('values are escaped', async () => {
  expect((await page('/boatbiketours/en/demo')).text).toContain('Balance &lt;of&gt; BBT-1');
});

test('test cards are listed with the payment sandbox only', async () => {
  expect((await page('/boatbiketours/en/demo')).text).toContain('4242 4242 4242 4242');
  expect((await page('/boatbiketours/en/demo', { sandbox: false })).text).not.toContain('4242 4242 4242 4242');
});

test('every special test number of the sandbox is listed', async () => {
  const { text } = await page('/boatbiketours/en/demo');
  const listed = new Set(Array.from(text.matchAll(/<code>([\d ]+)<\/code>/g), ([, number = '']) => number.replaceAll(' ', '')));
  expect([...specialNumbers.cards, ...specialNumbers.accounts].filter((number) => !listed.has(number))).toEqual([]);
});

test('a payment of which a part was refunded, or that is disputed, says so (BACK-49)', async () => {
  const payments = [
    { ...payment, status: 'Completed', refunded: true },
    { ...payment, status: 'Completed', disputed: true },
  ];
  const { text } = await page('/boatbiketours/en/demo', { demoPayments: async () => payments });
  expect(text).toMatch(/<span>[^<]*paid, paid back<\/span>/);
  expect(text).toMatch(/<span>[^<]*paid, disputed<\/span>/);
});
