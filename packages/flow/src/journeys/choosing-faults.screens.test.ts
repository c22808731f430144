import type { EndpointName } from '@booking/api/endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { homeSites } from '../testing/home-sites.ts';
import { aBackend, cabin, departure } from '../testing/screens/a-backend.ts';
import { hang, offline, status } from '../testing/screens/backend.ts';
import { choosingAddress as address, choosing, loadedContent } from '../testing/screens/choosing.ts';
import { shownText } from '../testing/screens/locators.ts';
import { openScreen } from '../testing/screens/open-screen.tsx';
import { expectAfterRetries, holdClock } from '../testing/screens/waiting.ts';
import { getWords } from '../testing/screens/words.ts';

// The choosing steps when one of their requests fails: the message, and the recovery by a retry.
const words = getWords('en');
const { retry } = choosing(words);
const error = (key: string) => words.text('errors', key);
const home = () => page.getByRole('main').getByRole('link', { name: words.text('common', 'home') });
const heading = () => page.getByRole('heading', { level: 1 });

const responses = {
  404: () => status(404, { title: 'Not found' }),
  400: () => status(400, { title: 'Bad request' }),
  500: () => status(500, 'no'),
  malformed: () => Response.json({ surprise: true }),
};
type Fault = keyof typeof responses;
/** The heading of each step after a failed request. The list becomes an error page. */
const titles = {
  list: words.text('common', 'error.title'),
  date: words.text('tourDate', 'title'),
  ship: words.text('ship', 'title'),
  cabins: words.text('cabins', 'title'),
};
type Step = keyof typeof titles;

/** Step, failing endpoint, its responses, the message's key, and the rules. */
const failures: [Step, EndpointName, Fault[], string, string][] = [
  ['list', 'tours', [400, 500, 'malformed'], 'tour-data-failed', 'TOUR-14, TOUR-16, ERR-13'],
  ['date', 'tour', [400, 500, 'malformed'], 'tour-data-failed', 'DATE-33, TOUR-14, ERR-13'],
  ['date', 'tourDepartures', [500, 'malformed'], 'tour-data-failed', 'DATE-33, ERR-13'],
  ['ship', 'tourDepartures', [500, 'malformed'], 'no-departure', 'SHIP-14, ERR-13'],
  ['cabins', 'departure', [500, 'malformed'], 'no-departure', 'CABIN-30, ERR-13'],
  ['cabins', 'departureCabins', [500, 'malformed'], 'no-cabin', 'CABIN-30, ERR-13'],
  ['cabins', 'departureProducts', [500, 'malformed'], 'no-product', 'CABIN-30, ERR-13'],
];

test.each(failures.flatMap(([step, endpoint, faults, key, rules]) => faults.map((fault) => [step, endpoint, fault, key, rules] as const)))(
  '%s: %s responds with %s: the step shows %s, keeps its heading, and a retry succeeds (%s)',
  async (step, endpoint, fault, key) => {
    const backend = aBackend();
    backend.intercept((request) => (request.endpoint === endpoint ? responses[fault]() : undefined));
    holdClock();
    await openScreen(address[step], { backend });
    const notice = page.getByText(error(key), { exact: true }).first();
    await expectAfterRetries(notice);
    await expect.element(heading()).toHaveTextContent(titles[step]);
    await expect.element(heading()).toBeVisible();
    backend.intercept(null);
    await retry().click();
    await expect.element(notice).not.toBeInTheDocument();
    await expect.element(loadedContent()).toBeVisible();
  },
);

test.each([
  ['list', 'tours', 'tour-data-failed'],
  ['ship', 'tourDepartures', 'no-departure'],
  ['cabins', 'departureProducts', 'no-product'],
] as const)('%s: a 404 of %s is final, so there is no retry (ERR-13, ERR-30)', async (step, endpoint, key) => {
  await openScreen(address[step], { backend: aBackend({ [endpoint]: responses[404] }) });
  await expect.element(page.getByText(error(key), { exact: true }).first()).toBeVisible();
  expect(retry().elements()).toHaveLength(0);
});

test("a departure that does not exist shows 'Not found' with a link to the home site (CABIN-29, ERR-14)", async () => {
  await openScreen(address.cabins, { backend: aBackend({ departure: responses[404] }), config: homeSites });
  await expect.element(heading()).toHaveTextContent(words.text('common', 'error.notFound'));
  await expect.element(page.getByText(error('departure-not-found'), { exact: true }).first()).toBeVisible();
  await expect.element(home()).toHaveAttribute('href', '/brand/boatbiketours/en');
});

test('a list that cannot be loaded links to the home site as well (TOUR-16)', async () => {
  await openScreen(address.list, { backend: aBackend({ tours: responses[404] }), config: homeSites });
  await expect.element(page.getByText(error('tour-data-failed'), { exact: true })).toBeVisible();
  await expect.element(home()).toHaveAttribute('href', '/brand/boatbiketours/en');
});

