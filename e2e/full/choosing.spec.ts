import { expect, type Page } from '@playwright/test';
import { cabin, date, departure, tour } from '../../packages/flow/src/testing/screens/a-backend.ts';
import { onlyFull } from '../pages/full.ts';
import { mockBackend } from '../pages/mock-backend.ts';
import { shown } from '../pages/shown.ts';
import { test } from '../pages/test.ts';
import { getWords } from '../pages/words.ts';

const words = getWords('en');
const nextStep = (page: Page) =>
  shown(
    page.getByRole('main').getByRole('link', { name: new RegExp(`^(${words.text('common', 'next')}|${words.text('cabins', 'start')})$`) }),
  );

test("the next step's files are requested on intent only, so that a first visit loads what it shows", onlyFull(), async ({ page }) => {
  const requested = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) requested.add(pathname);
  });
  await mockBackend(page);
  let intended: string[] = [];
  for (const address of [
    `/tours/${tour.id}?date=${date}`,
    `/tours/${tour.id}/date/${date}`,
    `/departures/${departure.id}/cabins?cabins=${cabin.id}:2`,
    `/departures/${departure.id}/passengers?cabins=${cabin.id}:2`,
  ]) {
    requested.clear();
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const loaded = [...requested];
    // What the previous step has prefetched is what this step needs.
    expect(loaded).toEqual(expect.arrayContaining(intended));
    if (address.includes('/passengers')) break;
    await nextStep(page).focus();
    await expect.poll(() => requested.size, address).toBeGreaterThan(loaded.length);
    await page.waitForLoadState('networkidle');
    intended = [...requested].filter((file) => !loaded.includes(file));
  }
});

test('every press within 200 ms of a new screen counts (SHELL-55)', onlyFull(), async ({ page }) => {
  await mockBackend(page);
  for (const address of [
    `/tours/${tour.id}?date=${date}`,
    `/tours/${tour.id}/date/${date}`,
    `/departures/${departure.id}/cabins?cabins=${cabin.id}:2`,
  ]) {
    await page.goto(address);
    const heading = page.getByRole('heading', { level: 1 });
    const former = await heading.textContent();
    await page.evaluate(() => {
      const hits: string[] = [];
      addEventListener('pointerdown', ({ target }) => hits.push((target as Element).closest('h1')?.textContent ?? 'elsewhere'), true);
      Object.assign(window, { hits });
    });
    await nextStep(page).click();
    const place = await page.waitForFunction(
      (text) => {
        const shown = document.querySelector('h1');
        return shown && shown.textContent !== text ? shown.getBoundingClientRect().toJSON() : null;
      },
      former,
      { polling: 'raf' },
    );
    const { x, y, height } = await place.jsonValue();
    // Four presses, 50 ms apart, from the first frame of the new screen on.
    for (let press = 0; press < 4; press++) {
      await page.mouse.click(x + 5, y + height / 2);
      await page.waitForTimeout(50);
    }
    const hits = await page.evaluate(() => (window as unknown as { hits: string[] }).hits.slice(1));
    expect(hits, address).toEqual(Array.from({ length: 4 }, () => expect.not.stringMatching(/^elsewhere$/)));
  }
});
