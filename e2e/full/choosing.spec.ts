import { expect, type Page, test } from '@playwright/test';
import { choosing } from '../pages/choosing.ts';
import { answerAsStranger, cabin, date, departure, placeOf, tour } from '../pages/stranger.ts';
import { wordsOf } from '../pages/words.ts';

// Rules of the choosing screens, against a backend whose data is known.
const words = wordsOf('en');
const month = (text: string, by: number): string => {
  const [year = 0, number = 0] = text.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
};
const day = (page: Page, value: string) => page.locator(`[data-date="${value}"]`);
const sister = { ...departure, id: 'sister', ship_id: 'ship-2', ship_name: 'Zwaan', voucher: null };
const dateStep = `/tours/${tour.id}?date=${date}`;
const message = (page: Page, text: string) => page.getByText(text, { exact: true }).filter({ visible: true }).first();

test.describe('tour list', () => {
  const list = [
    { id: 'a', name: 'Amsterdam – Bruges', duration: 8 },
    { id: 'b', name: 'Bruges – Köln by barge', duration: 1 },
  ];

  test('the search splits on whitespace and keeps tours whose name contains every word, case-insensitive; each card links to its tour', async ({
    page,
  }) => {
    await answerAsStranger(page, { tours: { data: list } });
    await page.goto('/tours?all');
    const cards = page.locator('main li');
    await expect(cards).toHaveCount(2);
    await page.getByPlaceholder(words.text('tours', 'search')).fill('  koln   BRUGES ');
    await expect(cards).toHaveCount(1);
    await expect(cards).toContainText('1 day');
    await cards.getByRole('link').click();
    await expect(page).toHaveURL(/\/tours\/b(\?|$)/);
  });

  test("without 'all' the browser is sent to the brand's home site for the current language; so does Back to home", async ({ page }) => {
    for (const address of ['/?locale=nl', '/tours?locale=nl']) {
      await page.goto(address);
      await expect(page).toHaveURL(/\/brand\/boatbiketours\/nl$/);
    }
    await page.goto('/islandhopping/tours');
    await expect(page).toHaveURL(/\/brand\/islandhopping\/en$/);
    await page.goto('/tours?all&locale=de');
    await expect(page.getByRole('banner').getByRole('link').first()).toHaveAttribute('href', /\/brand\/boatbiketours\/de$/);
  });

  test('tourId leads to the tours joined by a colon, with the locale when lang is present', async ({ page }) => {
    await answerAsStranger(page);
    await page.goto('/?tourId=x.1&tourId=y&lang=nl');
    await expect(page).toHaveURL(/\/tours\/x\.1:y\?locale=nl(&|$)/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('nl').text('selection', 'date.title'));
  });
});

test.describe('date', () => {
  test('clicking the selected day deselects it; Next without a date shows Please select a date', async ({ page }) => {
    await answerAsStranger(page);
    await page.goto(dateStep);
    await expect(day(page, date)).toHaveAttribute('aria-selected', 'true');
    await day(page, date).click();
    await expect(day(page, date)).toHaveAttribute('aria-selected', 'false');
    await expect(page).not.toHaveURL(/date=/);
    await choosing(page, words).next();
    await expect(message(page, words.text('errors', 'select-date'))).toBeVisible();
  });

  test('the selection is cleared when, after loading, no departure fits the chosen day', async ({ page }) => {
    const few = { ...departure, availability: { ...departure.availability, maximum_passengers: 4 } };
    await answerAsStranger(page, { departures: [few] });
    await page.goto(dateStep);
    await expect(day(page, date)).toHaveAttribute('aria-selected', 'true');
    await page.getByLabel(words.text('selection', 'date.party')).selectOption('5');
    await expect(message(page, words.text('selection', 'date.cleared'))).toBeVisible();
    await expect(page).toHaveURL(/party=5/);
    await expect(page).not.toHaveURL(/date=/);
  });

  test('adjacent months are prefetched, none outside the range from first to last departure; navigation outside is ignored', async ({
    page,
  }) => {
    const asked = new Set<string>();
    page.on('request', (request) => {
      if (placeOf(request.url()) === 'departures') asked.add((new URL(request.url()).searchParams.get('start') ?? '').slice(0, 7));
    });
    const own = date.slice(0, 7);
    const range = { first_departure: date, last_departure: `${month(date, 3)}-15` };
    await answerAsStranger(page, { tour: { ...tour, ...range } });
    await page.goto(dateStep);
    await expect(day(page, date)).toHaveAttribute('aria-selected', 'true');
    const shown = await page.getByRole('grid').count();
    await expect.poll(() => [...asked].toSorted()).toEqual([0, 1, 2].slice(0, shown + 1).map((by) => month(own, by)));
    const previous = page.getByRole('button', { name: words.text('selection', 'date.previousMonth') });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    const next = page.getByRole('button', { name: words.text('selection', 'date.nextMonth') });
    for (let press = 0; press < 6; press++) await next.click({ force: true });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(page.locator(`[data-date="${month(date, 3)}-01"]`)).toBeVisible();
    await expect.poll(() => asked.size).toBe(4);
  });

  test('the session item date keeps the month; party and date live in the address', async ({ page }) => {
    await answerAsStranger(page);
    await page.goto(`/tours/${tour.id}?party=3`);
    await choosing(page, words).takeFirstAvailableDay();
    await expect(page).toHaveURL(new RegExp(`date=${date}.*party=3|party=3.*date=${date}`));
    expect(await page.evaluate(() => sessionStorage.getItem('date'))).toBe(date);
    await page.reload();
    await expect(day(page, date)).toHaveAttribute('aria-selected', 'true');
    await page.goto(`/tours/${tour.id}`);
    await expect(day(page, date)).toHaveAttribute('aria-selected', 'false');
    await expect(page.getByLabel(words.text('selection', 'date.party'))).toHaveValue('2');
  });
});

