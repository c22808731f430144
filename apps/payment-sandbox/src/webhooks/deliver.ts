import { createHmac } from 'node:crypto';
import { newId } from '../store/ids.ts';
import type { EventType, PendingEvent, WebhookMode } from '../store/objects.ts';
import type { Objects, Store } from '../store/store.ts';

export type DeliveryOptions = {
  url: () => string | null;
  secret: (account: string) => string;
  delays: readonly number[];
  now: () => number;
  /** How events arrive whose payment method does not say it. */
  mode: WebhookMode;
  /** Milliseconds that a late event waits. */
  lateAfter: number;
  post: typeof fetch;
};

type Sent = { type: EventType; account: string; object: unknown; mode: WebhookMode | null };

/** After these an intent's other events do not come. */
const isLast = (type: EventType): boolean => type === 'payment_intent.succeeded' || type === 'payment_intent.canceled';

/** The `stripe-signature` header of a body: HMAC-SHA256 over time and body. `seconds` since the epoch. */
function signatureHeader(body: string, secret: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`, 'utf8').digest('hex');
  return `t=${seconds},v1=${signature}`;
}

/** How long an event that is being sent is left alone by others: longer than a try may take. */
const leaseMs = 15_000;

/**
 * Posts events to the listener, signed, until it responds with 2xx or the tries are used up. Events are in the store until then, so that they survive a
 * restart and any process that shares the store sends them. `later` asks for a look at what is due.
 */
export function createDeliveries(
  store: Store,
  { url, secret, delays, now, mode: usual, lateAfter, post }: DeliveryOptions,
  later: (ms: number) => void,
) {
  async function attempt(target: string, event: PendingEvent): Promise<boolean> {
    try {
      const response = await post(target, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signatureHeader(event.body, secret(event.account), Math.floor(now() / 1000)),
        },
        body: event.body,
        signal: AbortSignal.timeout(10_000),
      });
      return response.ok;
    } catch {
      return false;
    }
  }

  /** Puts an event up for its next try, or gives it up. */
  async function schedule(objects: Objects, event: PendingEvent): Promise<void> {
    const delay = delays[event.tries];
    if (delay === undefined) return objects.delete('event', event.id);
    await objects.put('event', event.id, event, now() + delay);
    later(delay);
  }

  const claim = (): Promise<PendingEvent[]> =>
    store.run(async (objects) => {
      const events = await objects.due('event', now());
      for (const event of events) await objects.put('event', event.id, event, now() + leaseMs);
      return events;
    });

  return {
    /** Queues an event about an object in its API form. */
    async send(objects: Objects, { type, account, object, mode }: Sent): Promise<void> {
      const way = mode ?? usual;
      if (url() === null || way === 'lost') return;
      const id = newId('evt');
      const body = JSON.stringify({
        id,
        object: 'event',
        api_version: null,
        created: Math.floor(now() / 1000),
        data: { object },
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
      });
      const event = { id, account, body, tries: 0 };
      if (way === 'late' || (way === 'reordered' && !isLast(type))) {
        await objects.put('event', id, event, now() + lateAfter);
        later(lateAfter);
        return;
      }
      await schedule(objects, event);
      if (way === 'twice') await schedule(objects, { ...event, id: `${id}-again` });
    },

    /** Sends the events whose time has come. */
    async sendDue(): Promise<void> {
      const target = url();
      if (target === null) return;
      const send = async (event: PendingEvent): Promise<void> => {
        const taken = await attempt(target, event);
        await store.run((objects) => (taken ? objects.delete('event', event.id) : schedule(objects, { ...event, tries: event.tries + 1 })));
      };
      await Promise.all((await claim()).map(send));
    },
  };
}

export type Deliveries = ReturnType<typeof createDeliveries>;
