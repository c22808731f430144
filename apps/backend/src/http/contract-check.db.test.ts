import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type CheckScope, contractCheck, printReport, toReport } from '@booking/contract-check';
import { demoPayments } from '@booking/demo-catalogue';
import { today } from '@booking/domain/date';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookings } from '../database/schema.ts';
import { seedDemoPayments } from '../payments/demo-payments.ts';
import { bookingBody, findDeparture, isFree, settledBooking } from '../testing/test-booking.ts';
import { openTestServer } from '../testing/test-server.ts';

const { database, server } = await openTestServer();
let listener: ReturnType<typeof serve>;

beforeAll(async () => {
  await seedDemoPayments(database.db, 'development', demoPayments);
  listener = serve({ fetch: server.app.fetch, port: 0 });
  await once(listener, 'listening');
}, 60_000);
afterAll(async () => {
  listener.close();
});

const check = async (scope: Partial<CheckScope>) => {
  const { port } = listener.address() as AddressInfo;
  const baseUrl = `http://localhost:${port}/api/v1`;
  const result = await contractCheck({
    months: 24,
    departures: 2,
    coupon: 'SUN50',
    bookings: [],
    payments: [],
    dryRun: null,
    posts: true,
    ...scope,
    baseUrl,
    fetch,
    wait,
    timeoutMs: 60_000,
    concurrency: 8,
    now: Date.now,
    today: today(),
    newUuid: () => crypto.randomUUID(),
  });
  return { ...toReport(baseUrl, result, 5), text: printReport(toReport(baseUrl, result, 5)) };
};

test('the reference backend keeps the contract: catalogue, calendar, bookings, payments, rejections, prices. BACK-1', async () => {
  const { json: created } = await server.post(
    '/api/v1/bookings',
    await bookingBody(server, await findDeparture(server, { departure: isFree })),
  );
  await settledBooking(server, created.id);
  const before = (await database.db.select().from(bookings)).length;

  const report = await check({ bookings: [created.id], payments: ['5f0e7a52-3c43-4a0c-9f4e-0d6c2c3d9a01'] });

  expect(report.rules, report.text).toEqual([]);
  expect(report.ok).toBe(true);
  expect(report.counts.tours).toBeGreaterThan(5);
  expect(report.counts.departuresInDetail).toBe(2 * report.counts.tours);
  expect(report.counts.trips).toBeGreaterThan(report.counts.tours);
  expect(await database.db.select().from(bookings), 'the check makes no booking').toHaveLength(before);
}, 120_000);
