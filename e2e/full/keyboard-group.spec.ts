import { expect, type Page } from '@playwright/test';
import { contact } from '../../packages/flow/src/testing/journey/guests.ts';
import { bike, cabin, departure, products } from '../../packages/flow/src/testing/screens/a-backend.ts';
import { full, onlyFull } from '../pages/full.ts';
import { pressOn, tabTo, typeInto } from '../pages/keyboard.ts';
import { lastDepartureFor } from '../pages/large-party.ts';
import { mockBackend } from '../pages/mock-backend.ts';
import { shown } from '../pages/shown.ts';
import { test } from '../pages/test.ts';
import { getWords } from '../pages/words.ts';

// A group leader with twenty people (on every change with two) and no mouse, from the cabins to the booking.
// A trace would take a snapshot of the page at each of the thousand keys.
test.use({ trace: 'off' });

const words = getWords('en');
const party = 20;
const diet = { ...bike, id: 'diet00000000000001', name: 'Vegetarian', product_type: 'Diet' as const };
const wide = { ...departure, availability: departure.availability && { ...departure.availability, available_passengers: party } };
const button = (page: Page, name: string | RegExp) => shown(page.getByRole('button', { name }));

type Body = { passengers: { firstName: string; lastName: string; cabin: string; bike: string; diet: string }[] };

/** Fills in one passenger's identity; the focus is on the first name. The date fields advance after two digits. */
async function typePerson(page: Page, index: number): Promise<void> {
  const card = page.locator(`#passenger-${index}`);
  await expect(card.getByLabel(words.text('checkout', 'field.firstName'))).toBeFocused();
  await page.keyboard.type(`Guest${index}`);
  if (index === 0) await typeInto(page, card.getByLabel(words.text('checkout', 'field.lastName')), 'Example');
  const day = card.getByLabel(words.text('checkout', 'birthDate.day'), { exact: true });
  if (index > 0) {
    await pressOn(page, card.getByRole('button', { name: words.like('checkout', 'passengers.sameLastName') }), 'Enter');
    // The focus goes on to what is missing.
    await expect(day).toBeFocused();
  }
  await typeInto(page, day, '29021980');
  await expect(card.getByText('Friday, February 29, 1980')).toBeVisible();
  await typeInto(page, card.getByLabel(words.text('checkout', 'field.bodyHeight')), String(150 + index));
}

/** Chooses a cabin in the list of cabins. */
async function takeCabin(page: Page, index: number, cabin: string): Promise<void> {
  const list = page.locator(`#passenger-${index}`).getByLabel(words.text('checkout', 'field.cabin'));
  await tabTo(page, list);
  const last = await list.locator('option').count();
  for (let press = 1; press < last && (await list.inputValue()) !== cabin; press++) await page.keyboard.press('ArrowDown');
  await expect(list).toHaveValue(cabin);
}

/** Fills in all passengers, from the cabin step's link to the confirmation's heading; `cabins` has one for each passenger. */
async function toConfirmation(page: Page, cabins: readonly string[]): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await pressOn(page, shown(page.getByRole('link', { name: words.text('cabins', 'start') })), 'Enter');
  await expect(heading).toHaveText(words.text('checkout', 'passengers.title'));
  await expect(heading).toBeFocused();

  const nextIssue = words.text('checkout', 'passengers.nextIssue');
  await pressOn(page, button(page, nextIssue), 'Enter');
  for (const [index, cabin] of cabins.entries()) {
    const card = page.locator(`#passenger-${index}`);
    await typePerson(page, index);
    if (index === 0) {
      const { emailAddress, phoneNumber, ...address } = contact;
      // In the order of the page: Tab never goes back.
      for (const [key, value] of Object.entries({ emailAddress, phoneNumber, country: 'Netherlands', ...address }))
        await typeInto(page, card.getByLabel(words.text('checkout', `field.${key}`), { exact: true }), value);
    }
    // Bicycle and diet are those of the passenger before.
    if (index > 0) {
      await pressOn(page, card.getByRole('button', { name: words.like('checkout', 'passengers.sameTrip') }), 'Enter');
      // A single cabin is preselected: then nothing is missing.
      const missing = card.getByLabel(words.text('checkout', 'field.cabin'));
      await expect(new Set(cabins).size > 1 ? missing : card).toBeFocused();
    }
    await takeCabin(page, index, cabin);
    if (index > 0) await expect(card.getByRole('radio', { checked: true })).toHaveCount(1);
    else {
      await pressOn(page, card.getByLabel(words.text('checkout', 'field.diet')), 'ArrowDown');
      await pressOn(page, card.getByRole('radio').first(), 'Space');
    }
    if (index === cabins.length - 1) break;
    // In a small party all are expanded.
    if (cabins.length > 4) await pressOn(page, card.getByRole('button', { name: nextIssue }), 'Enter');
    else await tabTo(page, page.locator(`#passenger-${index + 1}`).getByLabel(words.text('checkout', 'field.firstName')));
  }

  await pressOn(page, button(page, words.text('checkout', 'passengers.next')), 'Enter');
  await expect(heading).toHaveText(words.text('confirmation', 'title'));
  await expect(heading).toBeFocused();
}

