import { expect, type Page } from '@playwright/test';
import { cabin, date, departure, mockBackend, tour } from '../pages/mock-backend.ts';
import { shown } from '../pages/shown.ts';
import { test } from '../pages/test.ts';
import { wordsOf } from '../pages/words.ts';

const words = wordsOf('en');
const nextStep = (page: Page) =>
  shown(
    page.getByRole('main').getByRole('link', { name: new RegExp(`^(${words.text('common', 'next')}|${words.text('cabins', 'start')})$`) }),
  );

test("the next step's files are requested on intent only, so that a first visit loads what it shows", async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) asked.add(pathname);
  });
  await mockBackend(page);
  let intended: string[] = [];
  for (const address of [
    `/tours/${tour.id}?date=${date}`,
    `/tours/${tour.id}/date/${date}`,
    `/departures/${departure.id}/cabins?cabins=${cabin.id}:2`,
    `/departures/${departure.id}/passengers?cabins=${cabin.id}:2`,
  ]) {
    asked.clear();
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const loaded = [...asked];
    // What the step before has fetched ahead is what this one is made of.
    expect(loaded).toEqual(expect.arrayContaining(intended));
    if (address.includes('/passengers')) break;
    await nextStep(page).focus();
    await expect.poll(() => asked.size, address).toBeGreaterThan(loaded.length);
    await page.waitForLoadState('networkidle');
    intended = [...asked].filter((file) => !loaded.includes(file));
  }
});
