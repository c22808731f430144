import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sandboxKeys } from '../payments/sandbox-keys.ts';
import { bookingBody, findDeparture, isFree, settledBooking } from '../testing/test-booking.ts';
import { hour, openTestServer } from '../testing/test-server.ts';
import { createLogger } from './logger.ts';

const person = {
  firstName: 'Annabella',
  lastName: 'Privatesson',
  dateOfBirth: '1981-03-17',
  phoneNumber: '+31698765432',
  emailAddress: 'annabella@example.com',
  streetAddress: 'Vertrouwelijkstraat 77',
  zipCode: '1234 QX',
  city: 'Geheimdorp',
  customerRemarks: 'Allergisch voor zonnebloempitten',
  groupName: 'Familie Discreet',
};

const lines: string[] = [];
const printed: string[] = [];
const logger = createLogger('production', 'debug', {
  write: (line) => void lines.push(line),
  flush: async () => undefined,
  onDropped: () => undefined,
});
let providerFails = false;
const clock = { now: Date.now() };
const wrapFetch =
  (send: typeof fetch): typeof fetch =>
  (...request) =>
    providerFails
      ? Promise.resolve(
          Response.json({ error: { type: 'invalid_request_error', message: `Invalid email: ${person.emailAddress}` } }, { status: 400 }),
        )
      : send(...request);
const { database, server, start } = await openTestServer({ clock, wrapFetch, observe: logger.request, log: logger.log });

beforeAll(() => {
  for (const name of ['error', 'warn', 'log', 'info', 'debug'] as const)
    vi.spyOn(console, name).mockImplementation((...parts) => {
      printed.push(`${parts.map((part) => (part instanceof Error ? `${part.stack} ${JSON.stringify(part)}` : String(part))).join(' ')}\n`);
    });
});
afterAll(() => vi.restoreAllMocks());

async function createRequest(departure = isFree) {
  const body = await bookingBody(server, await findDeparture(server, { departure }));
  const { firstName, lastName, dateOfBirth, ...contact } = person;
  const passengers = body.passengers.map((passenger) => ({ ...passenger, firstName, lastName, dateOfBirth }));
  return { ...body, main: { ...body.main, ...contact }, passengers };
}

/** Everything that is written while `run` is running. */
async function failing(statement: string, undo: string, run: () => Promise<unknown>): Promise<void> {
  await database.db.execute(sql.raw(statement));
  await run();
  await database.db.execute(sql.raw(undo));
}

/** Makes a booking and its payment with all possible errors. Returns everything that the log must not contain. */
async function throughSuccessAndFailures(): Promise<string[]> {
  const body = await createRequest();
  const { json } = await server.post('/api/v1/bookings', body);
  const booking = await settledBooking(server, json.id);
  const path = `/api/v1/bookings/${booking.id}`;
  const stripe = server.provider(sandboxKeys.default.secretKey);
  const method = await stripe.paymentMethods.create({
    type: 'card',
    card: { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123' },
    billing_details: { name: `${person.firstName} ${person.lastName}`, email: person.emailAddress },
  });
  const pay = () => server.post(`${path}/payments`, { type: 'deposit', payment_method_id: method.id });

  // Errors of the client, each with values in the body or address.
  await server.post('/api/v1/bookings', { ...body, locale: 'de' });
  const wrong = {
    ...body,
    main: { ...body.main, emailAddress: `${person.emailAddress} ${person.city}` },
    idempotency_key: crypto.randomUUID(),
  };
  await server.post('/api/v1/bookings', wrong);
  await server.request('/api/v1/bookings', { method: 'POST', body: JSON.stringify(body).slice(0, -9) });
  await server.request(`${path}?email=${encodeURIComponent(person.emailAddress)}`, { method: 'DELETE' });
  await server.request(`${path}/nothing?name=${person.lastName}`);
  await server.request(`/thank-you?name=${person.firstName}&email=${person.emailAddress}`);
  await server.request(`/booking/${booking.id}/payment?email=${person.emailAddress}`);
  await server.request('/api/v1/webhooks/stripe', {
    method: 'POST',
    body: JSON.stringify(person),
    headers: { 'stripe-signature': person.lastName },
  });
  await server.post('/api/locales/nl/common', { [`key of ${person.lastName}`]: person.emailAddress });

  // Errors of the database and of the provider.
  const [none, anew] = [
    "alter table bookings add constraint none check (name = 'nobody') not valid",
    'alter table bookings drop constraint none',
  ];
  await failing(none, anew, async () => server.post('/api/v1/bookings', await createRequest()));
  await failing('alter table bookings rename to gone', 'alter table gone rename to bookings', () => server.request(path));
  providerFails = true;
  await pay();
  providerFails = false;
  const { json: paying } = await pay();
  clock.now += 2_000;
  providerFails = true;
  await server.request(path);
  clock.now += 5 * hour;
  await server.payments.expireHolds();
  providerFails = false;
  await stripe.paymentIntents.confirm(paying.client_secret.split('_secret_')[0], { return_url: 'http://localhost/back' });
  clock.now += 2_000;
  expect((await server.request(path)).json).toMatchObject({ state: 'Paid' });

  // Only the job ends a booking on request.
  const last = await createRequest(({ on_request }) => on_request);
  await server.worker.stop();
  const waiting = (await server.post('/api/v1/bookings', last)).json.id;
  await failing('alter table inventory rename to gone', 'alter table gone rename to inventory', async () => {
    const again = start({ clock, observe: logger.request, log: logger.log });
    await again.worker.settled();
    await again.worker.stop();
  });
  return [...Object.values(person), booking.id, waiting, paying.client_secret, body.idempotency_key, method.id];
}

test('through success and failures of a booking, the log contains no personal data and nothing that gives access to any', async () => {
  const secrets = await throughSuccessAndFailures();
  const text = [...lines, ...printed].join('');
  // Lines that could contain values: each error has left one.
  for (const expected of [
    '"route":"/api/v1/bookings/:id"',
    'POST /api/v1/bookings: ',
    'insert into \\"bookings\\"',
    'GET /api/v1/bookings/:id: ',
    'POST /api/v1/bookings/:id/payments: ',
    'hold of booking BBT-',
    'stays pending',
  ])
    expect(text).toContain(expected);
  for (const secret of secrets) {
    for (const written of [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)]) expect(text).not.toContain(written);
  }
}, 60_000);

test('the line of a request has its id, method, route pattern, status and milliseconds, and nothing else', () => {
  const line = lines.map((each) => JSON.parse(each) as Record<string, unknown>).find(({ route }) => route === '/api/v1/bookings/:id');
  expect(Object.keys(line ?? {}).sort()).toEqual(['id', 'level', 'method', 'ms', 'pid', 'route', 'status', 'time']);
});

test('its id is that of the response, and not one sent by the client', async () => {
  const { headers } = await server.request('/api/v1/tours', { headers: { 'x-request-id': person.lastName } });
  const id = headers.get('x-request-id');
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(lines.at(-1)).toContain(`"id":"${id}"`);
});

test('an event is logged as one line', () => {
  for (const line of lines) expect(line.indexOf('\n')).toBe(line.length - 1);
});
