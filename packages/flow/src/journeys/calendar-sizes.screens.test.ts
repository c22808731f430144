import { languages } from '@booking/domain/schema';
import { availabilityWire } from '@booking/domain/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aBackend, date, onDay, respondWithDepartures, tour } from '../testing/screens/a-backend.ts';
import { choosingAddress } from '../testing/screens/choosing.ts';
import { getCutTexts } from '../testing/screens/cut-texts.ts';
import { openScreen } from '../testing/screens/open-screen.tsx';

// How large the days and their texts are, and how many months are shown, by the width that the page leaves to the calendar.
const voucher = { code: 'X', description: null, discount_type: 'Discount Amount', amount: 25, percentage: null } as const;
const priced = (minimum_price: number, available_passengers = 12) => ({
  availability: availabilityWire({ minimum_price, available_passengers }),
});
/** Every state, the longest labels, prices of four and five figures, with and without an old price. */
const days = respondWithDepartures(
  onDay(2, priced(1134)),
  onDay(3, { ...priced(12_370, 3), voucher }),
  onDay(10, { ...priced(12_345), on_request: true }),
  onDay(11, { ...priced(1159, 5), voucher }),
  onDay(12, { availability: null }),
  onDay(13, { availability: availabilityWire({ minimum_passengers: 12, maximum_passengers: 20 }) }),
  onDay(14, { ...priced(1059), voucher }),
  onDay(15, { availability: availabilityWire({ maximum_passengers: 1 }) }),
);
const nextMonth = new Date(Date.parse(date) + 31 * 86_400_000).toISOString().slice(0, 10);

/** The width of the page, and how many months then fit into its calendar. */
const widths = [
  [320, 1],
  [360, 1],
  [390, 1],
  [768, 1],
  [840, 2],
  [1024, 1],
  [1200, 1],
  [1280, 2],
  [1440, 2],
] as const;
const visits = widths.flatMap(([width, months]) => languages.map((language) => [width, language, months] as const));

/** How far a text of a day reaches over the inner edge of the day's border, in pixels; below zero where it stays within. */
function getOverlap(text: Element): number {
  const range = document.createRange();
  range.selectNodeContents(text);
  const inner = range.getBoundingClientRect();
  const face = (text.closest('[aria-hidden]') as Element).getBoundingClientRect();
  return Math.max(face.left + 1 - inner.left, inner.right + 1 - face.right, inner.bottom + 1 - face.bottom);
}

const pixels = (element: Element): number => Number.parseFloat(getComputedStyle(element).fontSize);
const findAll = (selector: string): Element[] => [...document.querySelectorAll(selector)];

test.each(visits)(
  'at %i px, in %s, the calendar has %i month(s): two from 700 px of its own width on; its days, prices and labels are large enough, and whole (DATE-11, DATE-49, DATE-51)',
  async (width, language, months) => {
    const backend = aBackend({ tour: { ...tour, first_departure: date, last_departure: nextMonth }, tourDepartures: days });
    await openScreen(`${choosingAddress.date}?locale=${language}&date=${date.slice(0, 8)}14`, { backend, width });
    await expect.element(page.css('[role=gridcell][aria-selected=true] del').shown()).toBeVisible();
    expect(findAll('[role=grid]')).toHaveLength(months);
    const calendar = document.querySelector('[data-months]')?.getBoundingClientRect().width ?? 0;
    expect(calendar >= 700, `${calendar} px`).toBe(months === 2);
    // What does not fit becomes smaller: the sizes are those that remain.
    await expect.poll(() => getCutTexts(document.querySelector('[data-months]') as Element)).toEqual([]);
    const cells = findAll('[role=gridcell]').map((cell) => cell.getBoundingClientRect());
    expect(Math.min(...cells.map((cell) => cell.width))).toBeGreaterThanOrEqual(44);
    expect(Math.min(...cells.map((cell) => cell.height))).toBeGreaterThanOrEqual(44);
    const prices = findAll('[data-text=price]');
    expect(prices.length).toBeGreaterThanOrEqual(5);
    for (const price of prices) {
      expect(pixels(price)).toBeGreaterThanOrEqual(13);
      expect(pixels(price)).toBeLessThanOrEqual(16);
      expect(Number(getComputedStyle(price).fontWeight)).toBeGreaterThanOrEqual(600);
    }
    for (const label of findAll('[data-text=note]')) expect(pixels(label), label.textContent ?? '').toBeGreaterThanOrEqual(12);
    for (const text of findAll('[data-text]')) expect(getOverlap(text), text.textContent ?? '').toBeLessThanOrEqual(0);
    const isSignShown = findAll('[data-text=price] > *').some((part) => part.textContent?.includes('€') && part.checkVisibility());
    expect(isSignShown).toBe(width > 320);
    expect(findAll('[data-mark=available]').map(({ textContent }) => textContent)).toEqual(['€']);
  },
);

