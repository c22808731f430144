import { setFirstHeadingFocus } from '@booking/ui/layout';
import { loadFile } from '../../app/load-file.ts';
import { repairPath } from '../../app/repair-path.ts';
import { parseSearch, stringifySearch, withoutEmails } from '../../app/search-codec.ts';
import type { Services } from '../../app/services.ts';
import { chosenLanguageKey, cidItem } from '../../storage/items.ts';
import { hasOutsideServices } from './outside-services.ts';

/** Removes parameters with an email address from the page's address, where third-party scripts could read them. */
function removeEmails({ location, history }: Window): void {
  const search = parseSearch(location.search);
  const kept = withoutEmails(search);
  if (Object.keys(kept).length < Object.keys(search).length)
    history.replaceState(history.state, '', location.pathname + stringifySearch(kept) + location.hash);
}

/** Writes the path into the page's address as it was meant. */
function repairAddress({ location, history }: Window): void {
  const path = repairPath(location.pathname);
  if (path !== location.pathname) history.replaceState(history.state, '', path + location.search + location.hash);
}

/**
 * Prepares address, storage and focus before the first screen is shown. It repairs the address, removes secrets and email addresses from it, stores the campaign id or removes an expired one,
 * clears the details of bookings that were paid elsewhere, and lets the first heading take the focus after a change of language.
 * @throws FileNotLoaded
 */
export async function preparePage(page: Window & typeof globalThis, services: Services): Promise<void> {
  const { runtime, storage } = services;
  if (page.origin === 'null') (await loadFile(() => import('../../host-page/opaque-history.ts'))).tolerateRejectedPaths(page.history);
  repairAddress(page);
  // The names of all secret parameters contain this string.
  if (page.location.search.includes('payment_')) {
    const { extractPaymentReturn } = await loadFile(() => import('../../payment/payment-return.ts'));
    extractPaymentReturn(page, storage.session);
  }
  if (hasOutsideServices(services)) removeEmails(page);
  setFirstHeadingFocus(storage.session.get(chosenLanguageKey) === runtime.language);
  storage.session.remove(chosenLanguageKey);
  const { cid } = runtime.attribution;
  if (cid) cidItem(services).write(cid);
  else cidItem(services).tidy();
  if (storage.local.get('recent-booking') !== null)
    // A file that cannot be loaded, for example because the visitor leaves the page, is requested by the next page again.
    void import('../../payment/clear-paid.ts').then(({ clearPaidBookings }) => clearPaidBookings(services)).catch(() => {});
}
