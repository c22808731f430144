import { afterEach, expect, test, vi } from 'vitest';
import { backend, build, day, renderAt, tour } from '../../testing/render-at.ts';
import { createRenderer } from './render-page.tsx';

afterEach(() => {
  backend.mockClear();
  vi.useRealTimers();
});

const respondingWithTours = (getTours: () => unknown[]): typeof backend =>
  vi.fn(async (address, init) => (String(address) === '/api/v1/tours' ? Response.json({ data: getTours() }) : backend(address, init)));
const getPageData = (document: string | null): { renderedFor: string; queries: { key: string[] }[] } =>
  JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(document ?? '')?.[1] ?? '');

test.each([
  '/bookings/1/payment',
  '/payments/1',
  '/islandhopping/bookings/1/confirmed',
  '/islandhopping/payments/1/completed',
  '/frame/bookings/1/payment',
  '/islandhopping/frame/payments/1',
])('%s is personal: its loading state is rendered, and nothing is requested (BACK-27)', async (path) => {
  const { document, personal } = await renderAt(path);
  expect(personal).toBe(true);
  expect(document).toContain('<title>');
  expect(getPageData(document).queries).toEqual([]);
  expect(backend).not.toHaveBeenCalled();
});

test.each(['/departures/d1/passengers', '/islandhopping/frame/departures/d1/confirmation'])(
  '%s: its loading state is rendered, and the page carries the data of the trip',
  async (path) => {
    const { document } = await renderAt(path);
    expect(document).not.toContain('<form');
    const keys = getPageData(document).queries.map(({ key }) => key.join(' '));
    expect(keys).toEqual(expect.arrayContaining(['departures d1', 'departures d1 cabins', 'departures d1 products']));
    expect(keys.some((key) => key.includes('voucher'))).toBe(false);
  },
);

test.each(['/tours/a', '/islandhopping/tours/a', '/frame/tours/a'])('%s shows the month with its states and prices', async (path) => {
  const { document, personal } = await renderAt(path);
  expect(personal).toBe(false);
  expect(document).toMatch(/<td[^>]* data-date="2027-05-01" data-state="available"/);
  expect(document).toMatch(/<span[^>]* translate="no"><span[^>]*>€<\/span><span[^>]*>2,049<\/span><\/span>/);
  expect(document).toContain('Amsterdam &lt;b&gt;to&lt;/b&gt; Bruges');
});

/** The headings of tour list, date, ship (there is one) and cabins. */
const headings = {
  en: ['Choose your tour', 'Choose your departure date', 'Your ship', 'Choose your cabins'],
  nl: ['Kies je reis', 'Kies je vertrekdatum', 'Je schip', 'Kies je hutten'],
  de: ['Wählen Sie Ihre Reise', 'Wählen Sie Ihren Reisetermin', 'Ihr Schiff', 'Wählen Sie Ihre Kabinen'],
};
const choosing = [
  { path: '/tours?all=1&', content: 'href="/tours/a' },
  { path: '/tours/a?', content: 'data-state="available"' },
  { path: `/tours/a/date/${day}?`, content: 'Lotte' },
  { path: '/departures/d1/cabins?', content: 'Twin' },
];

test.each(
  ['', '/islandhopping', '/frame', '/islandhopping/frame'].flatMap((base) =>
    (Object.keys(headings) as (keyof typeof headings)[]).map((language) => [base, language] as const),
  ),
)(
  '%s, %s: each choosing screen has its heading and content in its language and brand, a frame no header (SHELL-26, SHELL-28, EMBED-8)',
  async (base, language) => {
    const isFrame = base.endsWith('/frame');
    for (const [index, { path, content }] of choosing.entries()) {
      const { document } = await renderAt(`${base}${path}locale=${language}`);
      expect(document).toContain(
        `<html lang="${language}" data-brand="${base.startsWith('/islandhopping') ? 'islandhopping' : 'boatbiketours'}"`,
      );
      expect(/<h1[^>]*>(.*?)<\/h1>/.exec(document ?? '')?.[1]).toBe(headings[language][index]);
      expect(document?.split('page-data')[0]).toContain(content.replace('="/', `="${base}/`));
      expect(document?.match(/<header[ >]/g) ?? []).toHaveLength(isFrame ? 0 : 1);
      if (index > 0 && !isFrame) expect(document).toMatch(/<nav[ >]/);
    }
  },
);

