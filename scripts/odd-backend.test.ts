import { expect, test } from 'vitest';
import { contractCheck, printReport, toReport } from '../packages/contract-check/src/index.ts';
import { cabin, departure, oddBackend, tour } from '../packages/flow/src/testing/screens/odd-backend.ts';

/** The ids that the tests' odd backend knows; everything else gets 404 without a body. */
const known = ['x.1', 'x.1:y', departure.id, 'no-availability', 'ship-1', 'ship-2'];
const backend = oddBackend({ tourTranslations: [], portTranslations: [], voucherTranslations: [] });
const read = async (address: string): Promise<unknown> => (await backend.fetch(address)).json();
const notFound = (): Response => new Response(null, { status: 404 });
const json = (value: unknown): Response =>
  new Response(JSON.stringify(value), { headers: { 'Content-Type': 'application/vnd.tours+json;charset=UTF-8' } });

const respond: typeof fetch = async (input, init) => {
  const url = new URL(String(input));
  if (init?.method === 'POST') {
    if (!url.pathname.endsWith('/bookings')) return notFound();
    return Response.json({ errors: [{ path: '', message: '', more: 1 }] }, { status: 422 });
  }
  const [, resource, id = 'x.1', rest] = decodeURIComponent(url.pathname.replace('/api/v1', '')).split('/');
  if (resource !== 'translations' && !known.includes(id)) return notFound();
  if (rest === 'voucher') return notFound();
  const response = await read(url.href);
  if (resource === 'tours' && rest === undefined && id === 'x.1' && url.pathname.endsWith('x.1')) return json({ ...tour, id });
  if (resource === 'departures' && rest === undefined) {
    const all = (await read(`${url.origin}/api/v1/tours/x.1/departures?start=0&end=9`)) as { id: string }[];
    return json(all.find((one) => one.id === id));
  }
  return json(response);
};

test('a backend that is unusual wherever the contract allows it conforms to the contract (CALL-37)', async () => {
  const baseUrl = 'http://odd.test/api/v1';
  const result = await contractCheck({
    baseUrl,
    fetch: respond,
    months: 12,
    departures: 5,
    coupon: null,
    bookings: [],
    payments: [],
    dryRun: null,
    posts: true,
    timeoutMs: 10_000,
    concurrency: 4,
    wait: async () => undefined,
    now: Date.now,
    today: new Date().toISOString().slice(0, 10) as Parameters<typeof contractCheck>[0]['today'],
    newUuid: () => crypto.randomUUID(),
  });
  const report = toReport(baseUrl, result, 5);
  expect(report.ok, printReport(report)).toBe(true);
  // It has no texts, which is allowed: entities then show their own names.
  expect(new Set(report.rules.map(({ rule }) => rule))).toEqual(new Set(['translation-missing']));
  expect(report.counts).toMatchObject({ tours: 1, departures: 2, departuresInDetail: 2, trips: 8 });
  expect(result.trips[0]?.input.cabins).toEqual({ [cabin.id]: [4, 2] });
});
