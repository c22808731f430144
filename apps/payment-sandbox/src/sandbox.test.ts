import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { createSandbox } from './index.ts';
import { createMemoryStore } from './store/memory-store.ts';
import { card, listen, pay, start } from './testing/start.ts';

test('4242 succeeds (OUT-34)', async () => {
  const { stripe } = await start();
  const { intent, confirm } = await pay(stripe, '4242424242424242');
  expect(intent).toMatchObject({ status: 'requires_confirmation', amount: 104632, currency: 'eur', metadata: { booking: 'b1' } });
  expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_`));
  expect(await confirm()).toMatchObject({ status: 'succeeded', amount_received: 104632, latest_charge: expect.stringMatching(/^ch_/) });
});

test.each([
  ['4000000000000002', 'card_declined', 'generic_decline'],
  ['4000000000009995', 'card_declined', 'insufficient_funds'],
  ['4000000000000069', 'expired_card', 'expired_card'],
  ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc'],
  ['4000000000000119', 'processing_error', 'processing_error'],
])('%s fails as a card error %s', async (number, code, decline_code) => {
  const { stripe } = await start();
  const { intent, method, confirm } = await pay(stripe, number);
  const error = await confirm().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
  expect(error).toMatchObject({ statusCode: 402, code, decline_code, payment_intent: { id: intent.id } });
  expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
    status: 'requires_payment_method',
    payment_method: null,
    last_payment_error: { type: 'card_error', code, decline_code, payment_method: { id: method.id } },
  });
});

test('4242424242424241 is not a card number', async () => {
  const { stripe } = await start();
  await expect(card(stripe, '4242424242424241')).rejects.toMatchObject({ type: 'StripeCardError', code: 'incorrect_number' });
});

test.each([
  ['4000000000003220', 'complete', 'succeeded', 'succeeded'],
  ['4000000000003220', 'fail', 'failed', 'requires_payment_method'],
  ['4000008400001629', 'complete', 'failed', 'requires_payment_method'],
])('3-D Secure: %s, %s: returns as %s', async (number, result, redirect, status) => {
  const { stripe, app } = await start();
  const { intent, confirm } = await pay(stripe, number);
  const waiting = await confirm();
  expect(waiting.status).toBe('requires_action');
  const url = waiting.next_action?.redirect_to_url?.url ?? '';
  const page = await app.request(url);
  expect(await page.text()).toContain('Bevestig je betaling');
  const response = await app.request(url, {
    method: 'POST',
    body: new URLSearchParams({ client_secret: intent.client_secret ?? '', result }),
  });
  const back = new URL(response.headers.get('location') ?? '');
  expect(response.status).toBe(303);
  expect(Object.fromEntries(back.searchParams)).toEqual({
    locale: 'nl',
    payment_intent: intent.id,
    payment_intent_client_secret: intent.client_secret,
    redirect_status: redirect,
  });
  expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe(status);
});

test('a US bank account is processing, then succeeds or fails', async () => {
  // Long enough for the cancellation to come first on a busy machine.
  const { stripe } = await start({ settleAfter: 500 });
  const bank = (account_number: string) =>
    stripe.paymentMethods.create({
      type: 'us_bank_account',
      us_bank_account: { routing_number: '110000000', account_number, account_holder_type: 'individual' },
      billing_details: { name: 'Ann Smit' },
    });
  for (const [number, end] of [
    ['000123456789', 'succeeded'],
    ['000222222227', 'requires_payment_method'],
  ] as const) {
    const method = await bank(number);
    const intent = await stripe.paymentIntents.create({ amount: 500, currency: 'usd', payment_method: method.id });
    expect((await stripe.paymentIntents.confirm(intent.id)).status).toBe('processing');
    await expect(stripe.paymentIntents.cancel(intent.id)).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
    await expect.poll(async () => (await stripe.paymentIntents.retrieve(intent.id)).status, { timeout: 10_000 }).toBe(end);
  }
});

test('switching the amount updates the intent, and a paid one cannot be changed', async () => {
  const { stripe } = await start();
  const { intent, confirm } = await pay(stripe, '4242424242424242');
  expect((await stripe.paymentIntents.update(intent.id, { amount: 303292 })).amount).toBe(303292);
  await confirm();
  await expect(stripe.paymentIntents.update(intent.id, { amount: 1 })).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
});

test('the same idempotency key returns the same intent; with another body it is an error', async () => {
  const { stripe } = await start();
  const idempotencyKey = 'booking-1';
  const first = await stripe.paymentIntents.create({ amount: 100, currency: 'eur' }, { idempotencyKey });
  expect((await stripe.paymentIntents.create({ amount: 100, currency: 'eur' }, { idempotencyKey })).id).toBe(first.id);
  await expect(stripe.paymentIntents.create({ amount: 200, currency: 'eur' }, { idempotencyKey })).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
  });
});

test('a browser sees an intent with its secret and the key of its own account only', async () => {
  const { stripe, app, sdk } = await start();
  const intent = await stripe.paymentIntents.create({ amount: 100, currency: 'eur' });
  const get = (key: string, secret: string) =>
    app.request(`/v1/payment_intents/${intent.id}?client_secret=${secret}`, { headers: { authorization: `Bearer ${key}` } });
  expect((await get('pk_test_sandbox', intent.client_secret ?? '')).status).toBe(200);
  expect((await get('pk_test_sandbox', 'wrong')).status).toBe(400);
  expect((await get('pk_test_other', intent.client_secret ?? '')).status).toBe(404);
  expect((await get('pk_live_x', intent.client_secret ?? '')).status).toBe(401);
  await expect(sdk('sk_test_other').paymentIntents.retrieve(intent.id)).rejects.toMatchObject({ code: 'resource_missing' });
});

test('events are signed, and sent again until they are accepted', async () => {
  const taken: { type: string; object: { id: string; status: string } }[] = [];
  let refuse = 2;
  const port = await listen(async (request) => {
    const event = Stripe.webhooks.constructEvent(await request.text(), request.headers.get('stripe-signature') ?? '', 'whsec_x');
    if (refuse-- > 0) return new Response('later', { status: 500 });
    taken.push({ type: event.type, object: event.data.object as never });
    return new Response('ok');
  });
  const { stripe } = await start({
    webhookUrl: () => `http://127.0.0.1:${port}/webhooks/stripe`,
    webhookSecret: 'whsec_x',
    retryDelays: [0, 10, 10, 10],
  });
  const { intent, confirm } = await pay(stripe, '4242424242424242');
  await confirm();
  await expect.poll(() => taken).toMatchObject([{ type: 'payment_intent.succeeded', object: { id: intent.id, status: 'succeeded' } }]);
});