test('the page contains its data, so that the browser does not request them again', async () => {
  const { document } = await renderAt('/tours/a');
  expect(getPageData(document).renderedFor).toMatch(/^boatbiketours,/);
  expect(getPageData(document).queries.map(({ key }) => key.join(' '))).toEqual([
    'tours a prices',
    'tours a',
    'tours a departures 2027-05',
    'tours a departures 2027-06',
  ]);
});

test('links lead from the tour list to a date, to a ship, to its cabins, without a script (CABIN-25)', async () => {
  expect((await renderAt('/tours?all=1')).document).toContain('href="/tours/a"');
  expect((await renderAt('/tours/a')).document).toContain(`href="/tours/a?date=${day}&amp;party=2"`);
  expect((await renderAt(`/tours/a?date=${day}&party=2`)).document).toContain(`href="/tours/a/date/${day}?party=2"`);
  expect((await renderAt(`/tours/a/date/${day}?party=2`)).document).toContain('href="/departures/d1/cabins?party=2"');
});

test('with translated tours every choosing screen names the tour in the language, else in English, else by its own name (BRAND-27, CALL-42)', async () => {
  const entry = (language: string, name: string) => ({ id: 'a', language, name });
  const fetch: typeof backend = vi.fn(async (address, init) =>
    String(address) === '/api/v1/translations/tours'
      ? Response.json([entry('en', 'From Amsterdam'), entry('de', 'Ab Amsterdam')])
      : backend(address, init),
  );
  const shown = async (path: string, translatedTours = true) =>
    (await renderAt(path, { config: { translatedTours }, fetch })).document?.split('page-data')[0];
  for (const { path } of choosing) {
    expect(await shown(`${path}locale=de`)).toContain('Ab Amsterdam');
    expect(await shown(`${path}locale=nl`)).toContain('From Amsterdam');
  }
  const requests = vi.mocked(fetch).mock.calls.length;
  expect(await shown('/tours?all=1&locale=de', false)).toContain('Amsterdam &lt;b&gt;to');
  expect(
    vi
      .mocked(fetch)
      .mock.calls.slice(requests)
      .map(([address]) => String(address)),
  ).toEqual(['/api/v1/tours']);
});

test("a brand's list has its own tours only (TOUR-20)", async () => {
  const config = { brands: { boatbiketours: { tourIds: ['b'] } } };
  const fetch = respondingWithTours(() => [tour, { ...tour, id: 'b' }]);
  const { document } = await renderAt('/tours?all=1', { config, fetch });
  expect(document).toContain('href="/tours/b"');
  expect(document).not.toContain('href="/tours/a"');
  expect((await renderAt('/islandhopping/tours?all=1', { config, fetch })).document).toContain('href="/islandhopping/tours/a"');
});

test('the same address shows its current data, and is rendered separately for each site and language', async () => {
  let name = 'Old name';
  const fetch = respondingWithTours(() => [{ ...tour, name }]);
  const render = createRenderer(build, { shell: 'booking', config: {}, fetch });
  const shown = async (address: string) => (await render({ url: new URL(address), framed: false })).document?.split('page-data')[0];
  const first = await shown('https://book.test/tours?all=1');
  expect(first).toContain('Old name');
  expect(await shown('https://book.test/tours?all=1')).toBe(first);
  name = 'New name';
  expect(await shown('https://book.test/tours?all=1')).toContain('New name');
  expect(await shown('https://book.test/tours?all=1&locale=nl')).toContain('Kies je reis');
  expect(await shown('https://book.test/islandhopping/tours?all=1')).toContain('data-brand="islandhopping"');
});

test('the chat button is rendered where a chat is configured (OUT-12, SHELL-25)', async () => {
  const chat = { orgId: '00D', deploymentName: 'Web', siteUrl: 'https://chat.test/site', scrt2Url: 'https://chat.test' };
  const { document } = await renderAt('/tours/a', { config: { chat } });
  expect(document).toContain('<h1 tabindex="-1">Choose your departure date</h1>');
  expect(document).toContain('Chat');
});

test('descriptions are sanitised on the server as well', async () => {
  const { document } = await renderAt(`/tours/a/date/${day}`);
  expect(document).toContain('<p>A <b>fine</b> ship</p>');
  expect(document?.split('page-data')[0]).not.toContain('onclick');
});

