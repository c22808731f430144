import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aBackend, bike, products } from '../../testing/screens/a-backend.ts';
import { checkout } from '../../testing/screens/checkout.ts';
import { annAndBo, checkoutAddress, storeDraft } from '../../testing/screens/drafts.ts';
import { shownText } from '../../testing/screens/locators.ts';
import { openScreen } from '../../testing/screens/open-screen.tsx';
import { getWords } from '../../testing/screens/words.ts';

// Choices that were made earlier and are not offered any more.
const words = getWords('en');
const check = checkout(words);
const gone = 'gone00000000000001';
const lost = (key: string, name = ''): string => words.text('checkout', `lost.${key}`).replace('{{name}}', name);
const other = { ...bike, id: 'other0000000000001', name: 'Other bike' };
const [ann, bo] = annAndBo.passengers as [(typeof annAndBo.passengers)[0], (typeof annAndBo.passengers)[0]];
const backend = (name: string | null) =>
  aBackend({
    departureProducts: { ...products, bikes: [bike, other] },
    productTranslations: name === null ? [] : [{ id: gone, language: 'en', name, description: null }],
  } as never);

test('a bicycle and a diet that are gone are said at their passenger, by name where it is known, until there is another bicycle (PASS-89)', async () => {
  storeDraft({ ...annAndBo, passengers: [ann, { ...bo, bike: gone, diet: 'diet00000000000001' }] }, { submitted: false });
  await openScreen(checkoutAddress('passengers'), { backend: backend('Tandem') });
  const card = check.card(1);
  await expect.element(card.getByText(lost('bike', 'Tandem'))).toBeVisible();
  await expect.element(card.getByText(lost('dietUnnamed'))).toBeVisible();
  expect(
    check
      .card(0)
      .getByText(/no longer available/)
      .elements(),
  ).toEqual([]);
  await card.getByRole('radio', { name: /^Other bike/ }).click();
  await expect.element(card.getByText(lost('bike', 'Tandem'))).not.toBeInTheDocument();
  await expect.element(card.getByText(lost('dietUnnamed'))).toBeVisible();
});

test('a cabin of another choice is said by its name and number, and of a complete passenger the collapsed card says it, too (PASS-89, CABIN-47)', async () => {
  const address = checkoutAddress('passengers').replace('cabins=twin:2', 'cabins=twin:2,2');
  const passengers = [
    { ...ann, cabin: 'twin:2' },
    { ...bo, other: ['extra0000000000001'] },
    { ...bo, firstName: 'Cy', cabin: 'twin:1' },
    { ...bo, firstName: 'Di', cabin: 'twin:1' },
  ];
  storeDraft({ ...annAndBo, passengers }, { submitted: false });
  await openScreen(address, { backend: backend(null) });
  await expect.element(check.card(0).getByText(lost('cabin', 'Twin cabin · cabin 3'))).toBeVisible();
  await expect.element(check.card(1).getByText(lost('otherUnnamed'))).toBeVisible();
  await expect.element(check.card(1).getByRole('button', { name: words.text('checkout', 'passengers.unfold') })).toBeVisible();
});

test.each([1280, 390] as const)(
  'a booking whose bicycle has gone leads back to its passenger, where the page says why: %i px (PASS-89)',
  async (width) => {
    storeDraft({ ...annAndBo, passengers: [ann, { ...bo, bike: gone }] });
    const screen = await openScreen(checkoutAddress('confirmation'), { backend: backend('Tandem'), width });
    await check.expectPassengers();
    expect(screen.address()).toContain('#passenger-1');
    const notice = shownText(lost('bike', 'Tandem'));
    await expect.element(notice).toBeInViewport();
    await expect.poll(() => document.activeElement?.contains(notice.element())).toBe(true);
    expect(document.activeElement?.id).toBe('passenger-1');
    expect(page.getByText(words.text('formErrors', 'bike-required')).elements()).toEqual([]);
  },
);
