import { languages } from '@booking/domain/schema';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aBooking } from '../../testing/screens/a-backend.ts';
import { openPayment, payButton, text } from '../../testing/screens/payments.ts';
import { getWords } from '../../testing/screens/words.ts';

// Paying is what the page is for: what is paid, the provider's form and the button are within the first screenful.
const payment = `/bookings/${aBooking.id}/payment`;
const inThreeHours = () => new Date(Date.now() + 3 * 3_600_000).toISOString();
const held = () => ({ hold_expires_at: inThreeHours(), balance_due_date: '2099-01-31' });
const visits = languages.flatMap((locale) => [
  { locale, width: 1280, height: 800 },
  { locale, width: 390, height: 844 },
]);
const box = (element: Element) => element.getBoundingClientRect();

test.each(visits)(
  '$locale, $width × $height: the payment comes first, in its order, and its button begins within 700 px (PAY-83)',
  async ({ locale, width, height }) => {
    await openPayment(`${payment}?locale=${locale}`, { booking: held() }, {}, { width, height });
    await expect.element(payButton()).toBeEnabled();
    const words = getWords(locale);
    const parts = [
      page.getByRole('heading', { level: 1 }),
      page.getByText(words.text('payment', 'lead')),
      page.css('[role=status]').filter({ hasText: /\d:\d\d/ }),
      page.getByText('B-1').first(),
      page.getByRole('group', { name: words.text('payment', 'type.question') }),
      page.getByText(words.text('payment', 'form.safe')),
      page.css('iframe, input[aria-label="Card number"]'),
      payButton(),
    ].map((part) => part.element());
    for (const [index, part] of parts.slice(1).entries()) {
      const before = parts[index] ?? part;
      expect(before.compareDocumentPosition(part), part.outerHTML).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(box(part).top, part.outerHTML).toBeGreaterThanOrEqual(box(before).top);
    }
    expect(window.scrollY).toBe(0);
    expect(box(payButton().element()).top).toBeLessThanOrEqual(700);
    expect(box(payButton().element()).bottom).toBeLessThan(height);
  },
);

test.each([1280, 1024, 390] as const)('%i px: the amounts are beside the form from 1024 px, else below it (PAY-83)', async (width) => {
  await openPayment(payment, { booking: held() }, {}, { width });
  await expect.element(payButton()).toBeEnabled();
  const amounts = box(page.getByRole('region', { name: text('amounts.title') }).element());
  const form = box(page.getByRole('region', { name: text('form.title') }).element());
  if (width === 390) expect(amounts.top).toBeGreaterThanOrEqual(form.bottom);
  else {
    expect(amounts.left).toBeGreaterThanOrEqual(form.right);
    expect(amounts.top).toBeLessThan(form.top);
  }
});

test('guarantee scheme and cancellation are within 100 px of the button, with the first day of the trip (PAY-85)', async () => {
  const brand = {
    guarantee: { en: { name: 'SGR', text: 'It refunds you.' } },
    cancellation: { en: 'Free to cancel until 90 days before departure.' },
  };
  await openPayment(
    payment,
    { booking: { departure_date: '2099-05-08' } },
    {},
    { width: 390, config: { brands: { boatbiketours: brand } } },
  );
  await expect.element(payButton()).toBeEnabled();
  const form = page.getByRole('region', { name: text('form.title') });
  const { bottom } = box(payButton().element());
  for (const line of [brand.guarantee.en.text, brand.cancellation.en])
    expect(box(form.getByText(line).element()).top - bottom).toBeLessThan(100);
  await expect.element(form).toHaveTextContent('Departure: May 8, 2099.');
});
