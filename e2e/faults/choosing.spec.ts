import { expect, type Page } from '@playwright/test';
import { date, departure, endpointOf, mockBackend, type Responses, tour } from '../pages/mock-backend.ts';
import { content } from '../pages/screens.ts';
import { expectAfterRetries, shown } from '../pages/shown.ts';
import { test } from '../pages/test.ts';
import { wordsOf } from '../pages/words.ts';

// The message of each selection screen when one of its requests fails, and that a retry recovers.
const words = wordsOf('en');
const error = (key: string) => words.text('errors', key);

type Fault = { name: string; answer: { status: number; json: unknown } };
const missing: Fault = { name: '404', answer: { status: 404, json: { title: 'Not found' } } };
const refused: Fault = { name: '400', answer: { status: 400, json: { title: 'Bad request' } } };
const broken: Fault = { name: '500', answer: { status: 500, json: 'no' } };
const malformed: Fault = { name: 'malformed', answer: { status: 200, json: { surprise: true } } };

const address = {
  list: '/tours?all',
  date: `/tours/${tour.id}`,
  ship: `/tours/${tour.id}/date/${date}`,
  cabins: `/departures/${departure.id}/cabins`,
};

/** Screen, failing endpoint, fault, message. */
const cases: [keyof typeof address, keyof Responses, Fault, string][] = [
  ...[missing, refused, broken, malformed].map((fault): (typeof cases)[number] => ['list', 'tours', fault, error('tour-data-failed')]),
  ['date', 'tour', missing, error('no-tour')],
  ...[refused, broken, malformed].map((fault): (typeof cases)[number] => ['date', 'tour', fault, error('tour-data-failed')]),
  ...[missing, broken, malformed].map((fault): (typeof cases)[number] => ['date', 'departures', fault, error('tour-data-failed')]),
  ...[missing, broken, malformed].map((fault): (typeof cases)[number] => ['ship', 'departures', fault, error('no-departure')]),
  ['cabins', 'departure', missing, error('departure-not-found')],
  ...[broken, malformed].map((fault): (typeof cases)[number] => ['cabins', 'departure', fault, error('no-departure')]),
  ...[missing, broken, malformed].map((fault): (typeof cases)[number] => ['cabins', 'cabins', fault, error('no-cabin')]),
  ...[missing, broken, malformed].map((fault): (typeof cases)[number] => ['cabins', 'products', fault, error('no-product')]),
];

const loadedContent = (page: Page) => page.locator(content).first();

/** A mock backend with one failing endpoint, while `fault` returns one. */
async function mockWithFault(page: Page, endpoint: keyof Responses, fault: () => Fault | null): Promise<void> {
  await mockBackend(page);
  await page.route('**/api/v1/**', (route) => {
    const now = fault();
    return now && endpointOf(route.request().url()) === endpoint ? route.fulfill(now.answer) : route.fallback();
  });
}

for (const [screen, endpoint, fault, message] of cases) {
  test(`${screen}: ${endpoint} answers ${fault.name}: ${message}`, async ({ page }) => {
    let wrong: Fault | null = fault;
    await page.clock.install();
    await mockWithFault(page, endpoint, () => wrong);
    await page.goto(address[screen]);
    const notice = page.getByText(message, { exact: true }).first();
    await expectAfterRetries(page, notice);
    // The page keeps its heading, and offers a retry or a link.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (message === error('departure-not-found')) {
      await expect(page.getByText(words.text('common', 'error.notFound'), { exact: true }).first()).toBeVisible();
      return;
    }
    wrong = null;
    await page
      .getByRole('button', { name: words.text('common', 'retry') })
      .first()
      .click();
    await expect(notice).toBeHidden();
    await expect(loadedContent(page)).toBeVisible();
  });
}

test('while the answers are on their way each screen has its heading and says that it is loading', async ({ page }) => {
  await mockBackend(page);
  await page.route('**/api/v1/**', () => {});
  for (const url of Object.values(address)) {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const busy = page.locator('[aria-busy=true]').or(page.getByRole('status').filter({ hasText: words.text('common', 'loading') }));
    await expect(shown(busy)).toBeVisible();
  }
});

test('empty answers have their own messages', async ({ page }) => {
  await mockBackend(page, { tours: { data: [] }, departures: [], cabins: [] });
  for (const [screen, message] of [
    ['list', words.text('tours', 'none')],
    ['ship', error('no-ship-available')],
    ['cabins', error('no-cabins-available')],
  ] as const) {
    await page.goto(address[screen]);
    await expect(shown(page.getByText(message))).toBeVisible();
  }
  await page.goto(address.date);
  await expect(page.locator('[role=gridcell]').first()).toBeVisible();
  await expect(page.locator('[role=gridcell][data-state=available]')).toHaveCount(0);
});

test('without translations, prices and connection to some of them the screens stand on what they have', async ({ page }) => {
  await mockBackend(page);
  await page.route(/\/api\/v1\/(translations\/|tours\/[^/]+\/prices)/, (route) => route.fulfill({ status: 404, json: {} }));
  for (const url of [address.date, address.ship, address.cabins]) {
    await page.goto(url);
    await expect(loadedContent(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});

test('a lost connection says so, in the language, and asking again mends it', async ({ page }) => {
  let lost = true;
  await page.clock.install();
  await mockBackend(page);
  await page.route('**/api/v1/**', (route) => (lost ? route.abort('internetdisconnected') : route.fallback()));
  await page.goto(`${address.ship}?locale=nl`);
  const notice = page.getByText(wordsOf('nl').text('errors', 'network')).first();
  await expectAfterRetries(page, notice);
  lost = false;
  await page
    .getByRole('button', { name: wordsOf('nl').text('common', 'retry') })
    .first()
    .click();
  await expect(loadedContent(page)).toBeVisible();
});

test('malicious HTML in translations is sanitised to the allowed tags', async ({ page }) => {
  const evil = [
    '<p onclick="window.hacked=1">Fine <b>ship</b> <u>u</u><br></p><script>window.hacked=1</script><img src=x onerror="window.hacked=1">',
    '<svg onload="window.hacked=1"></svg><iframe srcdoc="<script>parent.hacked=1</script>"></iframe><style>body{display:none}</style>',
    '<a href="javascript:window.hacked=1">bad</a><a href="https://example.com" onmouseover="window.hacked=1" target="_self">good</a>',
  ].join('');
  const text = {
    language: 'en',
    name: '<i>Name</i>',
    description: evil,
    image_url: null,
    image_url1: null,
    image_url2: null,
    image_url3: null,
  };
  await mockBackend(page, {
    translations: [
      { ...text, id: departure.ship_id },
      { ...text, id: 'cabin' },
    ],
  });
  for (const url of [address.ship, address.cabins]) {
    await page.goto(url);
    const card = page.getByRole('article').first();
    await expect(card).toBeVisible();
    // A name is plain text.
    await expect(card.getByText('<i>Name</i>').first()).toBeVisible();
    const closed = card.getByText(words.text('cabins', 'details'));
    if ((await closed.count()) > 0) await closed.click();
    const good = card.getByText('good', { exact: true });
    await expect(good).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(good).toHaveAttribute('target', '_blank');
    await expect(card.getByText('bad', { exact: true })).not.toHaveAttribute('href');
    const unsafe = 'script, style, svg[onload], iframe, img[onerror], [onclick], [onmouseover]';
    await expect(card.locator(unsafe)).toHaveCount(0);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  }
});