test('two sandboxes with one store share their state', async () => {
  const store = createMemoryStore();
  const { stripe } = await start({ store });
  const { intent } = await pay(stripe, '4242424242424242');
  const other = await start({ store });
  expect((await other.stripe.paymentIntents.confirm(intent.id)).status).toBe('succeeded');
  expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded');
});

test('the next sandbox processes events and debits of a stopped one', async () => {
  const store = createMemoryStore();
  const taken: string[] = [];
  const port = await listen(async (request) => {
    taken.push((JSON.parse(await request.text()) as { type: string }).type);
    return new Response('ok');
  });
  // A sandbox whose timers do not fire before the test ends.
  const { stripe } = await start({ store, webhookUrl: () => 'http://127.0.0.1:1/', retryDelays: [3_600_000], settleAfter: 3_600_000 });
  const method = await stripe.paymentMethods.create({
    type: 'us_bank_account',
    us_bank_account: { routing_number: '110000000', account_number: '000123456789', account_holder_type: 'individual' },
    billing_details: { name: 'Ann Smit' },
  });
  const intent = await stripe.paymentIntents.create({ amount: 500, currency: 'usd', payment_method: method.id });
  await stripe.paymentIntents.confirm(intent.id);
  const next = createSandbox({ store, webhookUrl: () => `http://127.0.0.1:${port}/`, now: () => Date.now() + 3_700_000 });
  const stop = next.start();
  await expect.poll(() => taken.sort()).toEqual(['payment_intent.processing', 'payment_intent.succeeded']);
  await stop();
});

test('a store retains the newest objects, and none for ever', async () => {
  let now = 0;
  const store = createMemoryStore(() => now, { objects: 3, age: 100 });
  const response = { request: '', status: 200, body: null, at: 0 };
  const put = (id: string) => store.run((objects) => objects.put('response', id, response));
  const kept = (ids: string[]) =>
    store.run(async (objects) => Promise.all(ids.map(async (id) => (await objects.get('response', id)) !== undefined)));
  for (const id of ['a', 'b', 'c', 'd']) await put(id);
  expect(await kept(['a', 'b', 'c', 'd'])).toEqual([false, true, true, true]);
  now = 101;
  await put('e');
  expect(await kept(['b', 'd', 'e'])).toEqual([false, false, true]);
});
