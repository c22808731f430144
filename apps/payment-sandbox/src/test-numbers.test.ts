import { expect, test } from 'vitest';
import { testNumbers } from './browser/test-number-list.ts';
import type { WebhookMode } from './index.ts';
import { createMemoryStore } from './store/memory-store.ts';
import { isCardNumber, specialNumbers } from './test-numbers.ts';
import { pay, start } from './testing/start.ts';

test('a charge shows its refund and dispute, and cannot be refunded beyond its amount', async () => {
  const { stripe } = await start();
  const { intent, confirm } = await pay(stripe, '4000000000000259');
  await confirm();
  const charge = async () => (await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] })).latest_charge;
  expect(await charge()).toMatchObject({
    object: 'charge',
    payment_intent: intent.id,
    disputed: true,
    amount_refunded: 0,
    refunded: false,
  });
  expect((await stripe.paymentIntents.retrieve(intent.id)).latest_charge).toMatch(/^ch_/);
  expect(await stripe.refunds.create({ payment_intent: intent.id, amount: 632 })).toMatchObject({ amount: 632, payment_intent: intent.id });
  await expect(stripe.refunds.create({ payment_intent: intent.id, amount: 104_001 })).rejects.toMatchObject({ param: 'amount' });
  expect(await stripe.refunds.create({ payment_intent: intent.id })).toMatchObject({ amount: 104_000 });
  expect(await charge()).toMatchObject({ amount_refunded: 104_632, refunded: true });
  await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({ code: 'charge_already_refunded' });
});

test('an unpaid intent cannot be refunded', async () => {
  const { stripe } = await start();
  const { intent } = await pay(stripe, '4242424242424242');
  await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({ param: 'payment_intent' });
});

/** The posted events in order, from a sandbox whose late events are sent after `lateAfter` milliseconds. */
async function posted(number: string, webhooks?: WebhookMode, lateAfter = 200) {
  const events: { id: string; type: string }[] = [];
  const post: typeof fetch = async (_, init) => {
    events.push(JSON.parse(String(init?.body)) as { id: string; type: string });
    return new Response('ok');
  };
  const { stripe } = await start({
    post,
    webhookUrl: () => 'http://shop.example/',
    settleAfter: 30,
    lateAfter,
    ...(webhooks ? { webhooks } : {}),
  });
  const { intent, confirm } = await pay(stripe, number);
  await confirm();
  await expect.poll(async () => (await stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded');
  return { events, types: () => events.map(({ type }) => type) };
}
const succeeded = 'payment_intent.succeeded';

test.each([
  ['4242424242424242', 'normal', [succeeded]],
  ['4242424242424242', 'late', [succeeded]],
  ['4000009000000011', undefined, [succeeded]],
  ['4242424242424242', 'twice', [succeeded, succeeded]],
  ['4000009000000029', undefined, [succeeded, succeeded]],
  ['4000009000000037', undefined, [succeeded, 'payment_intent.processing']],
  ['4000009000000037', 'late', [succeeded, 'payment_intent.processing']],
  ['4000000000000259', undefined, [succeeded, 'charge.dispute.created']],
] as const)('events of %s, delivered %s: %j', async (number, webhooks, wanted) => {
  const { types, events } = await posted(number, webhooks);
  await expect.poll(types).toEqual(wanted);
  if (wanted[0] === wanted[1]) expect(new Set(events.map(({ id }) => id)).size).toBe(1);
});

test.each([
  ['4242424242424242', 'late'],
  ['4242424242424242', 'lost'],
  ['4000009000000045', undefined],
] as const)('events of %s, delivered %s, do not come at once', async (number, webhooks) => {
  const { types } = await posted(number, webhooks, 60_000);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(types()).toEqual([]);
});

test('lost events are never delivered, not for a bank account either (OUT-35)', async () => {
  const store = createMemoryStore();
  const { stripe } = await start({ store, webhookUrl: () => 'http://shop.example/' });
  const method = await stripe.paymentMethods.create({
    type: 'us_bank_account',
    us_bank_account: { routing_number: '110000000', account_number: '000900000001', account_holder_type: 'individual' },
  });
  const intent = await stripe.paymentIntents.create({ amount: 500, currency: 'usd', payment_method: method.id });
  expect((await stripe.paymentIntents.confirm(intent.id)).status).toBe('processing');
  expect(await store.run((objects) => objects.due('event', Number.MAX_SAFE_INTEGER))).toEqual([]);
});

test('a slow bank takes many times longer', async () => {
  const store = createMemoryStore();
  const { stripe } = await start({ store, settleAfter: 1_000 });
  const method = await stripe.paymentMethods.create({
    type: 'us_bank_account',
    us_bank_account: { routing_number: '110000000', account_number: '000900000002', account_holder_type: 'individual' },
  });
  const intent = await stripe.paymentIntents.create({ amount: 500, currency: 'usd', payment_method: method.id });
  await stripe.paymentIntents.confirm(intent.id);
  const [stored] = await store.run((objects) => objects.due('intent', Number.MAX_SAFE_INTEGER));
  expect((stored?.settlesAt ?? 0) - Date.now()).toBeGreaterThan(30_000);
});

test('the special card numbers are valid card numbers', () => {
  expect(specialNumbers.cards.filter((number) => !isCardNumber(number))).toEqual([]);
});

test('the list of test numbers in the form has every special one', () => {
  const listed = testNumbers.map(({ number }) => number);
  expect([...specialNumbers.cards, ...specialNumbers.accounts].filter((number) => !listed.includes(number))).toEqual([]);
});
