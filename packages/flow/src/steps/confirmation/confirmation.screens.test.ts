import { policyWire } from '@booking/domain/testing';
import { expect, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { aBackend, departure, map, products } from '../../testing/screens/a-backend.ts';
import { status } from '../../testing/screens/backend.ts';
import { bookingId } from '../../testing/screens/bookings.ts';
import { checkout } from '../../testing/screens/checkout.ts';
import { checkoutAddress, europeanTerms, storeConsents, storeDraft } from '../../testing/screens/drafts.ts';
import { expectOutcome, shownText } from '../../testing/screens/locators.ts';
import { openScreen } from '../../testing/screens/open-screen.tsx';
import { onPaper } from '../../testing/screens/print.ts';
import { holdClock, pass } from '../../testing/screens/waiting.ts';
import { getWords } from '../../testing/screens/words.ts';

const terms = { paymentTerms: { depositPercentage: 30, balanceDueDays: 49 } };
const brands = { boatbiketours: terms, islandhopping: terms };
const words = getWords('en');
const check = checkout(words);
/** The current step, in either layout of the progress. The first entry is the way home. */
const current = (step: number) => page.css(`nav ol > li:nth-child(${step + 1}) [aria-current=step]`);

test('the passengers are step 4 and the confirmation step 5; selecting an insurance makes its terms untouched (CONF-1, CONF-12, CONF-13, CONF-18, SHELL-11, SHELL-16)', async () => {
  const backend = aBackend({ departureProducts: { ...products, insurance_policies: [policyWire({ fixed_cost: 3.5 })] } });
  storeDraft(undefined, { submitted: false });
  const screen = await openScreen(checkoutAddress('passengers'), { backend });
  await expect.element(current(4)).toBeInTheDocument();
  await check.toConfirmation();
  await expect.element(current(5)).toBeInTheDocument();
  expect(screen.address()).toContain('/confirmation?cabins=');

  const travelTerms = page.getByText(words.text('formErrors', 'travel-terms-required')).first();
  const insuranceTerms = page.getByText(words.text('formErrors', 'insurance-terms-required'));
  await check.insurance().click();
  await check.book();
  await expect.element(insuranceTerms).toBeInViewport();
  await expect.element(travelTerms).toBeVisible();

  await check.insurance().click();
  await check.insurance().click();
  await expect.element(insuranceTerms).not.toBeInTheDocument();
  await expect.element(travelTerms).toBeVisible();
  await check.book();
  await expect.element(insuranceTerms).toBeVisible();
});

test.each([1280, 390] as const)(
  'Back and Next of the passengers and Back of the confirmation keep the query string; a quantity goes up to the number of passengers, is in the total at once and stays, at %i px (PASS-6, PASS-7, CONF-3, CONF-4, CONF-5, CONF-6, CONF-7)',
  async (width) => {
    const backend = aBackend({ departureProducts: { ...products, other: [map] } });
    storeDraft(undefined, { submitted: false });
    const screen = await openScreen(checkoutAddress('passengers'), { backend, width });
    const back = page.getByRole('link', { name: words.text('common', 'back'), exact: true }).shown();
    for (const part of [/\/departures\/[\w-]+\/cabins\?/, /tours=tour1/, /cabins=twin:2/])
      await expect.element(back).toHaveAttribute('href', expect.stringMatching(part));
    await check.toConfirmation();
    expect(screen.address()).toMatch(/\/confirmation\?.*cabins=twin:2/);
    expect(screen.address()).toContain('tours=tour1');
    await expect.element(back).toHaveAttribute('href', expect.stringMatching(/\/passengers\?.*cabins=twin:2.*tours=tour1/));
    await expect.element(check.bookButton()).toHaveTextContent('Book now');

    const more = page.getByRole('button', { name: new RegExp(`^One more: .*${map.name}`) });
    await more.click();
    await more.click();
    await expect.element(more).toHaveAttribute('aria-disabled', 'true');
    await expect.element(shownText(/^€4,073(\.00)?$/)).toBeVisible();
    await screen.reload();
    await expect.element(shownText(/^€4,073(\.00)?$/)).toBeVisible();
  },
);

test('the query string of the passengers goes on to the confirmation and back as it came, with what the tool does not know (PASS-7, CONF-1, CONF-3)', async () => {
  const query = '?ref=a&ref=b&utm_source=mail&cabins=twin:2&tours=tour1&note=a+%26+b&locale=en';
  storeDraft(undefined, { submitted: false });
  const screen = await openScreen(checkoutAddress('passengers').replace(/\?.*/, query), { backend: aBackend() });
  await check.toConfirmation();
  expect(screen.address()).toBe(`/departures/${departure.id}/confirmation${query}`);
  const back = page.getByRole('link', { name: words.text('common', 'back'), exact: true }).shown();
  await expect.element(back).toHaveAttribute('href', `/departures/${departure.id}/passengers${query}`);
  await back.click();
  await check.expectPassengers();
  expect(screen.address()).toBe(`/departures/${departure.id}/passengers${query}`);
});

test('a visitor who is sent back to the passengers keeps the query string as it came (CONF-2)', async () => {
  const query = '?ref=a&utm_source=mail&cabins=twin:2&locale=en';
  const screen = await openScreen(checkoutAddress('confirmation').replace(/\?.*/, query), { backend: aBackend() });
  await check.expectPassengers();
  expect(screen.address()).toBe(`/departures/${departure.id}/passengers${query}`);
});

test.each([1280, 390] as const)(
  'a pending booking shows a message; a failed one shows Something went wrong, is logged, and links back to the cabins, at %i px (BOOK-2, BOOK-7, CONF-41, ERR-8, ERR-12)',
  async (width) => {
    const logged = vi.spyOn(console, 'error');
    let respond = (_: Response): void => {};
    const response = new Promise<Response>((resolve) => {
      respond = resolve;
    });
    const booking = { status: 'failed', id: bookingId, error: 'no cabin left' } as const;
    storeDraft();
    storeConsents(europeanTerms);
    await openScreen(checkoutAddress('confirmation'), { backend: aBackend({ booking, createBooking: () => response }), width });
    await check.book();
    await expectOutcome(shownText(words.text('confirmation', 'booking')));
    respond(status(201, { id: bookingId, status: 'pending' }));
    await expectOutcome(shownText(words.text('confirmation', 'failed')));
    const way = page.getByRole('link', { name: words.text('confirmation', 'toCabins') }).first();
    await expect.element(way).toHaveAttribute('href', expect.stringMatching(/\/cabins\?.*cabins=twin:2/));
    expect(JSON.stringify(logged.mock.calls)).toContain('no cabin left');
  },
);

test.each([1280, 390] as const)(
  'the price overview and the terms stand in the page, with the trip and the coupon, and each passenger can be changed, at %i px (CONF-21, CONF-35, CONF-37, CONF-44, PASS-72)',
  async (width) => {
    storeDraft();
    await openScreen(checkoutAddress('confirmation'), { backend: aBackend(), width, config: { brands } });
    const overview = page.getByRole('region', { name: words.text('receipt', 'priceOverview') }).shown();
    await expect.element(overview).toBeVisible();
    await expect.element(overview).toHaveTextContent(departure.tour_name);
    await expect.element(overview.getByRole('button', { name: words.text('checkout', 'coupon.question') })).toBeVisible();
    await expect.element(page.getByRole('region', { name: words.text('confirmation', 'terms') })).toBeVisible();
    await expect.element(page.getByText(words.text('confirmation', 'due.today'))).toBeVisible();
    await check
      .travellers()
      .getByRole('link', { name: /Bo Example/ })
      .click();
    await check.expectPassengers();
    await expect.element(check.card(1)).toHaveFocus();
    await expect.element(check.card(1).getByRole('heading', { level: 2 })).toBeInViewport();
  },
);

test('on paper the document has no links for changes, no button, and the price once (CONF-43)', async () => {
  storeDraft();
  await openScreen(checkoutAddress('confirmation'), { backend: aBackend(), width: 390, config: { brands } });
  await expect.element(check.travellers()).toBeVisible();
  // The panel, whose overview is printed, comes after the content, which has one of its own.
  await expect.element(page.getByText(words.text('receipt', 'priceOverview'), { exact: true }).nth(1)).toBeInTheDocument();
  await onPaper(() => {
    const shown = (found: Locator) => found.elements().filter((element) => element.checkVisibility()).length;
    expect(shown(page.getByRole('heading', { name: words.text('receipt', 'priceOverview'), exact: true }))).toBe(1);
    expect(shown(page.getByRole('heading', { name: words.text('confirmation', 'due.title') }))).toBe(1);
    expect(shown(page.getByRole('link', { name: /^Change: / }))).toBe(0);
    expect(shown(page.getByRole('button', { name: /^Book now/ }))).toBe(0);
  });
});

test('a refused booking names the refused fields; a link leads to the field, which keeps its error until it is changed (CONF-38, PASS-68, PASS-72)', async () => {
  const errors = [{ path: 'passengers.1.firstName', message: 'nobody of that name' }];
  storeDraft();
  storeConsents(europeanTerms);
  const screen = await openScreen(checkoutAddress('confirmation'), {
    backend: aBackend({ createBooking: () => status(422, { errors }) }),
    width: 390,
  });
  await check.book();
  const refused = page.getByRole('link', { name: new RegExp(`${words.text('checkout', 'field.firstName')}: `) });
  await expect.element(refused).toBeInViewport();
  expect(document.body.textContent).not.toContain('nobody');
  await refused.click();
  await check.expectPassengers();
  const name = check.field(1, 'firstName');
  await expect.element(name).toHaveFocus();
  await expect.element(name).toBeInViewport();
  await expect.element(name).toHaveAccessibleDescription(new RegExp(words.text('formErrors', 'not-accepted')));
  await check.next().click();
  await expect.element(name).toHaveFocus();
  expect(screen.address()).toContain('/passengers');
  await name.fill('Benjamin');
  await check.toConfirmation();
});

test('too many requests are waited out, and the same request is sent again (ERR-32, CONF-41)', async () => {
  holdClock();
  storeDraft();
  storeConsents(europeanTerms);
  const backend = aBackend({ createBooking: () => status(429, {}, { 'retry-after': '30' }) });
  await openScreen(checkoutAddress('confirmation'), { backend });
  await check.book();
  await expectOutcome(shownText(/30 seconds/));
  backend.set({ createBooking: () => status(422) });
  await pass(29_000);
  expect(backend.of('createBooking')).toHaveLength(1);
  await pass(2000);
  await expect.poll(() => backend.of('createBooking')).toHaveLength(2);
  const [first, second] = backend.of('createBooking').map(({ body }) => body);
  expect(second).toEqual(first);
  await expect.element(shownText(words.text('confirmation', 'refusedText'))).toBeInViewport();
});
