import { expect, type Page } from '@playwright/test';
import { choosing } from '../pages/choosing.ts';
import { cabin, date, departure, endpointOf, mockBackend, tour } from '../pages/mock-backend.ts';
import { shown } from '../pages/shown.ts';
import { test } from '../pages/test.ts';
import { wordsOf } from '../pages/words.ts';

// Rules of the selection screens, against a mock backend.
const words = wordsOf('en');
const month = (text: string, by: number): string => {
  const [year = 0, number = 0] = text.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
};
const day = (page: Page, value: string) => page.locator(`[data-date="${value}"]`);
const sister = { ...departure, id: 'sister', ship_id: 'ship-2', ship_name: 'Zwaan', voucher: null };
const dateStep = `/tours/${tour.id}?date=${date}`;
const message = (page: Page, text: string) => shown(page.getByText(text, { exact: true }));

test.describe('date', () => {
  test('clicking the selected day deselects it; Next without a date shows Please select a date', async ({ page }) => {
    await mockBackend(page);
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
    await mockBackend(page, { departures: [few] });
    await page.goto(dateStep);
    await expect(day(page, date)).toHaveAttribute('aria-selected', 'true');
    await page.getByLabel(words.text('tourDate', 'party')).selectOption('5');
    await expect(message(page, words.text('tourDate', 'cleared'))).toBeVisible();
    await expect(page).toHaveURL(/party=5/);
    await expect(page).not.toHaveURL(/date=/);
  });

  test('adjacent months are prefetched, none outside the range from first to last departure; navigation outside is ignored', async ({
    page,
  }) => {
    const asked = new Set<string>();
    page.on('request', (request) => {
      if (endpointOf(request.url()) === 'departures') asked.add((new URL(request.url()).searchParams.get('start') ?? '').slice(0, 7));
    });
    const own = date.slice(0, 7);
    const range = { first_departure: date, last_departure: `${month(date, 3)}-15` };
    await mockBackend(page, { tour: { ...tour, ...range } });
    await page.goto(dateStep);
    await expect(day(page, date)).toHaveAttribute('aria-selected', 'true');
    const shown = await page.getByRole('grid').count();
    await expect.poll(() => [...asked].toSorted()).toEqual([0, 1, 2].slice(0, shown + 1).map((by) => month(own, by)));
    const previous = page.getByRole('button', { name: words.text('tourDate', 'previousMonth') });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    const next = page.getByRole('button', { name: words.text('tourDate', 'nextMonth') });
    for (let press = 0; press < 6; press++) await next.click({ force: true });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(page.locator(`[data-date="${month(date, 3)}-01"]`)).toBeVisible();
    await expect.poll(() => asked.size).toBe(4);
  });

  test('the session item date keeps the month; party and date live in the address', async ({ page }) => {
    await mockBackend(page);
    await page.goto(`/tours/${tour.id}?party=3`);
    await choosing(page, words).takeFirstAvailableDay();
    await expect(page).toHaveURL(new RegExp(`date=${date}.*party=3|party=3.*date=${date}`));
    expect(await page.evaluate(() => sessionStorage.getItem('date'))).toBe(date);
    await page.reload();
    await expect(day(page, date)).toHaveAttribute('aria-selected', 'true');
    await page.goto(`/tours/${tour.id}`);
    await expect(day(page, date)).toHaveAttribute('aria-selected', 'false');
    await expect(page.getByLabel(words.text('tourDate', 'party'))).toHaveValue('2');
  });
});

test.describe('ship', () => {
  test('several ships: Next without one shows Choose preferred ship; Next goes to its cabins with party and tours, Back to the date', async ({
    page,
  }) => {
    await mockBackend(page, { departures: [departure, sister] });
    await page.goto(`/tours/${tour.id}/date/${date}?party=3`);
    await expect(page.getByRole('article')).toHaveCount(2);
    await choosing(page, words).next();
    await expect(message(page, words.text('errors', 'choose-ship'))).toBeVisible();
    const zwaan = page.getByRole('button', { name: /: Zwaan$/ });
    await zwaan.click();
    // The choice is in the address, so a reload and a shared link keep it.
    await expect(page).toHaveURL(/departure=sister/);
    await page.reload();
    await expect(zwaan).toHaveAttribute('aria-pressed', 'true');
    await choosing(page, words).next();
    await expect(page).toHaveURL(/\/departures\/sister\/cabins\?.*party=3/);
    await expect(page).toHaveURL(/tours=x\.1:y/);
    await page.goBack();
    await shown(page.getByRole('link', { name: words.text('common', 'back'), exact: true })).click();
    await expect(page).toHaveURL(new RegExp(`/tours/x\\.1:y\\?.*date=${date}`));
    await expect(page).toHaveURL(/party=3/);
  });

  test('nothing fits the party: No ship available.', async ({ page }) => {
    await mockBackend(page);
    await page.goto(`/tours/${tour.id}/date/${date}?party=1`);
    await expect(page.getByRole('article')).toHaveCount(1);
    await mockBackend(page, { departures: [{ ...departure, availability: { ...departure.availability, minimum_passengers: 2 } }] });
    await page.reload();
    await expect(message(page, words.text('errors', 'no-ship-available'))).toBeVisible();
  });

  test('a date that is none leads to the date step', async ({ page }) => {
    await mockBackend(page);
    await page.goto(`/tours/${tour.id}/date/2027-02-30?party=4`);
    await expect(page).toHaveURL(/\/tours\/x\.1:y\?.*party=4/);
  });
});