test('while the responses are pending, each step shows its heading and a loading message (TOUR-15)', async () => {
  const backend = aBackend();
  backend.intercept(hang);
  for (const [step, title] of Object.entries({ ...titles, list: words.text('tours', 'title') }) as [Step, string][]) {
    await openScreen(address[step], { backend });
    await expect.element(heading()).toHaveTextContent(title);
    const busy = page.css('[aria-busy=true]').or(page.getByRole('status').filter({ hasText: words.text('common', 'loading') }));
    await expect.element(busy.shown()).toBeVisible();
  }
});

test('empty responses have their own messages, and an empty calendar is still shown (TOUR-13, SHIP-13, CABIN-28, ERR-15)', async () => {
  const backend = aBackend({ tours: { data: [] }, tourDepartures: [], departureCabins: [] });
  for (const [step, message] of [
    ['list', words.text('tours', 'none')],
    ['ship', error('no-ship-available')],
    ['cabins', error('no-cabins-available')],
  ] as const) {
    await openScreen(address[step], { backend });
    await expect.element(shownText(message)).toBeVisible();
  }
  await openScreen(address.date, { backend });
  await expect.element(page.css('[role=gridcell][data-state=none]').first()).toBeVisible();
  await expect.element(page.css('[role=gridcell][data-state=available]')).not.toBeInTheDocument();
});

test('without translations and prices the steps fall back to the data they have (BRAND-18)', async () => {
  const missing = responses[404];
  const backend = aBackend({ shipTranslations: missing, productTranslations: missing, cabinTranslations: missing, tourPrices: missing });
  for (const step of ['date', 'ship', 'cabins'] as const) {
    await openScreen(address[step], { backend });
    await expect.element(loadedContent()).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  }
  expect(backend.of('tourPrices')).not.toHaveLength(0);
  expect(backend.of('cabinTranslations')).not.toHaveLength(0);
});

test('a lost connection is reported in the visitor’s language, and a retry succeeds (ERR-7)', async () => {
  const dutch = getWords('nl');
  const backend = aBackend();
  backend.intercept(offline);
  holdClock();
  await openScreen(`${address.ship}?locale=nl`, { backend });
  await expectAfterRetries(page.getByText(dutch.text('errors', 'network')).first());
  backend.intercept(null);
  await choosing(dutch).retry().click();
  await expect.element(loadedContent()).toBeVisible();
});

test('malicious HTML in translations is reduced to the allowed tags, and links open safely (SHELL-20, OUT-33)', async () => {
  const evil = [
    '<p onclick="window.hacked=1">Fine <b>ship</b> <u>u</u><br></p><script>window.hacked=1</script><img src=x onerror="window.hacked=1">',
    '<svg onload="window.hacked=1"></svg><iframe srcdoc="<script>parent.hacked=1</script>"></iframe><style>body{display:none}</style>',
    '<a href="javascript:window.hacked=1">bad</a><a href="https://example.com" onmouseover="window.hacked=1" target="_self">good</a>',
  ].join('');
  const texts = [departure.ship_id, cabin.id].map((id) => ({ id, language: 'en' as const, name: '<i>Name</i>', description: evil }));
  const backend = aBackend({ shipTranslations: texts, cabinTranslations: texts });
  for (const step of ['ship', 'cabins'] as const) {
    await openScreen(address[step], { backend });
    const card = page.getByRole('article').first();
    // A name is plain text.
    await expect.element(card.getByText('<i>Name</i>').first()).toBeVisible();
    const good = card.getByRole('link', { name: 'good', exact: true });
    await expect.element(good).toHaveAttribute('rel', 'noopener noreferrer');
    await expect.element(good).toHaveAttribute('target', '_blank');
    await expect.element(card.getByText('bad', { exact: true })).toBeInTheDocument();
    // Without an address it is no link.
    await expect.element(card.getByRole('link', { name: 'bad', exact: true })).not.toBeInTheDocument();
    const unsafe = 'script, style, svg[onload], iframe, img[onerror], [onclick], [onmouseover]';
    expect(card.element().querySelectorAll(unsafe)).toHaveLength(0);
    expect('hacked' in window).toBe(false);
  }
});

test('list: after a failed response with the translated names, a tour stays focused while they are requested again (BRAND-27)', async () => {
  const backend = aBackend();
  backend.set({ tourTranslations: () => responses[400]() });
  await openScreen(address.list, { backend, config: { translatedTours: true } });
  const tours = page.css('main li > a');
  await expect.element(tours).toBeVisible();
  const before = backend.of('tourTranslations').length;
  backend.set({ tourTranslations: hang });
  const link = tours.element() as HTMLElement;
  link.focus();
  await expect.poll(() => backend.of('tourTranslations').length).toBeGreaterThan(before);
  // The query is loading again.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(document.activeElement).toBe(link);
  await expect.element(tours).toBeVisible();
});
