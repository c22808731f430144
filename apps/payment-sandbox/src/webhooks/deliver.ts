import { createHmac } from 'node:crypto';
import { newId } from '../store/ids.ts';
import type { EventType, PendingEvent, WebhookMode } from '../store/objects.ts';
import type { Objects, Store } from '../store/store.ts';

export type DeliveryOptions = {
  url: () => string | null;
  secret: (account: string) => string;
  delays: readonly number[];
  now: () => number;
  /** How events are delivered by default. */
  mode: WebhookMode;
  /** Delay of a late event in milliseconds. */
  lateAfter: number;
  post: typeof fetch;
};

type Sent = { type: EventType; account: string; object: unknown; mode: WebhookMode | null };

/** The last event of an intent. */
const isLast = (type: EventType): boolean => type === 'payment_intent.succeeded' || type === 'payment_intent.canceled';

/** The `stripe-signature` header of a body: HMAC-SHA256 over time and body. `seconds` since the epoch. */
function signatureHeader(body: string, secret: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`, 'utf8').digest('hex');
  return `t=${seconds},v1=${signature}`;
}

/** How long other processes skip an event that is being sent: longer than an attempt takes. */
const leaseMs = 15_000;

/**
 * Posts signed events to the listener until it responds with 2xx or no attempts are left. Until then they are in the store, so that they survive a
 * restart, and any process with the same store can send them. `later` schedules the processing of due events.
 */
export function createDeliveries(
  store: Store,
  { url, secret, delays, now, mode: defaultMode, lateAfter, post }: DeliveryOptions,
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

  /** Schedules the next attempt for an event, or deletes it after the last one. */
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
    /** Queues an event about an object in API format. */
    async send(objects: Objects, { type, account, object, mode }: Sent): Promise<void> {
      const effectiveMode = mode ?? defaultMode;
      if (url() === null || effectiveMode === 'lost') return;
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
      if (effectiveMode === 'late' || (effectiveMode === 'reordered' && !isLast(type))) {
        await objects.put('event', id, event, now() + lateAfter);
        later(lateAfter);
        return;
      }
      await schedule(objects, event);
      if (effectiveMode === 'twice') await schedule(objects, { ...event, id: `${id}-again` });
    },

    /** Sends due events. */
    async sendDue(): Promise<void> {
      const target = url();
      if (target === null) return;
      const send = async (event: PendingEvent): Promise<void> => {
        const delivered = await attempt(target, event);
        await store.run((objects) =>
          delivered ? objects.delete('event', event.id) : schedule(objects, { ...event, tries: event.tries + 1 }),
        );
      };
      await Promise.all((await claim()).map(send));
    },
  };
}

export type Deliveries = ReturnType<typeof createDeliveries>;
