import type { Passenger } from '@booking/domain/passengers';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { unvalidatedEntries } from '../../storage/passengers.ts';
import { bike, departure } from '../../testing/screens/a-backend.ts';
import { checkout } from '../../testing/screens/checkout.ts';
import { annAndBo, checkoutAddress, storeDraft, stored } from '../../testing/screens/drafts.ts';
import { openScreen } from '../../testing/screens/open-screen.tsx';
import { getWords } from '../../testing/screens/words.ts';

const partyOf = (cabins: string, language: 'en' | 'de') =>
  checkoutAddress('passengers', language).replace('cabins=twin:2', `cabins=twin:${cabins}`);
const title = (language: 'en' | 'de') => page.getByText(getWords(language).text('group', 'title'));
const passengers = () => unvalidatedEntries(stored).read(departure.id)?.passengers ?? [];
/** What happened is in the viewport, with the focus. */
const expectFilled = async (text: string): Promise<void> => {
  const outcome = page.css('[data-outcome]').filter({ hasText: text });
  await expect.element(outcome).toBeInViewport();
  await expect.element(outcome).toHaveFocus();
};

test.each([
  [1280, 'en'],
  [390, 'de'],
] as const)(
  'the leader of a group pastes a list and gives everyone one bicycle; all of it is stored: %i px, %s (PASS-101, PASS-102, PASS-103)',
  async (width, language) => {
    const words = getWords(language);
    await openScreen(partyOf('4,2', language), { width });
    await checkout(words).expectPassengers();
    await title(language).click();
    await page.getByLabelText(words.text('group', 'list')).fill('Ann\tSmit\t3-4-1980\t172\nBo\tde Vries\t31-12-1975\t1,81 m\n');
    await page.getByRole('button', { name: words.text('group', 'fill_other').replace('{{count}}', '2') }).click();
    await expectFilled(words.text('group', 'filled_other').replace('{{count}}', '2'));
    await expect
      .poll(() => passengers().map(({ firstName, lastName, dateOfBirth, bodyHeight }) => [firstName, lastName, dateOfBirth, bodyHeight]))
      .toEqual([['Ann', 'Smit', '1980-04-03', '172'], ['Bo', 'de Vries', '1975-12-31', '181'], ...Array(4).fill(['', '', '', ''])]);

    const main = page.css('#passenger-0');
    await main.getByRole('radio').first().click();
    await page.getByRole('button', { name: words.text('group', 'same') }).click();
    await expectFilled(words.text('group', 'shared_other').replace('{{count}}', '5'));
    await expect.poll(() => passengers().map((passenger) => passenger.bike)).toEqual(Array(6).fill(bike.id));
  },
);

test('Enter goes from passenger to passenger, and is Next once nothing is missing (PASS-100)', async () => {
  const words = getWords('en');
  const [ann, bo] = annAndBo.passengers;
  const party = [ann, bo, ann, bo, ann, bo].map((passenger, index) => ({ ...passenger, cabin: `twin:${index < 4 ? 0 : 1}` }) as Passenger);
  storeDraft({ ...annAndBo, passengers: party.map((passenger, index) => (index === 3 ? { ...passenger, bodyHeight: '' } : passenger)) });
  const screen = await openScreen(partyOf('4,2', 'en'));
  await checkout(words).expectPassengers();
  await page.css('#passenger-0').getByLabelText(words.text('checkout', 'field.lastName')).click();
  await userEvent.keyboard('{Enter}');
  const height = page.css('#passenger-3').getByLabelText(words.text('checkout', 'field.bodyHeight'));
  await expect.element(height).toHaveFocus();
  await expect.element(height).toBeInViewport();
  await userEvent.keyboard('180{Enter}');
  await expect.poll(() => screen.address()).toContain('/confirmation');
});

test('a party of four fills in its form without the tools for groups (PASS-101)', async () => {
  await openScreen(partyOf('4', 'en'));
  await checkout(getWords('en')).expectPassengers();
  await expect.element(page.css('#passenger-3')).toBeInTheDocument();
  // They come after the form, with what else is loaded after it.
  await expect.element(page.getByRole('button', { name: getWords('en').text('checkout', 'passengers.clear') })).toBeInTheDocument();
  expect(title('en').elements()).toEqual([]);
});
