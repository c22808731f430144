import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../database/database.ts';
import { payer } from '../testing/test-payment.ts';
import { openTestDatabase, startTestServer, type TestServer } from '../testing/test-server.ts';
import { sandboxKeys } from './sandbox-keys.ts';

let database: OpenDatabase;
let server: TestServer;
const { account } = payer(() => server);

beforeAll(async () => {
  database = await openTestDatabase();
  server = startTestServer(database);
}, 60_000);
afterAll(async () => {
  await server.worker.stop();
  await database.close();
});

describe('a signed webhook that is no event', () => {
  const signed = (payload: string) =>
    server.request('/api/v1/webhooks/stripe', {
      method: 'POST',
      body: payload,
      headers: { 'stripe-signature': account().webhooks.generateTestHeaderString({ payload, secret: sandboxKeys.default.webhookSecret }) },
    });
  test.each([
    '',
    'x',
    'null',
    '1',
    '[]',
    '{}',
    '{"id":"evt_1","type":"x"}',
    '{"id":"evt_1","type":"x","data":null}',
    '{"id":1,"type":"x","data":{"object":{}}}',
  ])('is refused: %s', async (payload) => {
    expect((await signed(payload)).status).toBe(400);
  });
  test('of an id that the database cannot hold is refused', async () => {
    const object = { id: 'pi_\0', object: 'payment_intent' };
    expect((await signed(JSON.stringify({ id: 'evt_1', type: 'x', data: { object } }))).status).toBe(400);
  });
  test('of something else than an intent is taken and left', async () => {
    expect(
      (await signed(JSON.stringify({ id: 'evt_1', type: 'charge.updated', data: { object: { id: 'ch_1', object: 'charge' } } }))).status,
    ).toBe(200);
  });
});
