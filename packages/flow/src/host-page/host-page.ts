import type { AnalyticsEvent } from '@booking/domain/analytics';
import * as v from 'valibot';
import { type Consent, ConsentSchema } from '../app/consent.ts';
import type { Analytics } from '../app/services.ts';

/**
 * The messages to the host page besides the height. They are sent only to configured origins. Each has a version, so that a host can ignore
 * versions that it does not support.
 */
type FrameMessage =
  | { v: 1; type: 'step'; step: string }
  | { v: 1; type: 'cart'; event: 'add_to_cart' | 'remove_from_cart'; ecommerce: AnalyticsEvent['ecommerce'] };

const HostMessageSchema = v.object({
  v: v.literal(1),
  type: v.literal('consent'),
  consent: ConsentSchema,
});

type HostOptions = { origins: readonly string[]; onConsent(consent: Consent): void };

/** Connects the parent window of a framed page as a listener. Purchases are not sent: the booking's id gives access to personal data. */
export function connectHost(page: Window, { origins, onConsent }: HostOptions): Analytics {
  const { parent } = page;
  // If the parent's origin is unknown, the message is posted for each origin: the browser delivers it only to the matching one.
  const parentOrigin = page.location.ancestorOrigins?.[0];
  const targets = parentOrigin === undefined ? origins : origins.filter((origin) => origin === parentOrigin);
  const post = (message: FrameMessage): void => {
    for (const origin of targets) parent.postMessage(message, origin);
  };
  page.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== parent || !origins.includes(origin)) return;
    const message = v.safeParse(HostMessageSchema, data);
    if (message.success) onConsent(message.output.consent);
  });
  return {
    async push({ event, ecommerce }) {
      if (event !== 'purchase') post({ v: 1, type: 'cart', event, ecommerce });
    },
    page: ({ step }) => post({ v: 1, type: 'step', step }),
  };
}
