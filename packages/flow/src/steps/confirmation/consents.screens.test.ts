import { bookingWire, policyWire, productWire } from '@booking/domain/testing';
import { expect, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { oneBookingPerKey } from '../../testing/screens/bookings.ts';
import { checkout } from '../../testing/screens/checkout.ts';
import { annAndBo, checkoutAddress, europeanTerms, storeDraft } from '../../testing/screens/drafts.ts';
import { shownText } from '../../testing/screens/locators.ts';
import { departure, oddBackend, products } from '../../testing/screens/odd-backend.ts';
import { openScreen } from '../../testing/screens/open-screen.tsx';
import { getWords } from '../../testing/screens/words.ts';

// A consent belongs to what was read: to a policy's id and texts, to an address, to the numbers of the payment terms.
const words = getWords('en');
const check = checkout(words);
const american = ['general_north_america', 'payment_north_america'] as const;
const policy = (id: string, given: object = {}) =>
  policyWire({ id: id.padEnd(18, '0'), fixed_cost: 100, fee_percentage: 0, tax_percentage: 0, ...given });
const dutch = policy('dutch');
const us = policy('us', { market: 'north_america' });
const replaced = (): Locator => page.getByText('Cancellation insurance: no longer part of this booking');
const consent = (key: string): Locator => page.css(`#term-${key}`);
const back = (): Locator => page.getByRole('link', { name: words.text('common', 'back'), exact: true }).shown();
const bodies = (backend: ReturnType<typeof oddBackend>) => backend.of('createBooking').map(({ body }) => body as { terms: object });

function offer(insurance_policies: readonly ReturnType<typeof policy>[], more: Parameters<typeof oddBackend>[0] = {}) {
  const { made, createBooking } = oneBookingPerKey('completed');
  const departureProducts = { ...products, insurance_policies: [...insurance_policies] };
  const booking: Parameters<typeof oddBackend>[0] = {
    createBooking,
    booking: ({ url }) => bookingWire({ id: url.pathname.split('/').at(-1) ?? '' }),
  };
  const backend = oddBackend({ departure: { ...departure, multi_market: true }, departureProducts, ...booking, ...more });
  return { made, backend };
}

async function takeInsurance(): Promise<void> {
  await check.insurance().click();
  await consent('cancellation').click();
}

/** From the confirmation to the passengers and back, with another country. */
async function changeCountry(country: string, state?: string): Promise<void> {
  await back().click();
  await check.expectPassengers();
  await check.field(0, 'country').selectOptions(country);
  if (state) await check.field(0, 'state').selectOptions(state);
  await check.toConfirmation();
}

async function expectNothingChosen(): Promise<void> {
  await expect.element(check.insurance()).not.toBeChecked();
  await expect.element(consent('cancellation')).not.toBeInTheDocument();
}

test.each([1280, 390] as const)(
  'the policy of another market starts without choice and consent, and the page says so, in view and with the focus; nothing of the former one is sent: %i px (CONF-50)',
  async (width) => {
    const { backend } = offer([dutch, us]);
    storeDraft();
    const screen = await openScreen(checkoutAddress('confirmation'), { backend, width });
    await takeInsurance();
    await check.acceptTerms();
    await changeCountry('US', 'NY');
    await expect.element(replaced()).toBeInViewport();
    await expect.poll(() => document.activeElement?.textContent).toContain('no longer part of this booking');
    await expectNothingChosen();
    // The other consent is not given by the choice alone.
    await check.insurance().click();
    await expect.element(consent('cancellation')).not.toBeChecked();
    await expect.element(replaced()).not.toBeInTheDocument();
    await check.insurance().click();
    await check.acceptTerms(american);
    await check.book();
    await expect.poll(screen.address).toContain('/payment');
    const [body] = bodies(backend);
    expect(body).toMatchObject({ insurance: { cancellation: false, travel: false } });
    expect(Object.keys(body?.terms ?? {}).sort()).toEqual([...american].sort());
  },
);

test('back at the first country the former choice does not return by itself; the message stays until one is made (CONF-50, CONF-30)', async () => {
  const { backend } = offer([dutch, us]);
  storeDraft();
  const screen = await openScreen(checkoutAddress('confirmation'), { backend });
  await takeInsurance();
  await changeCountry('US', 'NY');
  await expect.element(replaced()).toBeVisible();
  await changeCountry('NL');
  await expectNothingChosen();
  await expect.element(replaced()).toBeVisible();
  await screen.reload();
  await expect.element(replaced()).toBeVisible();
  await page.getByRole('button', { name: words.text('conflicts', 'insuranceAction') }).click();
  await expect.element(check.insurance()).toBeInViewport();
  await check.insurance().click();
  await expect.element(replaced()).not.toBeInTheDocument();
  await check.insurance().click();
  await screen.reload();
  await expect.element(check.insurance()).not.toBeChecked();
  await expect.element(replaced()).not.toBeInTheDocument();
});

test('where no insurance is offered any more, the page says so; the consents to the trip stay (CONF-50, CONF-10)', async () => {
  const { backend } = offer([dutch]);
  storeDraft();
  const screen = await openScreen(checkoutAddress('confirmation'), { backend });
  await takeInsurance();
  await check.acceptTerms();
  await changeCountry('AU');
  await expect.element(replaced()).toBeInViewport();
  await expect.element(page.getByText(words.text('conflicts', 'insuranceEndedText'))).toBeVisible();
  await check.book();
  await expect.poll(screen.address).toContain('/payment');
  expect(bodies(backend)[0]).toMatchObject({ insurance: { cancellation: false } });
  expect(Object.keys(bodies(backend)[0]?.terms ?? {}).sort()).toEqual([...europeanTerms].sort());
});

test.each<[string, ReturnType<typeof policy>[]]>([
  ['another id', [policy('other')]],
  ['other terms', [policy('dutch', { terms: 'Claims within 3 days.' })]],
  ['another description', [policy('dutch', { description: 'Covers less.' })]],
  ['a second policy', [dutch, policy('second')]],
])('%s: choice and consent start empty at the next visit, and the page says so (CONF-50)', async (_, now) => {
  const { backend } = offer([dutch]);
  storeDraft();
  const screen = await openScreen(checkoutAddress('confirmation'), { backend });
  await takeInsurance();
  backend.set({ departureProducts: { ...products, insurance_policies: now } });
  await screen.reload();
  await expect.element(replaced()).toBeInViewport();
  await expectNothingChosen();
});

test('the same policy at another price keeps choice and consent; so does another language (CONF-50, CONF-30)', async () => {
  const { backend } = offer([dutch]);
  storeDraft();
  const screen = await openScreen(checkoutAddress('confirmation'), { backend });
  await takeInsurance();
  backend.set({ departureProducts: { ...products, insurance_policies: [policy('dutch', { fixed_cost: 120 })] } });
  await screen.reload();
  await expect.element(consent('cancellation')).toBeChecked();
  await openScreen(checkoutAddress('confirmation', 'de'), { backend });
  await expect.element(consent('cancellation')).toBeChecked();
  await expect.element(page.getByText(/nicht mehr Teil dieser Buchung/)).not.toBeInTheDocument();
});

test('a policy that is replaced while the page is open: the press says so instead of booking without it; the next one books (CONF-50)', async () => {
  const { backend, made } = offer([dutch]);
  storeDraft();
  const screen = await openScreen(checkoutAddress('confirmation'), { backend, width: 390 });
  await takeInsurance();
  await check.acceptTerms();
  backend.set({ departureProducts: { ...products, insurance_policies: [policy('other')] } });
  await screen.services.queryClient.invalidateQueries();
  await expectNothingChosen();
  await check.book();
  await expect.element(replaced()).toBeInViewport();
  await expect.poll(() => document.activeElement?.textContent).toContain('no longer part of this booking');
  expect(made.size).toBe(0);
  await check.book();
  await expect.poll(screen.address).toContain('/payment');
  expect(bodies(backend)).toMatchObject([{ insurance: { cancellation: false } }]);
});

test('a policy of the same price that has other terms at the press: nothing is sent, and the page says so; read and taken again, it is booked (CONF-50)', async () => {
  const { backend, made } = offer([dutch]);
  storeDraft();
  const screen = await openScreen(checkoutAddress('confirmation'), { backend, width: 390 });
  await takeInsurance();
  await check.acceptTerms();
  backend.set({ departureProducts: { ...products, insurance_policies: [policy('dutch', { terms: 'Claims within 3 days.' })] } });
  await check.book();
  await expect.element(replaced()).toBeInViewport();
  await expectNothingChosen();
  expect(made.size).toBe(0);
  await takeInsurance();
  await check.book();
  await expect.poll(screen.address).toContain('/payment');
  expect(bodies(backend)).toMatchObject([{ insurance: { cancellation: true }, terms: { cancellation: true } }]);
});

test('a departure that is on request at the press: nothing is sent, and the payment terms, which are others, ask again (CONF-50, CONF-54)', async () => {
  const { backend, made } = offer([]);
  storeDraft();
  await openScreen(checkoutAddress('confirmation'), { backend });
  await check.acceptTerms();
  backend.set({ departure: { ...departure, multi_market: true, on_request: true } });
  await check.book();
  await expect.element(consent('payment')).toHaveFocus();
  await expect.element(consent('payment')).not.toBeChecked();
  await expect.element(consent('general')).toBeChecked();
  await expect.element(page.getByText('Nothing is due before we have confirmed the trip.')).toBeInViewport();
  expect(made.size).toBe(0);
});

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
