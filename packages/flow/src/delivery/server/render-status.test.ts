import { afterEach, expect, test } from 'vitest';
import { backend, day, renderAt } from '../../testing/render-at.ts';

afterEach(() => void backend.mockClear());

test.each([
  ['/no/such/page', 404],
  ['/frame/no/such/page', 404],
  ['/tour/a', 404],
  ['/frame/tour/a', 200],
  ['/tours/unknown', 404],
  [`/islandhopping/tours/unknown/date/${day}`, 404],
  ['/departures/unknown/cabins', 404],
  ['/departures/unknown/passengers', 404],
  ['/islandhopping/frame/departures/unknown/confirmation', 404],
  ['/tours?all', 200],
  ['/tours/a', 200],
  [`/tours/a/date/${day}`, 200],
  ['/departures/d1/cabins', 200],
  ['/departures/d1/passengers', 200],
  ['/bookings/unknown/payment', 200],
] as const)('%s has the status %i (ERR-11, ERR-30, SHELL-4)', async (path, status) => {
  expect(await renderAt(path)).toMatchObject({ status });
});

test.each([
  ['/tours/%E0%A4%A', 400],
  ['/frame/tours/%E0%A4%A', 400],
  ['/bookings/b-1%E0%A4%A/payment', 400],
  ['/tours/%00', 400],
  ['/frame/departures/%00/cabins', 400],
  ['/bookings/b-1%00/payment', 400],
  ['//', 404],
  ['///', 404],
] as const)('the mangled address %s is not found, with the status %i (ERR-35)', async (path, status) => {
  expect(await renderAt(path)).toMatchObject({ status, document: null });
});

test.each(['//tours/a', '/tours//a', '/islandhopping//tours/a', '//islandhopping/tours//a/'])(
  '%s is rendered like the address with single slashes (BRAND-35)',
  async (path) => {
    const { document, status } = await renderAt(path);
    expect(status).toBe(200);
    expect(document).toContain('data-state="available"');
    expect(document).toContain(`data-brand="${path.includes('islandhopping') ? 'islandhopping' : 'boatbiketours'}"`);
  },
);

test.each([
  ['/bookings/b-1/payment', true],
  ['//bookings/b-1/payment', true],
  ['/bookings/b-1/payment/more', true],
  ['/booking/b-1', true],
  ['/bookings/b-1%E0%A4%A', true],
  ['/bookings/b-1%00/payment', true],
  ['/no/such/page', true],
  ['/tours/unknown', false],
] as const)('an address with the id of a booking, or without a page, is kept from other sites: %s, %s (OUT-30)', async (path, personal) => {
  expect(await renderAt(path)).toMatchObject({ personal });
});

test.each(['/tours/unknown', '/departures/unknown/cabins'])(
  'the not-found page of %s leads to all tours and to help, without a retry (ERR-30)',
  async (path) => {
    const { document } = await renderAt(path);
    const content = document?.split('id="page-data"')[0] ?? '';
    expect(content).toContain('Not found</h1>');
    expect(content).toContain('href="/tours?all=1"');
    expect(content).toMatch(/href="tel:\+\d+"[^>]*>Call/);
    expect(content).not.toContain('Try again</button>');
  },
);

test('an unavailable backend is no 404 (ERR-30)', async () => {
  const fetch = () => Promise.resolve(new Response('', { status: 503 }));
  const { document, status } = await renderAt('/departures/d1/cabins', { fetch });
  expect(status).toBe(200);
  expect(document).not.toContain('Not found</h1>');
});