test.each([
  ['hang', () => new Promise<Response>(() => {})],
  ['fail', () => Promise.resolve(new Response('', { status: 500 }))],
  ['are malformed', () => Promise.resolve(Response.json({ surprise: true }))],
] as const)('a page whose data %s is sent within a second, with its layout (SHELL-30)', async (_, fetch) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const rendered = renderAt('/tours/a', { fetch });
  while (vi.getTimerCount() === 0) await new Promise(setImmediate);
  await vi.advanceTimersByTimeAsync(999);
  const { document } = await rendered;
  expect(document).toContain('<h1 tabindex="-1">Choose your departure date</h1>');
  expect(getPageData(document)).toMatchObject({ renderedFor: '', queries: [] });
});

test('requests that a page did not wait for are aborted (SHELL-30)', async () => {
  const signals: AbortSignal[] = [];
  await renderAt('/tours/a', {
    fetch: (_, init) => {
      if (init?.signal) signals.push(init.signal);
      return new Promise(() => {});
    },
  });
  expect(signals.length).toBeGreaterThan(1);
  expect(signals.every(({ aborted }) => aborted)).toBe(true);
});

test('an address that only redirects has no document', async () => {
  expect(await renderAt('/?tourId=a')).toMatchObject({ document: null, status: 200 });
});

test('of a repeated locale the last one counts, for the page, its links and its language switch (BRAND-25)', async () => {
  const { document } = await renderAt('/tours?all&locale=nl&locale=de');
  expect(document).toContain('<html lang="de"');
  expect(document).toContain('href="/tours/a?locale=de"');
  expect(document).toMatch(/<a [^>]*hrefLang="de"[^>]* aria-current="true"/);
});

test('a mangled address is rendered as it was meant (BRAND-10, BRAND-35)', async () => {
  const { document } = await renderAt(`/tours/a?date=${day}&amp;party=3?locale=de).`);
  expect(document).toContain('<html lang="de"');
  expect(document).toContain(`href="/tours/a/date/${day}?party=3&amp;locale=de"`);
});

test('a request from a frame gets the embedded layout, without a header', async () => {
  expect((await renderAt('/tours/a')).document).toContain('<header');
  const { document } = await renderAt('/tours/a', {}, true);
  expect(document).toContain('<html lang="en" data-brand="boatbiketours" data-font="later" data-embedded="true" data-framed>');
  expect(document).not.toContain('<header');
});

test('the policy of the page names its styles and its inline scripts', async () => {
  const { hashes } = await renderAt('/tours/a');
  const hash = expect.stringMatching(/^'sha256-.{44}'$/);
  expect(hashes).toEqual({ scripts: [hash, hash, hash, hash], style: hash });
});

test.each([
  ['/tours/a', true],
  ['/departures/d1/passengers', false],
  ['/islandhopping/departures/d1/confirmation', false],
  ['/bookings/1/payment', false],
  ['/bookings/1', false],
])('%s may be shown in a frame by pages of this site: %s', async (path, frameable) => {
  expect((await renderAt(path)).frameable).toBe(frameable);
});

test.each([
  ['en', 'Your browser is not supported.', 'Please update your browser.'],
  ['nl', 'Je browser wordt niet ondersteund.', 'Werk je browser bij.'],
  ['de', 'Ihr Browser wird nicht unterstützt.', 'Bitte aktualisieren Sie Ihren Browser.'],
] as const)('a page in %s has its notice for a browser that is too old (SHELL-7, ERR-23)', async (language, title, text) => {
  const { document } = await renderAt(`/tours/a?locale=${language}`);
  expect(document).toContain(`<strong>${title}</strong><p>${text}</p>`);
});

test('a page has every day that any visitor may still book, whatever the day of the server (DATE-47)', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${day}T11:59:00Z`) });
  const cell = new RegExp(`<[^>]*data-date="${day}"[^>]*>`);
  const before = (await renderAt('/tours/a')).document ?? '';
  expect(cell.exec(before)?.[0]).toContain('data-state="available"');
  expect(before).toContain('"today":"2027-04-30"');
  // Now the day has begun everywhere.
  vi.setSystemTime(Date.parse(`${day}T12:00:00Z`));
  const after = (await renderAt('/tours/a')).document ?? '';
  expect(cell.exec(after)?.[0]).toContain('data-state="unavailable"');
});
