import { withoutEmails } from '../analytics/public-address.ts';
import { parseSearch, stringifySearch } from '../app/search-codec.ts';
import type { Services } from '../app/services.ts';
import { cidItem } from '../storage/items.ts';

/** An email address that a visitor came with is taken out of the page's address, where third-party scripts would read it. OUT-32. */
function removeEmails({ location, history }: Window): void {
  const search = parseSearch(location.search);
  const kept = withoutEmails(search);
  if (Object.keys(kept).length < Object.keys(search).length)
    history.replaceState(history.state, '', location.pathname + stringifySearch(kept) + location.hash);
}

/**
 * Puts address and storage in order before the router reads them: what an address must not show is removed from it, where the visitor came from
 * is stored, and what was typed for a booking that was paid elsewhere is cleared.
 */
export async function preparePage(page: Window & typeof globalThis, services: Services): Promise<void> {
  const { runtime, storage } = services;
  if (page.origin === 'null') (await import('../embed/opaque-history.ts')).allowRefusedPaths(page.history);
  // The name of each secret contains this string.
  if (page.location.search.includes('payment_')) {
    const { cutPaymentReturn } = await import('../payment/payment-return.ts');
    cutPaymentReturn(page, storage.session);
  }
  if (services.hasThirdPartyScripts) removeEmails(page);
  if (runtime.attribution.cid) cidItem(storage).write(runtime.attribution.cid);
  if (storage.local.get('recent-booking') !== null)
    void import('../payment/clear-paid.ts').then(({ clearPaidBookings }) => clearPaidBookings(services));
}
