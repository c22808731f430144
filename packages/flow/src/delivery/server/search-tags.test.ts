import { afterEach, expect, test, vi } from 'vitest';
import { backend, day, renderAt } from '../../testing/render-at.ts';
import { createSearchFiles } from './render-page.tsx';

afterEach(() => void backend.mockClear());

const headOf = async (path: string, options = {}): Promise<string> => (await renderAt(path, options)).document?.split('<body>')[0] ?? '';
const description = (head: string) => /<meta name="description" content="([^"]*)">/.exec(head)?.[1];
const links = (head: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(head.matchAll(/<link rel="(canonical|alternate)"(?: hreflang="([\w-]+)")? href="([^"]*)">/g), ([, rel, language, href]) => [
      language ?? rel,
      href,
    ]),
  );
const subject = (head: string): Record<string, unknown> | null =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1] ?? 'null');

test.each([
  ['/tours?all=1&cid=c1', '/tours?all=1'],
  ['/?all=1', '/tours?all=1'],
  [`/tours/a?date=${day}&party=3&utm_source=mail&gclid=g`, '/tours/a?'],
  [`/tours/a/date/${day}?party=3`, `/tours/a/date/${day}?`],
  ['/departures/d1/cabins?cabins=twin:2&party=2&tours=a', '/departures/d1/cabins?'],
  ['/islandhopping/tours/a', '/islandhopping/tours/a?'],
])('%s has one address in each language, without what was chosen or who visits (SHELL-72)', async (path, address) => {
  const base = `https://book.test${address}`;
  const german = `${base}${base.endsWith('?') ? '' : '&amp;'}locale=de`;
  const english = base.replace(/\?$/, '');
  const dutch = german.replace('=de', '=nl');
  const all = { en: english, nl: dutch, de: german, 'x-default': english };
  expect(links(await headOf(path))).toEqual({ canonical: english, ...all });
  expect(links(await headOf(`${path}${path.includes('?') ? '&' : '?'}locale=de`))).toEqual({ canonical: german, ...all });
});

test('a search result describes the tour with its length and lowest price, in the language of the page (SHELL-72)', async () => {
  const tour = 'Amsterdam &lt;b>to&lt;/b> Bruges';
  expect(description(await headOf('/tours/a'))).toMatch(`${tour}, 8 days, from €2,049 per person: `);
  expect(description(await headOf('/tours/a?locale=nl'))).toMatch(/, 8 dagen, vanaf .*2\.049.* per persoon: /);
  expect(description(await headOf(`/tours/a/date/${day}`))).toBe(`${tour} · May 1 – 8, 2027 · 2 people · from €2,049 p.p.`);
  expect(description(await headOf('/islandhopping/tours?all=1&locale=de'))).toMatch(/^Alle Reisen von .+ mit ihren Preisen\./);
});

test('the title of a tour’s dates names the tour (SHELL-8)', async () => {
  const title = (head: string) => /<title>(.*?)<\/title>/.exec(head)?.[1];
  expect(title(await headOf('/tours/a'))).toBe('Amsterdam &lt;b&gt;to&lt;/b&gt; Bruges: dates and prices · Boat Bike Tours');
  expect(title(await headOf('/tours/a?locale=de'))).toMatch(/: Termine und Preise · /);
  expect(title(await headOf(`/tours/a/date/${day}`))).toBe('Your ship · Boat Bike Tours');
});

