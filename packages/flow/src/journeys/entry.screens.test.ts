import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { homeSites } from '../testing/home-sites.ts';
import { aBackend, aBooking, departure, joinedTour, tour } from '../testing/screens/a-backend.ts';
import { status } from '../testing/screens/backend.ts';
import { choosing, choosingAddress } from '../testing/screens/choosing.ts';
import { checkoutAddress } from '../testing/screens/drafts.ts';
import { shownText } from '../testing/screens/locators.ts';
import { left, openScreen, type Screen } from '../testing/screens/open-screen.tsx';
import { aPayment } from '../testing/screens/payments.ts';
import { getWords } from '../testing/screens/words.ts';

// The entry addresses: where each leads, and which parameters are kept.
const words = getWords('en');
const heading = () => page.getByRole('heading', { level: 1 });
const parts = (address: string) => {
  const { pathname, searchParams } = new URL(address, location.origin);
  return { path: decodeURIComponent(pathname), search: Object.fromEntries(searchParams) };
};
/** The current address, or the target if the app has left the document. */
const shown = (screen: Screen) => parts(left[0] ?? screen.address());

const given = { cid: 'campaign-7', utm_source: 'partner', gclid: 'g1' };
const entries: [from: string, to: string][] = [
  ['/?all=1', '/'],
  [`/?tourId=${tour.id}&lang=de`, choosingAddress.date],
  [`/tours?tourId=${tour.id}`, choosingAddress.date],
  [choosingAddress.date, choosingAddress.date],
  [choosingAddress.ship, choosingAddress.ship],
  [`/tours/${tour.id}/date/2027-99-99`, choosingAddress.date],
  [`/departures/${departure.id}`, choosingAddress.cabins],
  [checkoutAddress('passengers'), `/departures/${departure.id}/passengers`],
  [checkoutAddress('confirmation'), `/departures/${departure.id}/passengers`],
  [`/bookings/${aBooking.id}`, `/bookings/${aBooking.id}/payment`],
  [`/payments/${aPayment.id}`, `/payments/${aPayment.id}`],
];
const visits = [
  ...entries.map(([from, to]) => ['booking', '', from, to] as const),
  ...entries.map(([from, to]) => ['frame', '/islandhopping/frame', from, to] as const),
  ['frame', '/islandhopping/frame', `/tour/${tour.id}`, choosingAddress.date] as const,
];

test.each(visits)(
  'in the shell %s: under %o, %s leads to %s, the cid is stored, and the attribution stays in the address (OUT-28, OUT-29, STORE-7, SHELL-3, SHELL-6)',
  async (shell, base, from, to) => {
    const [path = '', query] = from.split('?');
    const search = new URLSearchParams([...new URLSearchParams(query), ...Object.entries(given)]);
    const backend = aBackend({ booking: aBooking, payment: aPayment });
    const screen = await openScreen(`${base}${base && path === '/' ? '' : path}?${search}`, { shell, backend });
    // Waits until the app is shown or has left the document: many entries do not redirect.
    await expect.poll(() => left.length > 0 || heading().query() !== null).toBe(true);
    await expect.poll(() => shown(screen).path).toBe(base + to);
    expect(shown(screen).search).toMatchObject(given);
    expect(localStorage.getItem('cid')).toBe(given.cid);
    // The cabin step saves the trip a moment later.
    const { 'saved-trip': savedTrip = '', 'cid-saved-at': savedAt, ...others } = { ...localStorage };
    expect(savedAt).toMatch(/^\d+$/);
    expect(others).toEqual({ cid: given.cid });
    expect(savedTrip).not.toContain(given.cid);
  },
);

test.each([
  ['/?locale=nl', '/brand/boatbiketours/nl'],
  ['/tours?locale=nl', '/brand/boatbiketours/nl'],
  ['/islandhopping/tours', '/brand/islandhopping/en'],
])("without 'all', %s leads to the brand's home site in the language, %s (TOUR-1, TOUR-2)", async (from, to) => {
  await openScreen(from, { config: homeSites });
  await expect.poll(() => left[0]).toBe(to);
});

test('the redirect to the home site carries the attribution (OUT-44)', async () => {
  await openScreen(`/tours?${new URLSearchParams(given)}`, { config: homeSites });
  await expect.poll(() => left).not.toEqual([]);
  expect(parts(left[0] ?? '')).toEqual({ path: '/brand/boatbiketours/en', search: given });
});

test.each(['/', '/tours'])('without a home site, %s leads to the list, with the attribution (TOUR-25, OUT-44)', async (from) => {
  await openScreen(`${from}?${new URLSearchParams(given)}`);
  await expect.poll(() => left).not.toEqual([]);
  expect(parts(left[0] ?? '')).toEqual({ path: '/tours', search: { all: '1', locale: 'en', ...given } });
});

test.each(['/?all', '/tours?all', '/tours?all=1'])("with 'all' the list is shown: %s (TOUR-1, TOUR-3)", async (from) => {
  await openScreen(from);
  await expect.element(heading()).toHaveTextContent(words.text('tours', 'title'));
  await expect.element(page.css('main li').getByRole('link')).toHaveAttribute('href', '/tours/tour1');
  expect(left).toEqual([]);
});

