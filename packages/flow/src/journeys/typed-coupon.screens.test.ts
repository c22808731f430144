import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { voucherEntries } from '../storage/voucher.ts';
import { aBackend, coupon, departure } from '../testing/screens/a-backend.ts';
import { offline, status } from '../testing/screens/backend.ts';
import { checkout } from '../testing/screens/checkout.ts';
import { checkoutAddress, europeanTerms, storeConsents, storeDraft, stored } from '../testing/screens/drafts.ts';
import { expectOutcome, shownText } from '../testing/screens/locators.ts';
import { openScreen } from '../testing/screens/open-screen.tsx';
import { openSummary } from '../testing/screens/summary.ts';
import { expectAfterRetries, holdClock } from '../testing/screens/waiting.ts';
import { getWords } from '../testing/screens/words.ts';

// A coupon that is typed and not applied is applied by going on.
const words = getWords('en');
const check = checkout(words);
const input = () => page.getByLabelText(words.text('checkout', 'coupon.label')).shown();
const isInput = (): boolean => document.activeElement === input().element();

async function typeCoupon(code: string): Promise<void> {
  await openSummary(words);
  await page
    .getByRole('button', { name: words.text('checkout', 'coupon.question') })
    .shown()
    .click();
  await input().fill(code);
}

test.each([1280, 390] as const)('Next applies a typed coupon first, at %i px (PASS-83)', async (width) => {
  storeDraft(undefined, { submitted: false });
  const screen = await openScreen(checkoutAddress('passengers'), { backend: aBackend({ departureVoucher: coupon }), width });
  await typeCoupon(' SEA ');
  await check.toConfirmation();
  expect(voucherEntries(stored).read(departure.id)).toBe('SEA');
  await expect.element(shownText(/€3,638\.10$/)).toBeVisible();
  expect(screen.address()).toContain('/confirmation');
});

test.each([1280, 390] as const)(
  'a typed coupon that is rejected keeps the passenger step open, with its message, and the focus on the coupon, at %i px; without it Next goes on (PASS-83)',
  async (width) => {
    storeDraft(undefined, { submitted: false });
    const screen = await openScreen(checkoutAddress('passengers'), { backend: aBackend({ departureVoucher: () => status(404) }), width });
    await typeCoupon('NOPE');
    // The summary of a phone is closed again.
    if (width === 390) await page.getByRole('button', { name: words.text('common', 'bar.open') }).click();
    await check.next().click();
    await expect.element(shownText(words.text('formErrors', 'voucher-invalid'))).toBeInViewport();
    await expect.poll(isInput).toBe(true);
    await expect.element(input()).toBeInViewport();
    await expect.element(input()).toHaveValue('NOPE');
    await expect.element(shownText(words.text('checkout', 'coupon.sentBack'))).toBeVisible();
    expect(screen.address()).toContain('/passengers');
    await input().fill('');
    await check.toConfirmation();
  },
);

test('a typed coupon whose check fails keeps the step open, and what was typed (PASS-83)', async () => {
  holdClock();
  storeDraft(undefined, { submitted: false });
  const backend = aBackend({ departureVoucher: offline });
  const screen = await openScreen(checkoutAddress('passengers'), { backend });
  await typeCoupon('SEA');
  await check.next().click();
  await expectAfterRetries(shownText(words.text('errors', 'something-went-wrong')));
  await expect.poll(isInput).toBe(true);
  expect(screen.address()).toContain('/passengers');
  backend.set({ departureVoucher: coupon });
  await check.toConfirmation();
  await expect.element(shownText(/€3,638\.10$/)).toBeVisible();
});

test.each([1280, 390] as const)(
  'the order button applies a typed coupon, sends nothing, and asks again with the new total, at %i px (PASS-83, BOOK-35)',
  async (width) => {
    storeDraft();
    storeConsents(europeanTerms);
    const backend = aBackend({ departureVoucher: coupon, createBooking: () => status(422) });
    await openScreen(checkoutAddress('confirmation'), { backend, width });
    await page
      .getByRole('button', { name: words.text('checkout', 'coupon.question') })
      .shown()
      .click();
    await input().fill('SEA');
    await check.book();
    await expectOutcome(shownText(words.text('conflicts', 'priceChanged.title')));
    await expect.element(shownText(/Coupon SEA: new, €409\.90/)).toBeInViewport();
    expect(backend.of('createBooking')).toEqual([]);
    await check.book();
    await expect.poll(() => backend.of('createBooking').map(({ body }) => body)).toMatchObject([{ voucher: 'SEA' }]);
  },
);

test.each([1280, 390] as const)(
  'a typed coupon that is rejected is not left out by the order button, at %i px (PASS-83)',
  async (width) => {
    storeDraft();
    storeConsents(europeanTerms);
    const backend = aBackend({ departureVoucher: () => status(404) });
    await openScreen(checkoutAddress('confirmation'), { backend, width });
    await page
      .getByRole('button', { name: words.text('checkout', 'coupon.question') })
      .shown()
      .click();
    await input().fill('NOPE');
    await check.book();
    await expect.element(shownText(words.text('formErrors', 'voucher-invalid'))).toBeInViewport();
    await expect.poll(isInput).toBe(true);
    expect(backend.of('createBooking')).toEqual([]);
  },
);
