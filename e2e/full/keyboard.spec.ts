import { expect } from '@playwright/test';
import { cabin, date, departure, respondWithDepartures, sister, tour } from '../../packages/flow/src/testing/screens/a-backend.ts';
import { tabTo } from '../pages/keyboard.ts';
import { mockBackend } from '../pages/mock-backend.ts';
import { test } from '../pages/test.ts';
import { getWords } from '../pages/words.ts';

const words = getWords('en');

test('the whole choosing with the keyboard alone: tour, date, ship, cabins, and back to a completed step (DATE-1, DATE-4, SHIP-1, CABIN-1, SHELL-1, SHELL-8, SHELL-12)', async ({
  page,
}) => {
  await mockBackend(page, {
    tourDepartures: respondWithDepartures(departure, sister),
    tours: { data: [{ id: tour.id, name: 'Odd tour', duration: 8 }] },
  });
  const next = (name: string) => page.getByRole('link', { name, exact: true });
  const heading = page.getByRole('heading', { level: 1 });

  await page.goto('/tours?all');
  await expect(page.locator('main li')).toHaveCount(1);
  await page.keyboard.press('Tab');
  // The first tab stop is the skip link.
  await expect(page.getByRole('link', { name: words.text('common', 'header.skip') })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type('odd');
  await tabTo(page, page.locator('main li a'));
  await page.keyboard.press('Enter');

  // The new step is announced: its heading has the focus.
  await expect(heading).toHaveText(words.text('tourDate', 'title'));
  await expect(heading).toBeFocused();
  await tabTo(page, page.getByLabel(words.text('summary', 'party')));
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/party=3/);
  await tabTo(page, page.getByRole('gridcell'));
  const chosen = page.locator(`[data-date="${date}"]`);
  for (let press = 0; press < 40 && !(await chosen.evaluate((cell) => cell === document.activeElement)); press++) {
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
  await expect(chosen).toHaveAttribute('aria-selected', 'true');
  await tabTo(page, next(words.text('common', 'next')));
  await page.keyboard.press('Enter');

  await expect(heading).toHaveText(words.text('ship', 'title'));
  await expect(heading).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: /Zwaan/ }).filter({ hasText: words.text('ship', 'choose') }));
  await page.keyboard.press('Space');
  await tabTo(page, next(words.text('common', 'next')));
  await page.keyboard.press('Enter');

  await expect(heading).toHaveText(words.text('cabins', 'title'));
  await expect(heading).toBeFocused();
  await tabTo(page, page.getByRole('article').getByRole('combobox'));
  await page.keyboard.press('1');
  await expect(page).toHaveURL(new RegExp(`cabins=${cabin.id}:2`));
  await tabTo(page, page.getByRole('listitem').getByRole('button', { name: words.like('common', 'stepper.more') }));
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(new RegExp(`cabins=${cabin.id}:3`));

  // Back to the ship by the progress, then on again by the browser's back and forward.
  const progress = page.getByRole('navigation').filter({ has: page.getByText(words.text('progress', 'ship')) });
  const menu = progress.locator('summary');
  if (await menu.isVisible()) {
    await tabTo(page, menu, true);
    await page.keyboard.press('Enter');
    await tabTo(page, progress.getByRole('link', { name: words.text('progress', 'ship') }));
  } else {
    await tabTo(page, progress.getByRole('link', { name: words.text('progress', 'ship') }), true);
  }
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText(words.text('ship', 'title'));
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`cabins=${cabin.id}:3`));
  await tabTo(page, next(words.text('cabins', 'start')));
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText(words.text('checkout', 'passengers.title'));
  await expect(heading).toBeFocused();
});
