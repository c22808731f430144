import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aBooking, departure } from '../../testing/screens/a-backend.ts';
import { expectStatus, openPayment, text } from '../../testing/screens/payments.ts';
import { recordShifts } from '../../testing/screens/shifts.ts';

// What the result of a paid booking looks like.
const confirmed = `/bookings/${aBooking.id}/confirmed`;
const paid = { can_pay: false, state: 'Paid', paid_amount: 1370, balance_due: 2730, balance_due_date: '2099-01-31' };

test('the booker is greeted in the heading, but not in the title of the document; what was paid is one line, and the status is there once (PAY-86)', async () => {
  await openPayment(confirmed, { booking: { ...paid, name: 'Ann van Dam' } });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('See you on board, Ann van Dam!');
  expect(document.title).not.toContain('Ann');
  await expect.element(page.css('[role=status]').filter({ hasText: 'B-1' })).toHaveTextContent('Paid €1,370.00 · B-1 is confirmed');
  expect(
    page
      .css('main')
      .element()
      .textContent?.match(/Succeeded/g),
  ).toHaveLength(1);
});

test.each([
  ['the picture of the tour', { tourPictures: '/pictures/{id}.webp' }, 'img[src*="/pictures/"]'],
  ['a drawing', {}, 'svg[viewBox="0 0 1184 200"]'],
] as const)('%s is across the page, the receipt beside the result (PAY-86, PAY-87)', async (_, config, selector) => {
  await openPayment(confirmed, { booking: paid }, {}, { config });
  await expectStatus('succeeded');
  const picture = page.css(`main ${selector}`).first().element().getBoundingClientRect();
  const receipt = page
    .getByRole('region', { name: text('receipt.title.receipt') })
    .element()
    .getBoundingClientRect();
  const result = page
    .getByRole('region', { name: text('next.title') })
    .element()
    .getBoundingClientRect();
  expect(picture.left).toBeLessThanOrEqual(result.left);
  expect(picture.right).toBeGreaterThanOrEqual(receipt.right);
  expect(receipt.left).toBeGreaterThan(result.right);
  expect(receipt.top).toBeGreaterThanOrEqual(picture.bottom);
});

test('nothing moves when the last day of the trip becomes known (PAY-82, PAY-87)', async () => {
  let answer = () => {};
  const tourDepartures = () =>
    new Promise((resolve) => {
      answer = () => resolve([departure]);
    });
  await openPayment(confirmed, { booking: paid }, {}, { tourDepartures });
  await expectStatus('succeeded');
  await expect.element(page.getByRole('button', { name: text('trip.calendar') })).toBeDisabled();
  const expectNoShift = recordShifts();
  answer();
  await expect.element(page.getByRole('link', { name: text('trip.calendar') })).toBeVisible();
  await expectNoShift();
});
