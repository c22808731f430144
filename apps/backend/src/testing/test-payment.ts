import type Stripe from 'stripe';
import { sandboxKeys } from '../payments/sandbox-keys.ts';
import { bookingBody, findDeparture, getCabins, isFree, settledBooking } from './test-booking.ts';
import type { Clock, TestServer } from './test-server.ts';

/** The calls of a browser to the card provider, through the SDK, on the account of the default market or the given one. */
export function payer(server: () => TestServer) {
  const account = (): Stripe => server().provider(sandboxKeys.default.secretKey);
  const getIntentId = (secret: string): string => secret.split('_secret_')[0] ?? '';
  return {
    account,
    getIntentId,
    /** A new payment method of a card. */
    method: async (number = '4242424242424242', provider = account()): Promise<string> =>
      (
        await provider.paymentMethods.create({
          type: 'card',
          card: { number, exp_month: 12, exp_year: 2040, cvc: '123' },
          billing_details: { name: 'Ann Smit', email: 'ann@example.com' },
        })
      ).id,
    /** Confirms the intent of a client secret; null if the card is declined. */
    confirm: (secret: string, provider = account()) =>
      provider.paymentIntents.confirm(getIntentId(secret), { return_url: 'http://localhost/back' }).catch(() => null),
  };
}

const used = new Set<string>();
/** Each customer gets an unused departure while there are any, so that no departure sells out early. */
const isUnused = ({ id }: { id: string }): boolean => !used.has(id) && used.add(id).has(id);

/** A customer who books and pays, on a server whose clock a test sets. `event` posts an event with the signature of the provider. */
export function customer(server: () => TestServer, clock: Clock) {
  const { method, confirm, getIntentId, account } = payer(server);
  return {
    method,
    confirm,
    getIntentId,
    account,
    /** A booking that can be paid, with a deposit, in the market of the country. */
    async booked(country = 'NL') {
      const find = () => findDeparture(server(), { departure: (found) => isFree(found) && found.multi_market === true && isUnused(found) });
      const departure = await find().catch(() => {
        used.clear();
        return find();
      });
      const free = (await getCabins(server(), departure)).find((type) => type.available_count > 0 && type.maximum_occupancy >= 2);
      const body = await bookingBody(server(), departure, free?.id);
      const terms = country === 'US' ? { general_north_america: true, payment_north_america: true, cancellation: true } : body.terms;
      const main = { ...body.main, country, state: country === 'US' ? 'NY' : '' };
      const { json } = await server().post('/api/v1/bookings', { ...body, terms, main });
      return settledBooking(server(), json.id);
    },
    /** Starts a payment. Returns the status and client secret of the response. */
    async startPayment(id: string, type: 'deposit' | 'full_payment' | 'standalone', methodId?: string) {
      const payment_method_id = methodId ?? (await method());
      const [path, body] =
        type === 'standalone'
          ? [`/api/v1/payments/${id}`, { payment_method_id }]
          : [`/api/v1/bookings/${id}/payments`, { type, payment_method_id }];
      const { status, json } = await server().post(path, body);
      return { status, secret: String(json?.client_secret ?? ''), intent: getIntentId(String(json?.client_secret ?? '')) };
    },
    /** Reads the booking or payment a moment later. */
    async read(path: `bookings/${string}` | `payments/${string}`) {
      clock.now += 6_000;
      return (await server().request(`/api/v1/${path}`)).json;
    },
    async event(object: Record<string, unknown>, type: string, { id = `evt_${crypto.randomUUID()}`, at = Date.now() } = {}) {
      const payload = JSON.stringify({ id, object: 'event', type, data: { object } });
      const signature = account().webhooks.generateTestHeaderString({
        payload,
        secret: sandboxKeys.default.webhookSecret,
        timestamp: Math.floor(at / 1_000),
      });
      return server().request('/api/v1/webhooks/stripe', { method: 'POST', body: payload, headers: { 'stripe-signature': signature } });
    },
  };
}