test.describe('ship', () => {
  test('several ships: Next without one shows Choose preferred ship; Next goes to its cabins with party and tours, Back to the date', async ({
    page,
  }) => {
    await answerAsStranger(page, { departures: [departure, sister] });
    await page.goto(`/tours/${tour.id}/date/${date}?party=3`);
    await expect(page.getByRole('article')).toHaveCount(2);
    await choosing(page, words).next();
    await expect(message(page, words.text('errors', 'choose-ship'))).toBeVisible();
    await page.getByRole('button', { name: new RegExp(`${words.text('stay', 'ship.choose')}.*Zwaan`) }).click();
    await choosing(page, words).next();
    await expect(page).toHaveURL(/\/departures\/sister\/cabins\?.*party=3/);
    await expect(page).toHaveURL(/tours=x\.1:y/);
    await page.goBack();
    await page
      .getByRole('link', { name: words.text('common', 'back'), exact: true })
      .filter({ visible: true })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`/tours/x\\.1:y\\?.*date=${date}`));
    await expect(page).toHaveURL(/party=3/);
  });

  test('nothing fits the party: No ship available.', async ({ page }) => {
    await answerAsStranger(page);
    await page.goto(`/tours/${tour.id}/date/${date}?party=1`);
    await expect(page.getByRole('article')).toHaveCount(1);
    await answerAsStranger(page, { departures: [{ ...departure, availability: { ...departure.availability, minimum_passengers: 2 } }] });
    await page.reload();
    await expect(message(page, words.text('errors', 'no-ship-available'))).toBeVisible();
  });

  test('a date that is none leads to the date step', async ({ page }) => {
    await answerAsStranger(page);
    await page.goto(`/tours/${tour.id}/date/2027-02-30?party=4`);
    await expect(page).toHaveURL(/\/tours\/x\.1:y\?.*party=4/);
  });
});

