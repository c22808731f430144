import { expect, type Page } from '@playwright/test';
import { onlyFull } from '../pages/full.ts';
import { journey } from '../pages/journey.ts';
import { startBackend } from '../pages/own-backend.ts';
import { test } from '../pages/test.ts';
import { getWords } from '../pages/words.ts';

// The demo as `npm start` runs it, with its stand-ins for chat and tag manager.
let backend: Awaited<ReturnType<typeof startBackend>>;
test.beforeAll(async () => {
  backend = await startBackend({ RUNTIME_CONFIG: '' });
});
test.afterAll(() => backend.stop());

/** Requests of a page to other sites. */
function recordOutside(page: Page): string[] {
  const outside: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (url.startsWith('http') && !url.startsWith(backend.origin)) outside.push(url);
  });
  return outside;
}

test(
  "the chat's stand-in shows what it is given, and the tool's button follows its window, by keyboard (BACK-90, BACK-91, SHELL-25)",
  onlyFull(),
  async ({ page }) => {
    const outside = recordOutside(page);
    await page.goto(`${backend.origin}/brand/boatbiketours/nl/demo`);
    await page.getByRole('link', { name: 'Open een reis met de chat' }).click();
    // The floating one, not that of the help block.
    const button = page.getByRole('button', { name: getWords('nl').text('common', 'help.chat') }).and(page.locator('[class*=_button_]'));
    await button.press('Enter');

    const chat = page.getByRole('dialog', { name: 'Chat' });
    await expect(chat).toContainText('er wordt niets verstuurd');
    await expect(page.locator('[data-stand-in=chat]')).toHaveAttribute('lang', 'nl');
    await expect(chat.locator('dl').first()).toHaveText(/End_User_Languagenl_NLSourceURLhttp.*\/tours\/\w+\?.*locale=nl/);
    await expect(page.getByRole('button', { name: 'Chat minimaliseren' })).toBeFocused();
    await expect(button).toBeHidden();

    await page.keyboard.press('Escape');
    await expect(chat).toBeHidden();
    await expect(button).toBeVisible();
    const minimized = page.getByRole('button', { name: 'Chat, geminimaliseerd: openen' });
    await expect(minimized).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(chat).toBeVisible();
    await expect(button).toBeHidden();

    await page.getByRole('button', { name: 'Chat sluiten' }).press('Enter');
    await expect(chat).toBeHidden();
    await expect(minimized).toBeHidden();
    await expect(button).toBeVisible();
    await expect(button).toBeFocused();
    await button.click();
    await expect(chat).toBeVisible();
    expect(outside).toEqual([]);
  },
);

test(
  'the page of events shows the data layer and the messages of a session, newest first, of other windows too (BACK-90, BACK-92)',
  onlyFull(),
  async ({ page, context }) => {
    const outside = recordOutside(page);
    await page.goto(`${backend.origin}/brand/boatbiketours/en/demo`);
    await page.getByRole('link', { name: 'Events, live' }).click();
    const list = page.getByRole('list', { name: /What is reported/ });
    const types = (source: string) => list.locator(`[data-source=${source}] .log-type`);
    const step = journey(page.frameLocator('iframe'), getWords('en'));
    await step.takeFirstAvailableDay();
    await expect(types('layer').filter({ hasText: 'page_view' }).first()).toBeVisible();
    await expect(types('layer').last()).toHaveText('consent default');
    await expect(types('received').filter({ hasText: 'resize' }).first()).toBeVisible();
    await expect(types('sent').filter({ hasText: 'hidden' }).first()).toBeVisible();
    await step.pressNext();
    await step.takeShip();
    await step.pressNext();

    // The message and the entry of the same event; each opens to the whole of it.
    const added = list.locator('[data-source=layer]').filter({ hasText: 'add_to_cart' }).first();
    await expect(types('received').filter({ hasText: 'cart' }).first()).toBeVisible();
    await added.locator('summary').press('Enter');
    await expect(added.locator('pre')).toContainText('"currency": "EUR"');
    await expect(list.locator('time').first()).toHaveText(/^\d\d:\d\d:\d\d$/);
    const times = await list.locator('time').evaluateAll((all) => all.map((time) => (time as HTMLTimeElement).dateTime));
    expect(times).toEqual(times.toSorted().toReversed());
    await expect(page.getByText('is not in parentOrigins')).toBeHidden();

    await page.getByRole('checkbox', { name: 'Messages' }).uncheck();
    await expect(types('received').first()).toBeHidden();
    await expect(added).toBeVisible();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(list.getByRole('listitem')).toHaveCount(0);

    const other = await context.newPage();
    await other.goto(`${backend.origin}/islandhopping/tours?all=1&locale=en`);
    await expect(types('window').filter({ hasText: 'page_view' })).toBeVisible();
    expect(outside).toEqual([]);
  },
);