/** Accepts the terms and presses the button that books. */
async function book(page: Page): Promise<void> {
  for (const key of ['general', 'consumer', 'payment'])
    await pressOn(page, page.getByLabel(words.text('confirmation', `term.${key}`)), 'Space');
  await pressOn(page, button(page, new RegExp(words.text('confirmation', 'book'))), 'Enter');
}

/** The passengers that must have been sent. */
const people = (cabins: readonly string[]) =>
  cabins.map((cabinKey, index) => ({
    firstName: `Guest${index}`,
    lastName: 'Example',
    dateOfBirth: '1980-02-29',
    bodyHeight: 150 + index,
    cabin: cabinKey,
  }));

test(
  'twenty passengers are put into their cabins and booked with the keyboard alone (CABIN-12, PASS-44, PASS-48, PASS-90, PASS-81, BOOK-26)',
  onlyFull(),
  async ({ page }) => {
    test.setTimeout(300_000);
    await mockBackend(page, {
      departure: wide,
      departureCabins: [{ ...cabin, count: 10 }],
      departureProducts: { ...products, diets: [diet] },
    });
    let body: Body | null = null;
    await page.route('**/api/v1/bookings', (route) => {
      body = route.request().postDataJSON() as Body;
      return route.fulfill({ status: 422, json: {} });
    });
    // Ten cabins for two by typing in their list.
    await page.goto(`/departures/${departure.id}/cabins?party=${party}&locale=en`);
    await tabTo(page, page.getByRole('article').getByRole('combobox'));
    await page.keyboard.type('10');
    await expect(page).toHaveURL(/cabins=twin:2(,2){9}/);
    const cabins = Array.from({ length: party }, (_, index) => `${cabin.id}:${Math.floor(index / 2)}`);
    await toConfirmation(page, cabins);
    await book(page);

    await expect.poll(() => body?.passengers.length).toBe(party);
    expect(body).toMatchObject({ passengers: people(cabins).map((person) => ({ ...person, bike: bike.id, diet: diet.id })) });
    // The declined booking is reported, with the focus.
    const report = page.locator(':focus');
    await expect(report).toContainText(words.text('confirmation', 'refusedText'));
    await expect(report).toBeInViewport();
  },
);

test(
  'with the keyboard alone, on our own backend: a suggestion places the party, and the booking is made (CABIN-32, PASS-7, PASS-44, PASS-48, PASS-90, PASS-81, BOOK-6, SHELL-8)',
  onlyFull(),
  async ({ page, request }) => {
    test.setTimeout(300_000);
    const persons = full ? party : 2;
    const found = await lastDepartureFor(request, persons);
    await page.goto(`/departures/${found.departure}/cabins?party=${persons}&locale=en`);
    const suggestion = page.getByRole('button', { name: new RegExp(words.text('cabins', 'suggestion.cheapest')) });
    await pressOn(page, suggestion, 'Enter');
    await expect(page).toHaveURL(/cabins=/);
    const chosen = new URL(page.url()).searchParams.getAll('cabins').map((text) => text.split(':') as [string, string]);
    const cabins = chosen.flatMap(([type, counts]) =>
      counts.split(',').flatMap((count, number) => Array.from({ length: Number(count) }, () => `${type}:${number}`)),
    );
    expect(cabins).toHaveLength(persons);
    await toConfirmation(page, cabins);
    const sent = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/api/v1/bookings'));
    await book(page);
    expect(((await sent).postDataJSON() as Body).passengers).toMatchObject(people(cabins));
    await expect(page).toHaveURL(/\/bookings\/[^/]+\/payment/);
    const id = new URL(page.url()).pathname.split('/').at(-2);
    expect(await (await request.get(`/api/v1/bookings/${id}`)).json()).toMatchObject({ status: 'completed' });
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
);
