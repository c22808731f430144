import { expect, type Page } from '@playwright/test';
import { contact } from '../pages/checkout.ts';
import { pressOn, tabTo, typeInto } from '../pages/keyboard.ts';
import { bike, cabin, departure, mockBackend, products } from '../pages/mock-backend.ts';
import { shown } from '../pages/shown.ts';
import { test } from '../pages/test.ts';
import { wordsOf } from '../pages/words.ts';

// A group leader with twenty people and no mouse, from the cabins to the booking.
// A trace copies the page at each of the thousand keys.
test.use({ trace: 'off' });

const words = wordsOf('en');
const party = 20;
const diet = { ...bike, id: 'diet00000000000001', name: 'Vegetarian', product_type: 'Diet' };
const wide = { ...departure, availability: { ...departure.availability, available_passengers: party } };
const button = (page: Page, name: string | RegExp) => shown(page.getByRole('button', { name }));

type Body = { passengers: { firstName: string; lastName: string; cabin: string; bike: string; diet: string }[] };

/** Fills in who one passenger is; the focus is on the first name. The date goes on by itself after two digits. */
async function typePerson(page: Page, index: number): Promise<void> {
  const card = page.locator(`#passenger-${index}`);
  await expect(card.getByLabel(words.text('checkout', 'field.firstName'))).toBeFocused();
  await page.keyboard.type(`Guest${index}`);
  if (index === 0) await typeInto(page, card.getByLabel(words.text('checkout', 'field.lastName')), 'Example');
  await typeInto(page, card.getByLabel(words.text('checkout', 'birthDate.day'), { exact: true }), '29021980');
  await expect(card.getByText('Friday, February 29, 1980')).toBeVisible();
  await typeInto(page, card.getByLabel(words.text('checkout', 'field.bodyHeight')), String(150 + index));
}

/** Takes the cabin of that number, counted from 1, in the list of the cabins. */
async function takeCabin(page: Page, index: number, number: number): Promise<void> {
  const list = page.locator(`#passenger-${index}`).getByLabel(words.text('checkout', 'field.cabin'));
  await tabTo(page, list);
  for (let press = 0; press < number; press++) await page.keyboard.press('ArrowDown');
  await expect(list).toHaveValue(`${cabin.id}:${number - 1}`);
}

test('twenty passengers are put into their cabins and booked with the keyboard alone', async ({ page }) => {
  test.setTimeout(300_000);
  await mockBackend(page, { departure: wide, cabins: [{ ...cabin, count: 10 }], products: { ...products, diets: [diet] } });
  let body: Body | null = null;
  await page.route('**/api/v1/bookings', (route) => {
    body = route.request().postDataJSON() as Body;
    return route.fulfill({ status: 422, json: {} });
  });
  const heading = page.getByRole('heading', { level: 1 });

  // Ten cabins for two by typing in their list.
  await page.goto(`/departures/${departure.id}/cabins?party=${party}&locale=en`);
  await tabTo(page, page.getByRole('article').getByRole('combobox'));
  await page.keyboard.type('10');
  await expect(page).toHaveURL(/cabins=cabin-a-b:2(,2){9}/);
  await pressOn(page, shown(page.getByRole('link', { name: words.text('cabins', 'start') })), 'Enter');
  await expect(heading).toHaveText(words.text('checkout', 'passengers.title'));
  await expect(heading).toBeFocused();

  const nextGap = words.text('checkout', 'passengers.nextGap');
  await pressOn(page, button(page, nextGap), 'Enter');
  for (let index = 0; index < party; index++) {
    const card = page.locator(`#passenger-${index}`);
    await typePerson(page, index);
    if (index === 0) {
      const { emailAddress, phoneNumber, ...address } = contact;
      // In the order of the page: Tab never goes back.
      for (const [key, value] of Object.entries({ emailAddress, phoneNumber, country: 'Netherlands', ...address }))
        await typeInto(page, card.getByLabel(words.text('checkout', `field.${key}`), { exact: true }), value);
    }
    await takeCabin(page, index, Math.floor(index / 2) + 1);
    if (index === 0) {
      await pressOn(page, card.getByLabel(words.text('checkout', 'field.diet')), 'ArrowDown');
      await pressOn(page, card.getByRole('radio'), 'Space');
    } else {
      // Surname, bicycle and diet are those of the passenger before.
      await tabTo(page, card.getByRole('button', { name: words.like('checkout', 'passengers.takeOver') }), true);
      await page.keyboard.press('Enter');
      await expect(card.getByRole('radio')).toBeChecked();
    }
    if (index < party - 1) await pressOn(page, card.getByRole('button', { name: nextGap }), 'Enter');
  }

  await pressOn(page, button(page, words.text('checkout', 'passengers.next')), 'Enter');
  await expect(heading).toHaveText(words.text('confirmation', 'title'));
  await expect(heading).toBeFocused();
  for (const key of ['general', 'consumer', 'payment'])
    await pressOn(page, page.getByLabel(words.text('confirmation', `term.${key}`)), 'Space');
  await pressOn(page, button(page, new RegExp(words.text('confirmation', 'book'))), 'Enter');

  await expect.poll(() => body?.passengers.length).toBe(party);
  expect(body).toMatchObject({
    passengers: Array.from({ length: party }, (_, index) => ({
      firstName: `Guest${index}`,
      lastName: 'Example',
      dateOfBirth: '1980-02-29',
      bodyHeight: 150 + index,
      cabin: `${cabin.id}:${Math.floor(index / 2)}`,
      bike: bike.id,
      diet: diet.id,
    })),
  });
  // A refusal is told, and the focus is still on the page's button.
  await expect(button(page, new RegExp(words.text('confirmation', 'book')))).toBeFocused();
});
