import { daysBetween } from '@booking/domain/date';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readBookedTrip } from '../bookings/read-booked-trip.ts';
import { bookings, payments } from '../database/schema.ts';
import { customer } from '../testing/test-payment.ts';
import { openTestServer } from '../testing/test-server.ts';

const clock = { now: Date.now() };
const { database, server } = await openTestServer({ clock });
const { booked, startPayment, confirm, read, method, account } = customer(() => server, clock);
const cents = (euros: number) => Math.round(euros * 100);

/** The figures of a booking, and whether they add up to its full amount. */
async function figures(id: string) {
  const { hold_expires_at, paid_amount, balance_due, balance_due_date, full_amount } = await read(`bookings/${id}`);
  return {
    hold_expires_at,
    paid_amount,
    balance_due,
    balance_due_date,
    adds_up: cents(paid_amount) + cents(balance_due) === cents(full_amount),
  };
}

test('a booking says what was received, what is owed and until when its cabins are held, before and after each payment (BACK-63, CALL-41, PAY-68)', async () => {
  const booking = await booked();
  const { hold_until } = (await database.db.select().from(bookings).where(eq(bookings.id, booking.id)))[0] ?? {};
  const unpaid = await figures(booking.id);
  expect(unpaid).toMatchObject({
    paid_amount: 0,
    balance_due: booking.full_amount,
    hold_expires_at: hold_until?.toISOString(),
    adds_up: true,
  });
  expect(daysBetween(unpaid.balance_due_date, booking.departure_date)).toBe(49);

  const { secret } = await startPayment(booking.id, 'deposit');
  await confirm(secret);
  expect(await figures(booking.id)).toEqual({
    hold_expires_at: null,
    paid_amount: booking.deposit,
    balance_due: (cents(booking.full_amount) - cents(booking.deposit)) / 100,
    balance_due_date: unpaid.balance_due_date,
    adds_up: true,
  });

  const [balance] = await database.db.select().from(payments).where(eq(payments.booking_id, booking.id));
  expect(balance?.description).toMatch(
    new RegExp(`^Balance of booking ${booking.number}: ${booking.tour_name} · \\w+ \\d+, \\d{4} · 2 people$`),
  );
  const rest = await startPayment(balance?.id ?? '', 'standalone');
  // The provider receives less than was requested: the rest stays open.
  await account().paymentIntents.update(rest.intent, { amount: 10_000 });
  await confirm(rest.secret);
  expect(await read(`payments/${balance?.id}`)).toMatchObject({ status: 'Open', paid_amount: 100 });
  expect(await figures(booking.id)).toMatchObject({ paid_amount: (cents(booking.deposit) + 10_000) / 100, adds_up: true });

  await confirm((await startPayment(balance?.id ?? '', 'standalone')).secret);
  expect(await read(`payments/${balance?.id}`)).toMatchObject({ status: 'Completed', paid_amount: (balance?.amount ?? 0) / 100 });
  expect(await figures(booking.id)).toEqual({
    hold_expires_at: null,
    paid_amount: booking.full_amount,
    balance_due: 0,
    balance_due_date: null,
    adds_up: true,
  });
});

test('a payment in US dollars counts in the euros of the booking (BACK-63)', async () => {
  const booking = await booked('US');
  const us = server.provider('sk_test_sandboxus');
  const { secret } = await startPayment(booking.id, 'deposit', await method('4242424242424242', us));
  await confirm(secret, us);
  expect(await figures(booking.id)).toMatchObject({ paid_amount: booking.deposit, adds_up: true });
});

test('while a payment is processing nothing has been received, and the hold has no end (BACK-63)', async () => {
  const booking = await booked();
  await database.db.update(bookings).set({ payment_state: 'Processing' }).where(eq(bookings.id, booking.id));
  expect(await figures(booking.id)).toMatchObject({ hold_expires_at: null, paid_amount: 0, adds_up: true });
});

test('a booking on request says nothing about a balance (BACK-63)', async () => {
  const booking = await booked();
  await database.db.update(bookings).set({ on_request: true, hold_until: null }).where(eq(bookings.id, booking.id));
  expect(await figures(booking.id)).toMatchObject({ hold_expires_at: null, paid_amount: 0, balance_due: null, balance_due_date: null });
});

test('the trip of a booking for a page of its brand: cabins, persons and money, nothing personal; none of an unknown or erased one (BACK-67)', async () => {
  const { db } = database;
  const { id, full_amount, local_costs, deposit, name, email } = await booked();
  await confirm((await startPayment(id, 'deposit')).secret);
  const paid = await read(`bookings/${id}`);
  const trip = await readBookedTrip(db, id);
  expect(trip).toEqual({
    cabins: { [Object.keys(trip?.cabins ?? {})[0] ?? '']: [2] },
    full_amount,
    local_costs,
    paid_amount: deposit,
    balance_due: paid.balance_due,
    balance_due_date: paid.balance_due_date,
  });
  for (const personal of [name, email, id]) expect(JSON.stringify(trip)).not.toContain(personal);
  expect(await readBookedTrip(db, '00000000-0000-4000-8000-000000000000')).toBeNull();
  expect(await readBookedTrip(db, "x' or 1")).toBeNull();
  await db.update(bookings).set({ request: null, name: '', email: '', erased_at: new Date() }).where(eq(bookings.id, id));
  expect(await readBookedTrip(db, id)).toBeNull();
});