test.describe('cabins', () => {
  const single = { ...cabin, id: 'single', name: 'Single', minimum_occupancy: 1, maximum_occupancy: 1, surcharge_price: 2500, count: 4 };

  test("departures/{departure} redirects to cabins; Back goes to the ships of the departure's day", async ({ page }) => {
    await answerAsStranger(page);
    await page.goto(`/departures/${departure.id}?party=3&tours=x.1:y`);
    await expect(page).toHaveURL(/\/departures\/00123456789012345678\/cabins\?.*party=3/);
    const back = page
      .getByRole('link', { name: words.text('common', 'back'), exact: true })
      .filter({ visible: true })
      .first();
    await expect(back).toHaveAttribute('href', new RegExp(`/tours/x\\.1:y/date/${date}\\?party=3`));
  });

  test('Start booking with zero persons shows Please select your cabin(s); the selection lives in the address', async ({ page }) => {
    await answerAsStranger(page, { cabins: [cabin, single] });
    await page.goto(`/departures/${departure.id}/cabins`);
    const button = page
      .getByRole('button', { name: words.text('stay', 'cabins.start') })
      .filter({ visible: true })
      .first();
    await button.click();
    await expect(message(page, words.text('errors', 'select-cabins'))).toBeVisible();

    const card = page.getByRole('article').filter({ hasText: words.text('stay', 'cabins.singleUse') });
    await expect(card).toHaveCount(1);
    // 0 up to count.
    await expect(card.getByRole('combobox').getByRole('option')).toHaveCount(5);
    await expect(page.getByText(words.text('stay', 'cabins.onlyLeft').replace('{{count}}', '3'))).toBeVisible();
    await card.getByRole('combobox').selectOption('2');
    await expect(page).toHaveURL(/cabins=single:1,1/);
    // 2 × 2,500 less 2 × 25.50.
    await expect(
      page
        .getByText(/^€4,949(\.00)?$/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await page.reload();
    await expect(card.getByRole('combobox')).toHaveValue('2');
    await card.getByRole('combobox').selectOption('0');
    await expect(page).not.toHaveURL(/cabins=/);
  });

  test('a selection that there is no more is brought within what there is, and said', async ({ page }) => {
    await answerAsStranger(page);
    await page.goto(`/departures/${departure.id}/cabins?cabins=${cabin.id}:2,2,9,1&cabins=gone:2`);
    await expect(message(page, words.text('stay', 'cabins.adjusted'))).toBeVisible();
    await expect(page.getByRole('article').getByRole('combobox')).toHaveValue('3');
  });
});

test('the frame has the same steps under frame/tour and frame/tours', async ({ page }) => {
  await answerAsStranger(page);
  await page.goto(`/frame/tour/${tour.id}?party=3`);
  await expect(page).toHaveURL(/\/frame\/tours\/x\.1:y\?.*party=3/);
  for (const step of [`tours/${tour.id}/date/${date}`, `departures/${departure.id}/cabins`]) {
    await page.goto(`/islandhopping/frame/${step}`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-embedded', 'true');
  }
});

test("the date step's Back, outside of production and of frames, leads to the tour list", async ({ page }) => {
  await answerAsStranger(page);
  const back = page
    .getByRole('link', { name: words.text('common', 'back'), exact: true })
    .filter({ visible: true })
    .first();
  await page.goto(`/tours/${tour.id}`);
  await expect(back).toHaveAttribute('href', /^\/tours\?all/);
  await page.goto(`/frame/tours/${tour.id}`);
  await expect(page.getByRole('grid').first()).toBeVisible();
  await expect(back).toBeHidden();
});

test('bookings/{booking} redirects to payment', async ({ page }) => {
  await page.goto('/bookings/00000000-0000-4000-8000-000000000000?locale=de');
  await expect(page).toHaveURL(/\/bookings\/00000000-0000-4000-8000-000000000000\/payment\?locale=de/);
});

test('a fault of our own shows Unexpected Application Error! and a way on', async ({ page }) => {
  let broken = true;
  await answerAsStranger(page);
  await page.route('**/assets/cabins-container*', (route) => (broken ? route.abort() : route.continue()));
  await page.goto(`/departures/${departure.id}/cabins`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.text('common', 'error.unexpected'));
  await expect(page.getByRole('link', { name: words.text('common', 'home') }).first()).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: words.text('common', 'retry') }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test("the next step's data and code are fetched ahead on intent only, so that a first visit loads what it shows", async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const has = (part: string) => asked.some((url) => url.includes(part));
  await answerAsStranger(page);
  for (const [address, code, data] of [
    [dateStep, 'ship-container', 'translations/ships'],
    [`/tours/${tour.id}/date/${date}`, 'cabins-container', '/cabins'],
    [`/departures/${departure.id}/cabins?cabins=${cabin.id}:2`, 'passengers-container', null],
  ] as const) {
    asked.length = 0;
    await page.goto(address);
    const next = page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^(${words.text('common', 'next')}|${words.text('stay', 'cabins.start')})$`) })
      .filter({ visible: true })
      .first();
    await expect(next).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(has(code), `${code} before`).toBe(false);
    await next.focus();
    await expect.poll(() => has(code)).toBe(true);
    if (data) await expect.poll(() => has(data)).toBe(true);
  }
});

test('cid of the address is stored under the key cid', async ({ page }) => {
  await answerAsStranger(page);
  await page.goto(`/tours/${tour.id}?cid=campaign-7`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cid'))).toBe('campaign-7');
});

test('a browser without toSorted gets a page that says so, in the language', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, 'toSorted');
  });
  await page.goto('/tours/x?locale=nl');
  const texts = wordsOf('nl');
  await expect(page.getByText(texts.text('common', 'unsupportedBrowser.title'))).toBeVisible();
  await expect(page.getByText(texts.text('common', 'unsupportedBrowser.text'))).toBeVisible();
});

test('every step shows a booking summary with a running price and a help block; chat for the main brand only', async ({ page }) => {
  await answerAsStranger(page);
  for (const [base, brand] of [
    ['', 'boatbiketours'],
    ['/islandhopping', 'islandhopping'],
  ]) {
    for (const step of [`tours/${tour.id}?date=${date}`, `tours/${tour.id}/date/${date}`, `departures/${departure.id}/cabins`]) {
      await page.goto(`${base}/${step}`);
      await expect(page.locator('html')).toHaveAttribute('data-brand', brand ?? '');
      await expect(page.getByText(departure.ship_name).first()).toBeAttached();
      await expect(page.getByText(words.text('common', 'help.title')).first()).toBeAttached();
      await expect(page.locator('a[href^="tel:"]').first()).toBeAttached();
      await expect(page.locator('a[href*="wa.me"]').first()).toBeAttached();
      await expect(page.getByText(words.text('common', 'help.contactForm')).first()).toBeAttached();
      await expect(page.getByText(words.text('common', 'help.faq')).first()).toBeAttached();
    }
  }
});
