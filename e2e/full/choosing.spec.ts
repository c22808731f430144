import { expect, type Page } from '@playwright/test';
import { onlyFull } from '../pages/full.ts';
import { cabin, date, departure, mockBackend, tour } from '../pages/mock-backend.ts';
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