test("of the seven steps of the progress 'Back to home' leads to the brand's home site in the language, and so does the logo (SHELL-9, SHELL-11, SHELL-14)", async () => {
  const german = getWords('de');
  const labels = ['back_to_home', 'departure_date', 'ship', 'cabins', 'personal_information', 'price_overview', 'payment'];
  await openScreen('/tours?all&locale=de', { config: homeSites });
  await expect.element(page.getByRole('banner').getByRole('link').first()).toHaveAttribute('href', '/brand/boatbiketours/de');
  await openScreen(`${choosingAddress.date}?locale=de`, { config: homeSites });
  const steps = page.getByRole('navigation', { name: german.text('progress', 'label') }).getByRole('listitem');
  await expect.poll(() => steps.elements()).toHaveLength(labels.length);
  for (const [index, key] of labels.entries()) await expect.element(steps.nth(index)).toHaveTextContent(german.text('progress', key));
  await expect.element(steps.first().getByRole('link')).toHaveAttribute('href', '/brand/boatbiketours/de');
});

test('several tourId lead to the tours joined by a colon, in the language of lang, in a document of its own (TOUR-5, TOUR-6)', async () => {
  await openScreen('/?tourId=tour1&tourId=tour2&lang=nl');
  await expect.poll(() => left).not.toEqual([]);
  const [target = ''] = left;
  expect(parts(target)).toMatchObject({ path: `/tours/${joinedTour.id}`, search: { locale: 'nl' } });
  await openScreen(target);
  await expect.element(heading()).toHaveTextContent(getWords('nl').text('tourDate', 'title'));
});

test('a region of the locale is cut off, and the locale stays in the address on the way to the next step (BRAND-10, BRAND-11)', async () => {
  const steps = choosing(getWords('de'));
  const screen = await openScreen(`${choosingAddress.date}?locale=de-AT`);
  await expect.element(heading()).toHaveTextContent(getWords('de').text('tourDate', 'title'));
  await steps.takeFirstAvailableDay();
  await steps.next().click();
  await expect.poll(() => shown(screen).path).toBe(choosingAddress.ship);
  expect(shown(screen).search).toMatchObject({ locale: 'de' });
});

test('on a phone the header leads back to the step before, on a wide screen it does not (SHELL-10)', async () => {
  const back = page.getByRole('banner').getByRole('link', { name: words.text('common', 'back') });
  await openScreen(choosingAddress.ship, { width: 390 });
  await expect.element(back).toHaveAttribute('href', expect.stringContaining(`${choosingAddress.date}?`));
  await openScreen(choosingAddress.ship, { width: 1280 });
  await expect.element(page.getByRole('article').first()).toBeVisible();
  await expect.element(back).not.toBeInTheDocument();
});

test("an address without a route shows 'Page not found' (SHELL-4, ERR-9, ERR-11)", async () => {
  await openScreen('/no/such/page');
  await expect.element(heading()).toHaveTextContent(words.text('common', 'error.title'));
  await expect.element(shownText(words.text('errors', 'page-not-found'))).toBeVisible();
  await expect.element(page.getByRole('banner')).toBeVisible();
});

test('a departure that does not exist shows an error (CABIN-29)', async () => {
  await openScreen('/departures/a0D000000000000000/cabins', { backend: aBackend({ departure: () => status(404) }) });
  await expect.element(shownText(words.text('errors', 'departure-not-found'))).toBeVisible();
});

test('the address of a booking redirects to its payment (PAY-1)', async () => {
  const id = '00000000-0000-4000-8000-000000000000';
  const screen = await openScreen(`/bookings/${id}?locale=de`, { backend: aBackend({ booking: () => status(404) }) });
  await expect.poll(() => screen.address()).toBe(`/bookings/${id}/payment?locale=de`);
});

test('the frame has the same steps, without a header, under frame/tour and frame/tours (EMBED-1, EMBED-3, EMBED-4, EMBED-8)', async () => {
  const screen = await openScreen(`/frame/tour/${tour.id}?party=3`, { shell: 'frame' });
  await expect.poll(() => shown(screen)).toEqual({ path: `/frame${choosingAddress.date}`, search: { party: '3' } });
  for (const step of [choosingAddress.ship, choosingAddress.cabins]) {
    await openScreen(`/islandhopping/frame${step}`, { shell: 'frame' });
    await expect.element(page.getByRole('article').first()).toBeVisible();
    await expect.element(page.getByRole('banner')).not.toBeInTheDocument();
    expect(document.documentElement.dataset).toMatchObject({ embedded: 'true', brand: 'islandhopping' });
  }
});

test('a campaign id that has expired is removed by the page that is opened (STORE-7, STORE-19)', async () => {
  const storedFor = (days: number) => {
    localStorage.setItem('cid', 'old');
    localStorage.setItem('cid-saved-at', String(Date.now() - days * 24 * 60 * 60 * 1000));
  };
  storedFor(29);
  await openScreen(choosingAddress.date);
  expect(localStorage.getItem('cid')).toBe('old');
  storedFor(31);
  await openScreen(choosingAddress.date);
  expect([localStorage.getItem('cid'), localStorage.getItem('cid-saved-at')]).toEqual([null, null]);
});
