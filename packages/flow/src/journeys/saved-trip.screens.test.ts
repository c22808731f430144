import { today } from '@booking/domain/date';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cabin, date, departure } from '../testing/screens/a-backend.ts';
import { choosingAddress as address, choosing, loadedContent } from '../testing/screens/choosing.ts';
import { openScreen } from '../testing/screens/open-screen.tsx';
import { getWords } from '../testing/screens/words.ts';

// Who comes back is led to the trip that was looked at last.
const words = getWords('en');
const steps = choosing(words);
const line = () => page.getByRole('link', { name: words.like('share', 'continue') });

test.each([1280, 390] as const)(
  'the trip of an earlier visit is continued from the list and from a tour: %i px (TOUR-17, TOUR-18, STORE-21)',
  async (width) => {
    await openScreen(`${address.chosenCabins}&tours=tour1&locale=nl&cid=c1`, { width: 1280 });
    await expect.poll(() => localStorage.getItem('saved-trip')).not.toBeNull();
    const stored = JSON.parse(localStorage.getItem('saved-trip') ?? '');
    expect(stored).toMatchObject({ departure: departure.id, tour: departure.tour_name, persons: 2 });
    expect(stored.href).toBe(`/departures/${departure.id}/cabins?cabins=${cabin.id}:2&party=2&tours=tour1`);

    await openScreen(address.list, { width });
    await expect.element(line()).toBeInViewport({ ratio: 0.99 });
    await expect.element(line()).toHaveTextContent(`Continue: ${departure.tour_name} · `);
    await expect.element(line()).toHaveAttribute('href', `${stored.href}&locale=en`);
    await openScreen(address.date, { width });
    await expect.element(line()).toBeInViewport({ ratio: 0.99 });
    await page.getByRole('button', { name: words.text('share', 'dismiss') }).click();
    await expect.element(line()).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(localStorage.getItem('saved-trip')).toBeNull();
  },
);

test('a date that is chosen moves nothing: the row stays as it was; a page that is opened with a date has none (TOUR-17, TOUR-18)', async () => {
  const trip = { brand: 'boatbiketours', savedAt: Date.now(), departure: null, tour: 'Earlier', endDate: null, persons: 2 };
  localStorage.setItem('saved-trip', JSON.stringify({ ...trip, date, href: address.ship }));
  await openScreen(address.date);
  await expect.element(line()).toHaveTextContent('Continue: Earlier');
  const heading = page.getByRole('heading', { level: 1 });
  const { top } = heading.element().getBoundingClientRect();
  await steps.takeFirstAvailableDay();
  await expect.poll(() => localStorage.getItem('saved-trip')).not.toContain('Earlier');
  await expect.element(line()).toHaveTextContent('Continue: Earlier');
  expect(heading.element().getBoundingClientRect().top).toBe(top);
  await openScreen(address.chosenDate);
  await expect.element(loadedContent()).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(line().elements()).toEqual([]);
});

test('there is no line in the embedded layout, or for an address of no choosing step (TOUR-17)', async () => {
  const trip = { brand: 'boatbiketours', savedAt: Date.now(), departure: null, tour: 'T', date, endDate: null, persons: 2 };
  const store = (href: string) => localStorage.setItem('saved-trip', JSON.stringify({ ...trip, href }));
  store(address.ship);
  await openScreen(address.list);
  await expect.element(line()).toBeVisible();
  for (const [from, href] of [
    [`${address.list}&embedded=true`, address.ship],
    [address.list, '/bookings/b1/payment'],
    [address.list, '/no/such/page'],
  ] as const) {
    store(href);
    await openScreen(from);
    await expect.element(loadedContent()).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(line().elements()).toEqual([]);
  }
});

test('there is no line for a trip that can no longer be booked (TOUR-17, DATE-48)', async () => {
  const trip = { brand: 'boatbiketours', savedAt: Date.now(), departure: null, tour: 'T', endDate: null, persons: 2, href: address.ship };
  localStorage.setItem('saved-trip', JSON.stringify({ ...trip, date: today() }));
  await openScreen(address.list);
  await expect.element(loadedContent()).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(line().elements()).toEqual([]);
});

test('the date step shares its trip (SHELL-47)', async () => {
  await openScreen(address.chosenDate);
  const names = ['share', 'copy'].map((key) => words.text('share', key));
  await expect.element(page.getByRole('button', { name: new RegExp(names.join('|')) })).toBeVisible();
  await expect.element(steps.next()).toBeVisible();
  await expect.poll(() => localStorage.getItem('saved-trip')).not.toBeNull();
});