test.describe('cabins', () => {
  const single = { ...cabin, id: 'single', name: 'Single', minimum_occupancy: 1, maximum_occupancy: 1, surcharge_price: 2500, count: 4 };

  test("departures/{departure} redirects to cabins; Back goes to the ships of the departure's day", async ({ page }) => {
    await mockBackend(page);
    await page.goto(`/departures/${departure.id}?party=3&tours=x.1:y`);
    await expect(page).toHaveURL(/\/departures\/00123456789012345678\/cabins\?.*party=3/);
    const back = shown(page.getByRole('link', { name: words.text('common', 'back'), exact: true }));
    await expect(back).toHaveAttribute('href', new RegExp(`/tours/x\\.1:y/date/${date}\\?party=3`));
  });

  test('Start booking with zero persons shows Please select your cabin(s); the selection lives in the address', async ({ page }) => {
    await mockBackend(page, { cabins: [cabin, single] });
    await page.goto(`/departures/${departure.id}/cabins`);
    const button = shown(page.getByRole('button', { name: words.text('cabins', 'start') }));
    await button.click();
    await expect(message(page, words.text('errors', 'select-cabins'))).toBeVisible();

    const card = page.getByRole('article').filter({ hasText: words.text('cabins', 'singleUse') });
    await expect(card).toHaveCount(1);
    // 0 up to count.
    await expect(card.getByRole('combobox').getByRole('option')).toHaveCount(5);
    await expect(page.getByText(words.text('cabins', 'onlyLeft').replace('{{count}}', '3'))).toBeVisible();
    await card.getByRole('combobox').selectOption('2');
    await expect(page).toHaveURL(/cabins=single:1,1/);
    // 2 × 2,500 less 2 × 25.50.
    await expect(shown(page.getByText(/^€4,949(\.00)?$/))).toBeVisible();
    await page.reload();
    await expect(card.getByRole('combobox')).toHaveValue('2');
    await card.getByRole('combobox').selectOption('0');
    await expect(page).not.toHaveURL(/cabins=/);
  });

  test('a selection that there is no more is brought within what there is, and said', async ({ page }) => {
    await mockBackend(page);
    await page.goto(`/departures/${departure.id}/cabins?cabins=${cabin.id}:2,2,9,1&cabins=gone:2`);
    await expect(message(page, words.text('cabins', 'adjusted'))).toBeVisible();
    await expect(page.getByRole('article').getByRole('combobox')).toHaveValue('3');
  });
});

test("the date step's Back, outside of production and of frames, leads to the tour list", async ({ page }) => {
  await mockBackend(page);
  const back = shown(page.getByRole('link', { name: words.text('common', 'back'), exact: true }));
  await page.goto(`/tours/${tour.id}`);
  await expect(back).toHaveAttribute('href', /^\/tours\?all/);
  await page.goto(`/frame/tours/${tour.id}`);
  await expect(page.getByRole('grid').first()).toBeVisible();
  await expect(back).toBeHidden();
});

test("the next step's data and code are fetched ahead on intent only, so that a first visit loads what it shows", async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const has = (part: string) => asked.some((url) => url.includes(part));
  await mockBackend(page);
  for (const [address, code, data] of [
    [dateStep, 'ship-container', 'translations/ships'],
    [`/tours/${tour.id}/date/${date}`, 'cabins-container', '/cabins'],
    [`/departures/${departure.id}/cabins?cabins=${cabin.id}:2`, 'passengers-container', null],
  ] as const) {
    asked.length = 0;
    await page.goto(address);
    const next = shown(
      page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(`^(${words.text('common', 'next')}|${words.text('cabins', 'start')})$`) }),
    );
    await expect(next).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(has(code), `${code} before`).toBe(false);
    await next.focus();
    await expect.poll(() => has(code)).toBe(true);
    if (data) await expect.poll(() => has(data)).toBe(true);
  }
});