test.each(languages)(
  'on a phone, in %s, the choice of party and month begins within 300 px of the top, and the first week within 420 px (DATE-53)',
  async (language) => {
    const offered = {
      ...tour,
      tours: [{ id: 'tour1', name: 'Amsterdam to Bruges', duration: 8 }],
      first_departure: date,
      last_departure: nextMonth,
    };
    await openScreen(`${choosingAddress.date}?locale=${language}`, {
      backend: aBackend({ tour: offered, tourDepartures: days }),
      width: 390,
    });
    await expect.element(page.css('[data-state=available]').shown().first()).toBeVisible();
    const top = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN;
    expect(top('main select')).toBeLessThan(300);
    expect(top('[data-date]')).toBeLessThan(420);
  },
);

test.each(['phone', 'desktop'])('keys move the focus through the months, whether one or two are shown: %s (DATE-34)', async (device) => {
  const backend = aBackend({ tour: { ...tour, first_departure: date, last_departure: nextMonth }, tourDepartures: days });
  const chosen = `${date.slice(0, 8)}14` as const;
  await openScreen(`${choosingAddress.date}?date=${chosen}`, { backend, width: device === 'phone' ? 390 : 1280 });
  const day = (on: string) => page.css(`[data-date="${on}"]`);
  await expect.element(day(chosen)).toHaveAttribute('aria-selected', 'true');
  (day(chosen).element() as HTMLElement).focus();
  const later = `${nextMonth.slice(0, 8)}14`;
  await userEvent.keyboard('{PageDown}');
  await expect.element(day(later)).toHaveFocus();
  await userEvent.keyboard('{PageUp}{Home}');
  expect(new Date(document.activeElement?.getAttribute('data-date') ?? '').getUTCDay()).toBe(1);
  await userEvent.keyboard('{End}');
  expect(new Date(document.activeElement?.getAttribute('data-date') ?? '').getUTCDay()).toBe(0);
  for (let week = 0; week < 5; week++) await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.getAttribute('data-date')?.slice(0, 7)).toBe(nextMonth.slice(0, 7));
  expect(document.activeElement?.checkVisibility()).toBe(true);
});

test('what is paid stands bold above the old price, which is struck; a discount that only another departure of the day has is a sign (DATE-52)', async () => {
  const dearer = { ...onDay(20, { ...priced(2000), voucher }), id: 'dearer' };
  const tourDepartures = respondWithDepartures(onDay(14, { ...priced(1159), voucher }), onDay(20, priced(1134)), dearer);
  await openScreen(choosingAddress.date, { backend: aBackend({ tourDepartures }) });
  const day = (number: number) => page.css(`[data-date="${date.slice(0, 8)}${number}"]`);
  await expect.element(day(14)).toBeVisible();
  const texts = (number: number) => [...day(number).element().querySelectorAll('[data-text]')].map(({ textContent }) => textContent);
  await expect.poll(() => texts(14).slice(0, 2)).toEqual(['€1,134', '€1,159']);
  expect(getComputedStyle(day(14).element().querySelector('del > span') as Element).textDecorationLine).toBe('line-through');
  const flag = (number: number) => getComputedStyle(day(number).element().querySelector('[aria-hidden]') as Element, '::after').content;
  expect(flag(14)).toBe('none');
  expect(texts(20)[0]).toBe('€1,134');
  expect(day(20).element().querySelector('del')).toBeNull();
  expect(flag(20)).toBe('"%"');
});
