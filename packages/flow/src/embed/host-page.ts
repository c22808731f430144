import type { AnalyticsEvent } from '@booking/domain/analytics';
import * as v from 'valibot';
import type { Analytics } from '../app/services.ts';

/**
 * What the host page is told besides the height, and only where its origin is configured. Every message has a version: a host takes those that
 * it knows. EMBED-12, EMBED-21.
 */
type FrameMessage =
  | { v: 1; type: 'step'; step: string }
  | { v: 1; type: 'cart'; event: 'add_to_cart' | 'remove_from_cart'; ecommerce: AnalyticsEvent['ecommerce'] };

const HostMessageSchema = v.object({
  v: v.literal(1),
  type: v.literal('consent'),
  consent: v.record(v.string(), v.picklist(['granted', 'denied'])),
});
type Consent = v.InferOutput<typeof HostMessageSchema>['consent'];

type HostOptions = { origins: readonly string[]; onConsent(consent: Consent): void };

/** The parent window of a framed page, as one who listens. Of a purchase it is told nothing: the booking's id opens personal data. */
export function connectHost(page: Window, { origins, onConsent }: HostOptions): Analytics {
  const { parent } = page;
  // Where the browser does not say who the parent is, each origin is tried: it delivers to the right one alone.
  const named = page.location.ancestorOrigins?.[0];
  const targets = named === undefined ? origins : origins.filter((origin) => origin === named);
  const tell = (message: FrameMessage): void => {
    for (const origin of targets) parent.postMessage(message, origin);
  };
  page.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== parent || !origins.includes(origin)) return;
    const message = v.safeParse(HostMessageSchema, data);
    if (message.success) onConsent(message.output.consent);
  });
  return {
    async push({ event, ecommerce }) {
      if (event !== 'purchase') tell({ v: 1, type: 'cart', event, ecommerce });
    },
    page: ({ step }) => tell({ v: 1, type: 'step', step }),
  };
}
