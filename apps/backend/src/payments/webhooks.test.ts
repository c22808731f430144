import { describe, expect, test } from 'vitest';
import { payer } from '../testing/test-payment.ts';
import { openTestServer } from '../testing/test-server.ts';
import { sandboxKeys } from './sandbox-keys.ts';

const { account } = payer(() => server);

const { server } = await openTestServer();

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
