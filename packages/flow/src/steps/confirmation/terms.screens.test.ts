import { productWire } from '@booking/domain/testing';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { products } from '../../testing/screens/a-backend.ts';
import { checkout } from '../../testing/screens/checkout.ts';
import { bodies, consent, offer, policy } from '../../testing/screens/consents.ts';
import { annAndBo, checkoutAddress, europeanTerms, storeDraft } from '../../testing/screens/drafts.ts';
import { shownText } from '../../testing/screens/locators.ts';
import { openScreen } from '../../testing/screens/open-screen.tsx';
import { getWords } from '../../testing/screens/words.ts';

const words = getWords('en');
const check = checkout(words);
const terms = (depositPercentage: number) => ({ brands: { boatbiketours: { paymentTerms: { depositPercentage, balanceDueDays: 49 } } } });
const general = (address: string) => ({ legal: { boatbiketours: { terms: { general: address } } } });

test.each([
  ['the payment terms have other numbers', 'payment', terms(30), terms(40)],
  ['the payment terms have no numbers any more', 'payment', terms(30), {}],
  ['the general terms are at another address', 'general', general('/terms/2026'), general('/terms/2027')],
] as const)('a consent does not count once %s; the others stay (CONF-50)', async (_, key, before, after) => {
  const { backend } = offer([]);
  storeDraft();
  await openScreen(checkoutAddress('confirmation'), { backend, config: before });
  await check.acceptTerms();
  await openScreen(checkoutAddress('confirmation'), { backend, config: before });
  for (const each of europeanTerms) await expect.element(consent(each)).toBeChecked();
  await openScreen(checkoutAddress('confirmation'), { backend, config: after });
  await expect.element(check.bookButton()).toBeVisible();
  for (const each of europeanTerms) {
    if (each === key) await expect.element(consent(each)).not.toBeChecked();
    else await expect.element(consent(each)).toBeChecked();
  }
});

test('terms without a text are at the configured address; without either no box demands to have read them, the console says so, and the booking has no key for them (CONF-49, CONF-53)', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { backend } = offer([policy('blank', { terms: '<p></p>' })]);
  const legal = { boatbiketours: { terms: { cancellation: { en: '/terms/cancellation' } } } };
  storeDraft();
  const screen = await openScreen(checkoutAddress('confirmation'), { backend, config: { legal } });
  await check.insurance().click();
  const link = page.getByRole('link', { name: words.text('confirmation', 'termLink.cancellation') });
  await expect.element(link).toHaveAttribute('href', '/terms/cancellation');
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(page.getByLabelText('I agree to the terms of the cancellation insurance.')).toBeVisible();
  expect(warned).not.toHaveBeenCalled();
  await check.acceptTerms();
  await check.book();
  await expect.element(shownText(words.text('formErrors', 'insurance-terms-required'))).toBeInViewport();

  const without = await openScreen(checkoutAddress('confirmation'), { backend });
  await expect.element(check.insurance()).toBeChecked();
  await expect.element(consent('cancellation')).not.toBeInTheDocument();
  expect(warned.mock.calls.flat().join()).toContain('legal.terms.cancellation');
  for (const each of europeanTerms) if (!(consent(each).element() as HTMLInputElement).checked) await consent(each).click();
  await check.book();
  await expect.poll(without.address).toContain('/payment');
  expect(bodies(screen.backend)).toMatchObject([{ insurance: { cancellation: true } }]);
  expect(Object.keys(bodies(backend)[0]?.terms ?? {}).sort()).toEqual([...europeanTerms].sort());
});

test('two policies of one type: both are described and charged, and their lines can be told apart (CONF-51)', async () => {
  const first = policy('first', { summary: 'Your costs.' });
  const second = policy('second', { fixed_cost: 30, summary: 'Your dog.' });
  const named = { id: second.id, language: 'en', name: 'Dog cover', description: null } as const;
  const other = productWire({ id: 'map000000000000001', passenger_product: false });
  const { backend } = offer([first, second], { productTranslations: [named] });
  backend.set({ departureProducts: { ...products, other: [other], insurance_policies: [first, second] } });
  storeDraft(annAndBo);
  await openScreen(checkoutAddress('confirmation'), { backend });
  for (const text of ['Your costs.', 'Your dog.']) await expect.element(page.getByText(text)).toBeVisible();
  await check.insurance().click();
  const overview = page.getByRole('region', { name: words.text('receipt', 'priceOverview') }).shown();
  for (const [name, amount] of [
    ['Cancellation insurance 1', '€100.00'],
    ['Dog cover', '€30.00'],
  ] as const)
    await expect.element(overview.getByRole('listitem').filter({ hasText: name })).toHaveTextContent(amount);
  await expect.element(page.getByText('Terms: Dog cover')).toBeVisible();
});
