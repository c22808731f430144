import { policyWire } from '@booking/domain/testing';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { status } from '../../testing/screens/backend.ts';
import { bookingId } from '../../testing/screens/bookings.ts';
import { checkout } from '../../testing/screens/checkout.ts';
import { checkoutAddress, europeanTerms, storeConsents, storeDraft } from '../../testing/screens/drafts.ts';
import { shownText } from '../../testing/screens/locators.ts';
import { oddBackend, products } from '../../testing/screens/odd-backend.ts';
import { map } from '../../testing/screens/offers.ts';
import { openScreen } from '../../testing/screens/open-screen.tsx';
import { getWords } from '../../testing/screens/words.ts';

const words = getWords('en');
const check = checkout(words);
/** The progress, in either of its layouts. */
const number = (step: number) => page.getByText(`${step} of 6`, { exact: true });

test('the passengers are step 4 and the confirmation step 5; selecting an insurance makes its terms untouched (CONF-1, CONF-12, CONF-13, CONF-18, SHELL-11, SHELL-16)', async () => {
  const backend = oddBackend({ departureProducts: { ...products, insurance_policies: [policyWire({ fixed_cost: 3.5 })] } });
  storeDraft(undefined, { submitted: false });
  const screen = await openScreen(checkoutAddress('passengers'), { backend });
  await expect.element(number(4)).toBeInTheDocument();
  await check.toConfirmation();
  await expect.element(number(5)).toBeInTheDocument();
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
    const backend = oddBackend({ departureProducts: { ...products, other: [map] } });
    storeDraft(undefined, { submitted: false });
    const screen = await openScreen(checkoutAddress('passengers'), { backend, width });
    const back = page.getByRole('link', { name: words.text('common', 'back'), exact: true }).shown();
    for (const part of [/\/departures\/\w+\/cabins\?/, /tours=x\.1:y/, /cabins=cabin-a-b:2/])
      await expect.element(back).toHaveAttribute('href', expect.stringMatching(part));
    await check.toConfirmation();
    expect(screen.address()).toMatch(/\/confirmation\?.*cabins=cabin-a-b:2/);
    expect(screen.address()).toContain('tours=x.1:y');
    await expect.element(back).toHaveAttribute('href', expect.stringMatching(/\/passengers\?.*cabins=cabin-a-b:2.*tours=x\.1:y/));
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

test.each([1280, 390] as const)(
  'a pending booking shows a message; a failed one shows Something went wrong, is logged, and links back to the cabins, at %i px (BOOK-2, BOOK-7, ERR-8, ERR-12)',
  async (width) => {
    const logged = vi.spyOn(console, 'error');
    let respond = (_: Response): void => {};
    const response = new Promise<Response>((resolve) => {
      respond = resolve;
    });
    const booking = { status: 'failed', id: bookingId, error: 'no cabin left' } as const;
    storeDraft();
    storeConsents(europeanTerms);
    await openScreen(checkoutAddress('confirmation'), { backend: oddBackend({ booking, createBooking: () => response }), width });
    await check.book();
    await expect.element(shownText(words.text('confirmation', 'booking'))).toBeInViewport();
    respond(status(201, { id: bookingId, status: 'pending' }));
    await expect.element(shownText(words.text('confirmation', 'failed'))).toBeInViewport();
    const way = page.getByRole('link', { name: words.text('confirmation', 'toCabins') }).first();
    await expect.element(way).toHaveAttribute('href', expect.stringMatching(/\/cabins\?.*cabins=cabin-a-b:2/));
    expect(JSON.stringify(logged.mock.calls)).toContain('no cabin left');
  },
);