test('the structured data of a tour are what its calendar shows: days that can be booked, with the price that a person pays (SHELL-72)', async () => {
  const full = { code: 'EARLY', description: null, discount_type: 'Discount Percentage', percentage: 10, amount: null };
  const fetch: typeof backend = vi.fn(async (address, init) => {
    const response = await backend(address, init);
    if (!String(address).endsWith('start=2027-05-01&end=2027-06-01')) return response;
    const [departure] = await response.json();
    const others = [
      { ...departure, id: 'd2', date: '2027-05-08', end_date: '2027-05-15', voucher: full },
      { ...departure, id: 'd3', date: '2027-05-15', end_date: '2027-05-22', on_request: true },
      {
        ...departure,
        id: 'd4',
        date: '2027-05-22',
        end_date: '2027-05-29',
        availability: { ...departure.availability, available_passengers: 0 },
      },
    ];
    return Response.json([departure, ...others]);
  });
  const config = { tourPictures: '/pictures/{id}.webp', brands: { boatbiketours: { homeSite: '/brand/x' } } };
  const head = await headOf('/tours/a?locale=de', { fetch, config });
  expect(head).not.toContain('<b>to');
  const trip = (from: string, to: string, price: string) => ({
    '@type': 'TouristTrip',
    name: 'Amsterdam <b>to</b> Bruges',
    departureTime: from,
    arrivalTime: to,
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: price,
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      url: `https://book.test/tours/a/date/${from}?locale=de`,
    },
  });
  expect(subject(head)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'TouristTrip',
    name: 'Amsterdam <b>to</b> Bruges',
    url: 'https://book.test/tours/a?locale=de',
    image: 'https://book.test/pictures/a.webp',
    provider: { '@type': 'Organization', name: 'Boat Bike Tours', url: 'https://book.test/brand/x' },
    subTrip: [trip(day, '2027-05-08', '2049.00'), trip('2027-05-08', '2027-05-15', '1844.10')],
  });
});

test.each([
  '/frame/tours/a',
  '/tours/a?embedded=true',
  '/departures/d1/passengers?cabins=twin:2',
  '/bookings/b-1/payment',
  '/payments/p-1',
  '/tours/unknown',
])('%s is nothing for a search engine (SHELL-72)', async (path) => {
  const { document, searched } = await renderAt(path);
  expect(searched).toBe(false);
  expect(document).not.toMatch(/rel="(canonical|alternate)"|name="description"|ld\+json/);
});

test('the site map has the tour list and the dates of each of the brand’s tours, in every language (SHELL-73)', async () => {
  const tours = [
    { id: 'a', name: 'A', duration: 8 },
    { id: 'b&c', name: 'B', duration: 8 },
  ];
  const fetch = async () => Response.json({ data: tours });
  const locations = async (path: string, config = {}) =>
    Array.from(
      (await createSearchFiles({ config, fetch })(new URL(`https://book.test${path}`))).matchAll(/<loc>(.*?)<\/loc>/g),
      ([, url]) => url,
    );
  const inAll = (english: string, joint: string) => [english, `${english}${joint}locale=nl`, `${english}${joint}locale=de`];
  expect(await locations('/sitemap.xml')).toEqual([
    ...inAll('https://book.test/tours?all=1', '&amp;'),
    ...inAll('https://book.test/tours/a', '?'),
    ...inAll('https://book.test/tours/b%26c', '?'),
  ]);
  const own = { brands: { islandhopping: { tourIds: ['a'] } } };
  expect(await locations('/islandhopping/sitemap.xml', own)).toEqual([
    ...inAll('https://book.test/islandhopping/tours?all=1', '&amp;'),
    ...inAll('https://book.test/islandhopping/tours/a', '?'),
  ]);
});

test('without the tours there is no site map', async () => {
  const fetch = async () => new Response('', { status: 500 });
  await expect(createSearchFiles({ config: {}, fetch })(new URL('https://book.test/sitemap.xml'))).rejects.toThrow();
});

test('robots.txt names no address with a choice, and the site map (SHELL-73)', async () => {
  const fetch = () => Promise.reject(new Error('no request'));
  const robots = await createSearchFiles({ config: {}, fetch })(new URL('https://book.test/robots.txt'));
  for (const line of ['Disallow: /*?party=', 'Disallow: /*&cabins=', 'Sitemap: https://book.test/sitemap.xml'])
    expect(robots.split('\n')).toContain(line);
});
