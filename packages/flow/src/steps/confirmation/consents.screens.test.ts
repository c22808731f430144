import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { departure, products } from '../../testing/screens/a-backend.ts';
import { checkout } from '../../testing/screens/checkout.ts';
import { bodies, consent, offer, policy } from '../../testing/screens/consents.ts';
import { checkoutAddress, europeanTerms, storeDraft } from '../../testing/screens/drafts.ts';
import { openScreen } from '../../testing/screens/open-screen.tsx';
import { getWords } from '../../testing/screens/words.ts';

// A consent belongs to what was read: to a policy's id and texts, to an address, to the numbers of the payment terms.
const words = getWords('en');
const check = checkout(words);
const american = ['general_north_america', 'payment_north_america'] as const;
const dutch = policy('dutch');
const us = policy('us', { market: 'north_america' });
const replaced = (): Locator => page.getByText('Cancellation insurance: no longer part of this booking');
const back = (): Locator => page.getByRole('link', { name: words.text('common', 'back'), exact: true }).shown();

async function takeInsurance(): Promise<void> {
  await check.insurance().click();
  await consent('cancellation').click();
}

/** From the confirmation to the passengers and back, with another country. */
async function changeCountry(country: string, state?: string): Promise<void> {
  await back().click();
  await check.expectPassengers();
  await check.openPassenger(0);
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
