import { afterEach, expect, test, vi } from 'vitest';
import { backend, day, renderAt } from '../../testing/render-at.ts';

afterEach(() => void backend.mockClear());

const getTags = (document: string | null): Record<string, string> =>
  Object.fromEntries(
    Array.from((document ?? '').matchAll(/<meta property="og:(\w+)" content="([^"]*)">/g), ([, name, content]) => [name, content]),
  );
const pictures = { config: { tourPictures: '/pictures/{id}.webp' } };
const tags = (path: string) => renderAt(path, pictures).then(({ document }) => getTags(document));
const shared = { title: 'Amsterdam &lt;b>to&lt;/b> Bruges', image: 'https://book.test/pictures/a.webp', type: 'website' };

test('a messenger shows what a shared link is: tour, dates, persons, price and picture, nothing about the visitor (SHELL-48)', async () => {
  const noise = 'cid=c1&utm_source=mail&gclid=g';
  expect(await tags(`/tours/a?${noise}`)).toMatchObject({
    ...shared,
    description: '2 people · from €2,049 p.p.',
    url: 'https://book.test/tours/a?party=2&amp;locale=en',
  });
  expect(await tags(`/tours/a?date=${day}&party=3&${noise}`)).toMatchObject({
    ...shared,
    description: 'May 1 – 8, 2027 · 3 people · from €2,049 p.p.',
    url: `https://book.test/tours/a?date=${day}&amp;party=3&amp;locale=en`,
  });
  expect(await tags(`/islandhopping/tours/a/date/${day}?party=3&locale=de`)).toMatchObject({
    ...shared,
    description: expect.stringMatching(/^1\.–8\. Mai 2027 · 3 Personen · ab /),
    url: `https://book.test/islandhopping/tours/a/date/${day}?party=3&amp;locale=de`,
  });
  const cabins = 'https://book.test/departures/d1/cabins?cabins=twin:2&amp;party=2&amp;locale=en';
  for (const step of ['cabins', 'passengers'])
    expect(await tags(`/departures/d1/${step}?cabins=twin:2&party=2&${noise}`)).toMatchObject({
      ...shared,
      description: 'May 1 – 8, 2027 · 2 people · from €2,049 p.p.',
      url: cabins,
    });
});

test("the preview's price is what is paid: after the departure's own voucher, as on the screens (SHELL-48, DATE-8)", async () => {
  const voucher = { code: 'EARLY', description: null, discount_type: 'Discount Percentage', percentage: 10, amount: null };
  const withVoucher = (body: object): object => (Array.isArray(body) ? body.map(withVoucher) : { ...body, voucher });
  const fetch: typeof backend = vi.fn(async (address, init) => {
    const response = await backend(address, init);
    return /departures\?|departures\/d1$/.test(String(address)) ? Response.json(withVoucher(await response.json())) : response;
  });
  for (const path of [`/tours/a?date=${day}`, `/tours/a/date/${day}?`, '/departures/d1/cabins?'])
    expect(getTags((await renderAt(path, { fetch })).document).description).toContain('from €1,844.10 p.p.');
});

test('the preview names the tour in the language of the page, on every step (SHELL-48, BRAND-27)', async () => {
  const entry = (language: string, name: string) => ({ id: 'a', language, name });
  const translations = [entry('en', 'From Amsterdam'), entry('de', 'Ab Amsterdam')];
  const fetch: typeof backend = vi.fn(async (address, init) =>
    String(address) === '/api/v1/translations/tours' ? Response.json(translations) : backend(address, init),
  );
  const title = async (path: string, translatedTours = true) =>
    getTags((await renderAt(path, { config: { translatedTours }, fetch })).document).title;
  for (const path of ['/tours/a?', `/tours/a/date/${day}?`, '/departures/d1/cabins?', '/departures/d1/passengers?cabins=twin:2&']) {
    expect(await title(`${path}locale=de`)).toBe('Ab Amsterdam');
    expect(await title(`${path}locale=nl`)).toBe('From Amsterdam');
  }
  expect(await title('/tours/a?locale=de', false)).toBe(shared.title);
});

test('messengers get pictures of their own, which are no SVG, and the brand’s for a page without a tour (SHELL-59)', async () => {
  const config = {
    ...pictures.config,
    socialPictures: '/social/{id}.png',
    brands: { boatbiketours: { socialPicture: 'https://cdn.example/brand.png' } },
  };
  const image = async (path: string) => getTags((await renderAt(path, { config })).document).image;
  expect(await image('/tours/a')).toBe('https://book.test/social/a.png');
  expect(await image('/tours?all=1')).toBe('https://cdn.example/brand.png');
  expect(await image('/islandhopping/tours?all=1')).toBeUndefined();
});

test.each(['/bookings/b-1/payment', '/bookings/b-1/confirmed', '/payments/p-1', '/payments/p-1/completed'])(
  '%s: the preview names the site and the page, and has no id (SHELL-48)',
  async (path) => {
    expect(Object.keys(await tags(path)).toSorted()).toEqual(['locale', 'site_name', 'title', 'type']);
    const { document } = await renderAt(path, pictures);
    expect(document?.split('<body>')[0]).not.toMatch(/[bp]-1/);
  },
);
