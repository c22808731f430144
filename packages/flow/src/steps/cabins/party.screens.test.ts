import { availabilityWire } from '@booking/domain/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aBackend, departure } from '../../testing/screens/a-backend.ts';
import { choosingAddress as address, choosing } from '../../testing/screens/choosing.ts';
import { openScreen } from '../../testing/screens/open-screen.tsx';
import { getWords } from '../../testing/screens/words.ts';

const words = getWords('en');
const steps = choosing(words);
const cabins = (key: string) => words.text('cabins', key);

test.each([1280, 390] as const)(
  'cabins for fewer persons than the departure takes: Start booking asks, in view and with the focus: %i px (CABIN-35, CABIN-37)',
  async (width) => {
    const backend = aBackend({ departure: { ...departure, availability: availabilityWire({ minimum_passengers: 4 }) } });
    const screen = await openScreen(`${address.chosenCabins}&party=4`, { backend, width });
    await steps.start().click();
    const question = page.getByRole('group', { name: 'This departure is for at least 4 people.' });
    await expect.element(question).toHaveFocus();
    await expect.element(question).toBeInViewport({ ratio: 0.99 });
    expect(screen.address()).toContain('/cabins');
    const anyway = question.getByRole('link', { name: cabins('party.anyway') });
    await expect.element(anyway).toHaveAttribute('href', expect.stringMatching(/\/passengers\?.*cabins=/));
    await question.getByRole('button', { name: cabins('party.change') }).click();
    await expect.element(steps.quantity()).toHaveFocus();
    await steps.quantity().selectOptions('2');
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(steps.start()).toHaveAttribute('href', expect.stringContaining('/passengers'));
  },
);

test('for a party that the cabins cannot hold the step says so at once; for a part of it Start booking asks (CABIN-36, CABIN-37)', async () => {
  await openScreen(`${address.cabins}?cabins=twin:4&party=13`);
  await expect.element(page.getByText('The cabins still free on this ship have room for 12 people.')).toBeInViewport();
  await expect
    .element(page.getByRole('link', { name: cabins('party.otherTrip') }))
    .toHaveAttribute('href', expect.stringMatching(/\/date\/.*party=13/));
  await steps.start().click();
  const question = page.getByRole('group', { name: /room for 12 people/ });
  await expect.element(question).toHaveFocus();
  await expect.element(question).toHaveTextContent('Your cabins are for 4 people.');
  await expect.element(question).not.toHaveTextContent(cabins('party.likelyRefused'));
});
