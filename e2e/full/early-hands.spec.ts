import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { onlyFull } from '../pages/full.ts';
import { bookableDay } from '../pages/journey.ts';
import { hold } from '../pages/page-scripts.ts';
import { choosingScreens, dayWithShips } from '../pages/screens.ts';
import { shown } from '../pages/shown.ts';
import { getWords } from '../pages/words.ts';

// What a visitor does in the page of the server while its scripts are loading. Each control: `early-actions.isolated.screens.test.ts`.
const words = getWords('en');
const isScript = ({ pathname }: URL): boolean => /\/assets\/.*\.js$/.test(pathname);
const names = ['tour list', 'date', 'ship', 'cabins'] as const;

/** Opens a screen without its scripts. What `release` returns is the page with them, hydrated. */
async function openEarly(
  page: Page,
  request: APIRequestContext,
  name: (typeof names)[number],
  more = '',
): Promise<{ release(): Promise<void> }> {
  const { url = '' } = (await choosingScreens(request, '', 'en'))[names.indexOf(name)] ?? {};
  return openEarlyAt(page, url + more);
}

async function openEarlyAt(page: Page, url: string): Promise<{ release(): Promise<void> }> {
  const scripts = await hold(page, isScript);
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return {
    async release() {
      await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
      await scripts.release();
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    },
  };
}

const next = (page: Page) => {
  const name = words.text('common', 'next');
  return shown(page.getByRole('link', { name, exact: true }).or(page.getByRole('button', { name, exact: true })));
};

test(
  'tour list: a search typed early filters the list, and the menu of languages stays open (SHELL-42)',
  onlyFull(),
  async ({ page, request }) => {
    const early = await openEarly(page, request, 'tour list');
    const cards = page.locator('main li > a');
    const all = await cards.count();
    // The last one of the brand's own list.
    const [last = ''] = await cards.last().allInnerTexts();
    const name = last.trim().split('\n')[0] ?? '';
    await page.getByRole('searchbox').pressSequentially(name);
    await page.locator('header summary').click();
    await early.release();
    await expect(cards.first()).toContainText(name);
    expect(await cards.count()).toBeLessThan(all);
    await expect(page.getByRole('searchbox')).toHaveValue(name);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Nederlands' })).toBeVisible();
  },
);

test('date: a party, a day and Next lead to the ships for that party (SHELL-42)', async ({ page, request }) => {
  const early = await openEarly(page, request, 'date');
  await page.getByLabel(words.text('summary', 'party'), { exact: true }).selectOption('4');
  await page.getByRole('button', { name: words.text('tourDate', 'more') }).click();
  const day = page.locator(bookableDay).first();
  const date = await day.getAttribute('data-date');
  await day.click();
  await next(page).click();
  await early.release();
  await expect(page).toHaveURL(new RegExp(`/date/${date}\\?.*party=5`));
});

test('date: month and view (SHELL-42)', onlyFull(), async ({ page, request }) => {
  const early = await openEarly(page, request, 'date');
  const month = page.getByLabel(words.text('tourDate', 'month'), { exact: true });
  const later = await month.locator('option').nth(3).getAttribute('value');
  const afterIt = await month.locator('option').nth(4).getAttribute('value');
  await month.selectOption(later);
  await page.getByRole('button', { name: words.text('tourDate', 'nextMonth') }).click();
  await page.getByRole('radio', { name: words.text('tourDate', 'list') }).click();
  await early.release();
  await expect(month).toHaveValue(afterIt ?? '');
  await expect(page.getByRole('radio', { name: words.text('tourDate', 'list') })).toBeChecked();
  await expect(page.getByRole('grid')).toHaveCount(0);
});

test('ship: a ship pressed is chosen without the scripts, and Next leads on (SHELL-29)', onlyFull(), async ({ page, request }) => {
  const early = await openEarlyAt(page, await dayWithShips(request, 'en'));
  const choose = page.getByRole('button', { name: new RegExp(words.text('ship', 'choose')) });
  await choose.last().click();
  await expect(page).toHaveURL(/departure=/);
  await expect(next(page)).toHaveAttribute('href', /\/cabins/);
  await early.release();
  await expect(next(page)).toHaveAttribute('href', /\/cabins/);
});

test('cabins: a cabin and Start booking lead to the passengers (SHELL-42)', onlyFull(), async ({ page, request }) => {
  const early = await openEarly(page, request, 'cabins');
  await page.getByRole('article').getByRole('combobox').first().selectOption('1');
  await shown(page.getByRole('button', { name: words.text('cabins', 'start') })).click();
  await early.release();
  await expect(page).toHaveURL(/\/passengers\?cabins=/);
});

test('cabins: a suggestion looks like waiting, and is taken (SHELL-42, SHELL-43)', onlyFull(), async ({ page, request }) => {
  const early = await openEarly(page, request, 'cabins', '&party=2');
  const take = page.getByRole('button', { name: new RegExp(words.text('cabins', 'suggestion.take')) }).first();
  await take.click();
  await expect(take).toHaveAttribute('data-waiting');
  await early.release();
  await expect(page).toHaveURL(/cabins=/);
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
});
