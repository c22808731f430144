import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type CheckScope, contractCheck, printReport, toReport } from '@booking/contract-check';
import { today } from '@booking/domain/date';
import { serve } from '@hono/node-server';
import type { TestServer } from './test-server.ts';

/** Runs the contract check on a server, over a port. `text` is its report for people. */
export async function checkContract({ app }: TestServer, scope: Partial<CheckScope>) {
  const listener = serve({ fetch: app.fetch, port: 0 });
  await once(listener, 'listening');
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
  }).finally(() => listener.close());
  const report = toReport(baseUrl, result, 5);
  return { ...report, text: printReport(report) };
}
