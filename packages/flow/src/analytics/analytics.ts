import type { AnalyticsEvent } from '@booking/domain/analytics';
import type { Runtime } from '../boot/resolve-runtime.ts';
import { startTagManager } from './tag-manager.ts';

export type Analytics = {
  /** Hands an e-commerce event to the tag manager. Without a tag-manager id nothing is loaded and nothing fails. */
  push(event: AnalyticsEvent): void;
  /** Tells of a new screen: its address with ids of bookings and payments cut out. */
  page(address: string): void;
};

/** Booking and payment ids open personal data: they are cut out of what others see. Decisions, 'Privacy and safety'. */
export const withoutPersonalIds = (address: string): string => {
  const url = new URL(address, 'http://localhost');
  url.pathname = url.pathname.replace(/\/(bookings|payments)\/[^/]+/, '/$1/-');
  if (/\/(bookings|payments)\//.test(url.pathname)) url.search = '';
  return address.startsWith('/') ? url.pathname + url.search : url.href;
};

/** The tag manager starts with the first screen, so that an address has lost its secrets before any other script reads it. */
export function createAnalytics(runtime: Runtime, page: Window): Analytics {
  const { tagManagerId } = runtime.config;
  if (!tagManagerId) return { push: () => {}, page: () => {} };
  const queue = startTagManager(page, tagManagerId, runtime.config.consent);
  return {
    push({ event, ecommerce }) {
      queue({ ecommerce: null });
      queue({ event, ecommerce });
    },
    page: (address) => queue({ event: 'page_view', page_location: withoutPersonalIds(address) }),
  };
}
