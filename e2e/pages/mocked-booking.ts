import type { Page } from '@playwright/test';
import { departure } from '../../packages/flow/src/testing/screens/a-backend.ts';
import { journey } from './journey.ts';
import { getWords } from './words.ts';

// The checkout of the mock backend's departure, in English, up to a booking whose response the test provides.
export const words = getWords('en');
export const passengers = `/departures/${departure.id}/passengers?cabins=twin:2&tours=tour1&party=2&locale=en`;
export const confirmation = (key: string) => words.text('confirmation', key);
export const conflicts = (key: string) => words.text('conflicts', key);
export const insurance = (page: Page) => page.getByRole('checkbox', { name: new RegExp(confirmation('insuranceTake')) });
export const firstName = (page: Page, index: number) =>
  page.locator(`#passenger-${index}`).getByLabel(words.text('checkout', 'field.firstName'));

/** Responds to POST /bookings by a function, and records the bodies. */
export async function mockBookings(page: Page, respond: (nth: number) => { status: number; json: object } | null) {
  const bodies: { idempotency_key: string; insurance: object; passengers: { firstName: string }[]; voucher: string | null }[] = [];
  await page.route('**/api/v1/bookings', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    bodies.push(route.request().postDataJSON() as (typeof bodies)[number]);
    const response = respond(bodies.length);
    return response ? route.fulfill(response) : route.abort('connectionreset');
  });
  return bodies;
}

/** Fills in the passengers and goes to the confirmation. */
export async function toConfirmation(page: Page): Promise<ReturnType<typeof journey>> {
  const step = journey(page, words);
  await page.goto(passengers);
  await step.fillPassengers();
  await step.toConfirmation();
  return step;
}
