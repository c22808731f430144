import { addDays, today } from '@booking/domain/date';
import { departureWire } from '@booking/domain/testing';
import { test as base, expect } from 'vitest';
import { page } from 'vitest/browser';
import { aBackend, departure, respondWithDepartures, tour } from '../../testing/screens/a-backend.ts';
import { choosing } from '../../testing/screens/choosing.ts';
import { openServerPage } from '../../testing/screens/server-page.tsx';
import { getWords } from '../../testing/screens/words.ts';

// A page that is translated before hydration renders from scratch.
const test = base.skipIf(import.meta.env.MODE === 'translated');
const words = getWords('en');
const steps = choosing(words);
const now = today();
const tomorrow = addDays(now, 1);
const withDeparture = (date: string) =>
  aBackend({
    tour: { ...tour, first_departure: date, last_departure: addDays(now, 200), first_available: date },
    tourDepartures: respondWithDepartures(departureWire({ ...departure, date, end_date: addDays(tomorrow, 7) })),
  });

test('a server whose day is ahead of the visitor’s takes no date out of the address that the visitor can book (DATE-47, DATE-25)', async () => {
  const screen = await openServerPage(`/tours/${tour.id}?date=${tomorrow}`, withDeparture(tomorrow), { day: tomorrow });
  await screen.start();
  await expect.element(steps.day(tomorrow)).toHaveAttribute('aria-selected', 'true');
  await expect.element(steps.next()).toHaveAttribute('href', expect.stringContaining(`/date/${tomorrow}`));
  expect(screen.address()).toContain(`date=${tomorrow}`);
});

test('a day that only other visitors can still book is in the page as the server sends it; once it runs, the visitor’s calendar decides (DATE-47)', async () => {
  const screen = await openServerPage(`/tours/${tour.id}?date=${now}`, withDeparture(now), { day: addDays(now, -1) });
  await expect.element(steps.day(now)).toHaveAttribute('data-state', 'available');
  await screen.start();
  await expect.element(steps.day(now)).toHaveAttribute('data-state', 'unavailable');
  await expect.element(page.getByText(/ can no longer be booked\.$/)).toBeVisible();
  await expect.poll(() => screen.address()).not.toContain('date=');
});

test('the ship step is rendered for those who can still book it, and says to the others that they cannot (DATE-47, DATE-48)', async () => {
  const screen = await openServerPage(`/tours/${tour.id}/date/${now}`, withDeparture(now), { day: addDays(now, -1) });
  await expect.element(steps.ships().first()).toBeVisible();
  await screen.start();
  await expect.element(page.getByRole('alert').filter({ hasText: words.text('errors', 'trip-closed') })).toBeInViewport();
});
