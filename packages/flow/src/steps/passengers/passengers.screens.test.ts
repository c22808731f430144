import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { unvalidatedEntries } from '../../storage/passengers.ts';
import { voucherEntries } from '../../storage/voucher.ts';
import { contact } from '../../testing/journey/guests.ts';
import { aBackend, coupon, departure } from '../../testing/screens/a-backend.ts';
import { hang, status } from '../../testing/screens/backend.ts';
import { checkout } from '../../testing/screens/checkout.ts';
import { checkoutAddress, stored } from '../../testing/screens/drafts.ts';
import { shownText } from '../../testing/screens/locators.ts';
import { openScreen } from '../../testing/screens/open-screen.tsx';
import { getWords } from '../../testing/screens/words.ts';

const words = getWords('en');
const check = checkout(words);

test.each([1280, 390] as const)(
  'the summary holds the coupon: a wrong code stays in the editor, an accepted one is stored, changes the price and can be removed, at %i px (PASS-5, PASS-51, PASS-52, ERR-19)',
  async (width) => {
    const backend = aBackend({ departureVoucher: () => status(422) });
    const openSummary = async () => {
      await check.expectPassengers();
      if (width < 1024) await page.getByRole('button', { name: words.text('common', 'bar.open') }).click();
    };
    const code = () => voucherEntries(stored).read(departure.id);
    const screen = await openScreen(checkoutAddress('passengers'), { backend, width });
    await openSummary();
    const field = page.getByLabelText(words.text('checkout', 'coupon.label')).shown();
    await check.enterCoupon('SEA');
    const error = shownText(words.text('formErrors', 'voucher-invalid'));
    if (width < 1024) await expect.element(error).toBeVisible();
    else await expect.element(error).toBeInViewport();
    await expect.element(field).toHaveValue('SEA');
    expect(code()).toBeNull();

    backend.set({ departureVoucher: coupon });
    await field.fill('SEA10');
    await page
      .getByRole('button', { name: words.text('checkout', 'coupon.apply') })
      .shown()
      .click();
    await expect.element(field).not.toBeInTheDocument();
    expect(code()).toBe('SEA10');
    // 10 % of 4,099 less, and 51 of the departure's own.
    await expect.element(shownText(/^€3,638\.10$/)).toBeVisible();
    await screen.reload();
    await openSummary();
    await page
      .getByRole('button', { name: words.text('checkout', 'coupon.remove') })
      .shown()
      .click();
    await expect.element(shownText(/^€4,048(\.00)?$/)).toBeVisible();
    expect(code()).toBeNull();
    expect(localStorage.getItem('voucher')).toBeNull();
  },
);

test('without cabins in the address there is no form, only a link back to the cabins (PASS-8)', async () => {
  await openScreen(`/departures/${departure.id}/passengers?tours=tour1&party=2`, { backend: aBackend() });
  await expect.element(shownText(words.text('checkout', 'passengers.noCabins'))).toBeVisible();
  const way = page.getByRole('main').getByRole('link', { name: words.text('checkout', 'passengers.noCabinsAction') });
  await expect.element(way).toHaveAttribute('href', expect.stringMatching(/\/cabins\?(?=.*tours=tour1)(?=.*party=2)/));
  await expect.element(page.css('form')).not.toBeInTheDocument();
  await expect.element(check.card(0)).not.toBeInTheDocument();
  await expect.element(check.next()).not.toBeInTheDocument();
});

test('while the step is loading, the outline of its form stands in its place (PASS-80)', async () => {
  const backend = aBackend();
  backend.intercept(hang);
  await openScreen(checkoutAddress('passengers'), { backend });
  await check.expectPassengers();
  const outline = page.getByRole('status').filter({ hasText: words.text('common', 'loading') });
  await expect.element(outline).toBeVisible();
  expect(getComputedStyle(outline.element()).backgroundImage).toContain('repeating-linear-gradient');
});

test('after an invalid submit the first invalid field has the focus, and its error is fully visible above the bar of a low window (PASS-15, SHELL-19)', async () => {
  await openScreen(checkoutAddress('passengers'), { width: 390, height: 480 });
  const birth = { day: '29', month: '02', year: '1980' };
  /** Submits and expects this field to be the first invalid one. Fills in the fields before the next. */
  async function expectFirstWrong(name: string, then: Record<string, string> = {}): Promise<void> {
    await check.next().click();
    const field = check.field(0, name);
    await expect.element(field).toHaveFocus();
    const error = page.css(`#${field.element().id}-error`);
    await expect.element(error).toBeInViewport({ ratio: 0.99 });
    const bar = check.next().element().getBoundingClientRect();
    expect(error.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.top);
    for (const [key, value] of Object.entries(then)) {
      const label = words.text('checkout', key in birth ? `birthDate.${key}` : `field.${key}`);
      // The labels of optional fields say so.
      const input = check.card(0).getByLabelText(label, { exact: key !== 'gender' });
      if (input.element() instanceof HTMLSelectElement) await input.selectOptions(value);
      else await input.fill(value);
    }
  }
  const { city: _, ...withoutCity } = contact;
  await expectFirstWrong('firstName', { firstName: 'Ann', lastName: 'Example', ...birth, gender: 'Female' });
  await expectFirstWrong('bodyHeight', { bodyHeight: '172', ...withoutCity, country: 'NL' });
  await expectFirstWrong('city');
});

test.each([
  ['Tab', '29{Tab}02{Tab}1980'],
  ['Enter', '29{Enter}02{Enter}1980'],
  ['a separator', '29-02-1980'],
])('a date is typed with %s after each part, although the focus goes on by itself, and nothing is submitted (PASS-86)', async (_, keys) => {
  await openScreen(checkoutAddress('passengers'));
  const part = (name: 'day' | 'month' | 'year') =>
    check.card(0).getByLabelText(words.text('checkout', `birthDate.${name}`), { exact: true });
  await part('day').click();
  await userEvent.keyboard(keys);
  await expect.element(part('year')).toHaveValue('1980');
  await expect.element(part('day')).toHaveValue('29');
  await expect.element(part('month')).toHaveValue('02');
  await expect.element(part('year')).toHaveFocus();
  expect(page.getByText(words.text('formErrors', 'first-name-required')).elements()).toEqual([]);
  // At any other moment Enter submits.
  await userEvent.keyboard('{Enter}');
  await expect.element(check.field(0, 'firstName')).toHaveFocus();
});

test('an internationalised email address stays as it was typed, on the screen and in the draft (PASS-87)', async () => {
  await openScreen(checkoutAddress('passengers'));
  const address = 'ann@bücher.example';
  const field = check.field(0, 'emailAddress');
  await field.click();
  await userEvent.keyboard(address);
  await expect.element(field).toHaveValue(address);
  await expect.poll(() => unvalidatedEntries(stored).read(departure.id)?.main.emailAddress).toBe(address);
  const { type, inputMode, autocomplete, autocapitalize, spellcheck } = field.element() as HTMLInputElement;
  expect({ type, inputMode, autocomplete, autocapitalize, spellcheck }).toEqual({
    type: 'text',
    inputMode: 'email',
    autocomplete: 'email',
    autocapitalize: 'none',
    spellcheck: false,
  });
});
