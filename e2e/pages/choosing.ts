import { expect, type FrameLocator, type Page } from '@playwright/test';
import { bookableDay } from './bookable-day.ts';
import { shown } from './shown.ts';
import type { Words } from './words.ts';

/** Page model of the selection steps, up to 'Start booking'. */
export const choosing = (page: Page | FrameLocator, words: Words) => {
  const steps = {
    /** Selects the first available day of the calendar, starting from the month shown. */
    async takeFirstAvailableDay(): Promise<void> {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.text('tourDate', 'title'));
      await expect(page.getByRole('grid').first()).toBeVisible();
      const available = page.locator(bookableDay).first();
      for (let month = 0; month < 12; month++) {
        await expect(page.locator('[role=grid][aria-busy=true]')).toHaveCount(0);
        if (await available.isVisible()) break;
        await page.getByRole('button', { name: words.text('tourDate', 'nextMonth') }).click();
      }
      await available.click();
      await expect(page.locator('[role=gridcell][aria-selected=true]')).toHaveCount(1);
    },
    async next(): Promise<void> {
      await shown(
        page
          .getByRole('link', { name: words.text('common', 'next'), exact: true })
          .or(page.getByRole('button', { name: words.text('common', 'next'), exact: true })),
      ).click();
    },
    /** Selects the first ship where several sail that day. */
    async takeShip(): Promise<void> {
      const choose = page.getByRole('button', { name: new RegExp(words.text('ship', 'choose')) });
      await expect(choose.first().or(page.getByText(words.text('ship', 'yours'), { exact: true }).last())).toBeVisible();
      if ((await choose.count()) > 0) await choose.first().click();
    },
    /** Selects one cabin of the first type for two persons. */
    async takeCabinForTwo(): Promise<void> {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.text('cabins', 'title'));
      const cards = page.getByRole('article');
      await expect(cards.first()).toBeVisible();
      const twin = cards.filter({ has: page.getByRole('combobox') }).first();
      await twin.getByRole('combobox').selectOption('1');
      const start = shown(page.getByRole('link', { name: words.text('cabins', 'start') }));
      await expect(start).toHaveAttribute('href', /cabins=/);
      // A cabin starts with its minimum occupancy: add a person where that is one.
      if (/cabins=[^&]*:1(&|$)/.test((await start.getAttribute('href')) ?? '')) {
        await twin
          .getByRole('listitem')
          .getByRole('button', { name: words.like('common', 'stepper.more') })
          .first()
          .click();
      }
      await expect(start).toHaveAttribute('href', /cabins=[^&]*:2(&|$)/);
    },
    async startBooking(): Promise<void> {
      await shown(page.getByRole('link', { name: words.text('cabins', 'start') })).click();
    },
  };
  /** All choices: one day, one ship, a cabin for two. */
  const takeTrip = async (): Promise<void> => {
    await steps.takeFirstAvailableDay();
    await steps.next();
    await steps.takeShip();
    await steps.next();
    await steps.takeCabinForTwo();
  };
  return {
    ...steps,
    takeTrip,
    /** All steps from the date to the passengers. */
    async toPassengers(): Promise<void> {
      await takeTrip();
      await steps.startBooking();
    },
  };
};
