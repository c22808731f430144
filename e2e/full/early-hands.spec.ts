import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { onlyFull } from '../pages/full.ts';
import { bookableDay } from '../pages/journey.ts';
import { hold } from '../pages/page-scripts.ts';
import { choosingScreens, dayWithShips } from '../pages/screens.ts';
import { shown } from '../pages/shown.ts';
import { getWords } from '../pages/words.ts';

// What a visitor does in the page of the server while its scripts are loading. Each control: `before-hydration.isolated.screens.test.ts`.
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

test('date: a party chosen early is kept, and a day pressed after it waits (SHELL-42, SHELL-43)', async ({ page, request }) => {
  const early = await openEarly(page, request, 'date');
  const url = page.url();
  await expect(page.getByRole('button', { name: words.text('tourDate', 'more') })).toBeDisabled();
  await expect(next(page)).toBeDisabled();
  await page.getByLabel(words.text('summary', 'party'), { exact: true }).selectOption('5');
  const day = page.locator(bookableDay).first();
  await day.click();
  await early.release();
  expect(page.url()).toContain(url);
  await expect(page).toHaveURL(/party=5/);
  const date = await day.getAttribute('data-date');
  await day.click();
  await next(page).click();
  await expect(page).toHaveURL(new RegExp(`/date/${date}\\?.*party=5`));
});

test('date: a day pressed early is the link that it is, month and list are kept (SHELL-42)', onlyFull(), async ({ page, request }) => {
  const early = await openEarly(page, request, 'date');
  const month = page.getByLabel(words.text('tourDate', 'month'), { exact: true });
  const later = (await month.locator('option').nth(3).getAttribute('value')) ?? '';
  await page.locator(bookableDay).first().click();
  await expect(page).toHaveURL(/date=/);
  await month.selectOption(later);
  await page.getByRole('radio', { name: words.text('tourDate', 'list') }).click();
  await early.release();
  await expect(month).toHaveValue(later);
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

test('cabins: those chosen early in the list are kept, and Start booking leads on (SHELL-42)', onlyFull(), async ({ page, request }) => {
  const early = await openEarly(page, request, 'cabins');
  const start = shown(
    page.getByRole('link', { name: words.text('cabins', 'start') }).or(page.getByRole('button', { name: words.text('cabins', 'start') })),
  );
  await expect(start).toBeDisabled();
  await page.getByRole('article').getByRole('combobox').first().selectOption('1');
  await early.release();
  await start.click();
  await expect(page).toHaveURL(/\/passengers\?cabins=/);
});

test('cabins: a suggestion is taken without the scripts (SHELL-29)', onlyFull(), async ({ page, request }) => {
  const early = await openEarly(page, request, 'cabins', '&party=2');
  await page
    .getByRole('button', { name: new RegExp(words.text('cabins', 'suggestion.take')) })
    .first()
    .click();
  await expect(page).toHaveURL(/cabins=/);
  await expect(page.getByRole('link', { name: words.text('cabins', 'start') }).first()).toHaveAttribute('href', /\/passengers\?cabins=/);
  await early.release();
  await expect(page).toHaveURL(/cabins=/);
});
