import { demoPayments } from '@booking/demo-catalogue';
import { beforeAll, expect, test } from 'vitest';
import { bookings } from '../database/schema.ts';
import { seedDemoPayments } from '../payments/demo-payments.ts';
import { checkContract } from '../testing/check-contract.ts';
import { bookingBody, findDeparture, isFree, settledBooking } from '../testing/test-booking.ts';
import { openTestServer } from '../testing/test-server.ts';

const { database, server } = await openTestServer();
beforeAll(() => seedDemoPayments(database.db, 'development', demoPayments), 60_000);

test('the reference backend keeps the contract: catalogue, calendar, bookings, payments, rejections, prices (BACK-1)', async () => {
  const { json: created } = await server.post(
    '/api/v1/bookings',
    await bookingBody(server, await findDeparture(server, { departure: isFree })),
  );
  await settledBooking(server, created.id);
  const before = (await database.db.select().from(bookings)).length;

  const report = await checkContract(server, { bookings: [created.id], payments: ['5f0e7a52-3c43-4a0c-9f4e-0d6c2c3d9a01'] });

  expect(report.rules, report.text).toEqual([]);
  expect(report.ok).toBe(true);
  expect(report.counts.tours).toBeGreaterThan(5);
  expect(report.counts.departuresInDetail).toBe(2 * report.counts.tours);
  expect(report.counts.trips).toBeGreaterThan(report.counts.tours);
  expect(await database.db.select().from(bookings), 'the check makes no booking').toHaveLength(before);
}, 120_000);
