import { createHmac } from 'node:crypto';
import { newId } from '../store/ids.ts';
import type { EventType, PendingEvent } from '../store/objects.ts';
import type { Store } from '../store/store.ts';

export type DeliveryOptions = {
  url: () => string | null;
  secret: (account: string) => string;
  delays: readonly number[];
  now: () => number;
};

/** The `stripe-signature` header of a body: HMAC-SHA256 over time and body. `seconds` since the epoch. */
function signatureHeader(body: string, secret: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`, 'utf8').digest('hex');
  return `t=${seconds},v1=${signature}`;
}

/** Posts events to the listener, signed, until it responds with 2xx or the tries are used up. Undelivered events survive a restart. */
export function createDeliveries(store: Store, { url, secret, delays, now }: DeliveryOptions) {
  async function attempt(event: PendingEvent): Promise<boolean> {
    const target = url();
    if (target === null) return false;
    try {
      const response = await fetch(target, {
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

  function schedule(event: PendingEvent): void {
    const delay = delays[event.tries];
    if (delay === undefined) {
      store.events.delete(event.id);
      store.save();
      return;
    }
    const timer = setTimeout(async () => {
      if (await attempt(event)) store.events.delete(event.id);
      else {
        event.tries += 1;
        schedule(event);
      }
      store.save();
    }, delay);
    timer.unref();
  }

  for (const event of store.events.values()) schedule(event);

  return {
    /** Queues an event about an object in its API form. */
    send(type: EventType, account: string, object: unknown): void {
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
      const event: PendingEvent = { id, account, body, tries: 0 };
      store.events.set(id, event);
      schedule(event);
    },
  };
}

export type Deliveries = ReturnType<typeof createDeliveries>;
