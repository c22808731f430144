import type { RouterHistory } from '@tanstack/react-router';
import { isPersonal } from '../app/addresses.ts';
import { type PageData, takeQueries } from '../app/page-data.ts';
import type { Runtime } from '../app/runtime.ts';
import type { Services } from '../app/services.ts';
import { cidItem } from '../storage/items.ts';
import { type AppRouter, createAppRouter } from './create-app-router.ts';
import { createServices } from './create-services.ts';

type Given = {
  /** What a server rendered the page with. */
  data?: PageData | null;
  /** Tag manager, host page and chat; null where none is configured, or their file did not come. */
  outside?: Promise<Pick<typeof import('./connect-outside.ts'), 'connectOutside'> | null> | null;
  /** Makes the router's history once the address is as it stays. Default: the browser's. */
  createHistory?: () => RouterHistory;
};

/**
 * The app's services and its router, for a page. Secrets are cut from the page's address, and what was typed for a booking that was paid
 * elsewhere is removed.
 */
export async function prepareApp(
  runtime: Runtime,
  page: Window & typeof globalThis,
  { data = null, outside = null, createHistory }: Given = {},
): Promise<{ services: Services; router: AppRouter }> {
  const services = createServices(runtime, page, data?.today ?? null);
  if (runtime.attribution.cid) cidItem(services.storage).write(runtime.attribution.cid);
  if (data) takeQueries(services.queryClient, data.queries, services.now());
  // Secrets are removed from the address before the router or any other script reads it; each of their names contains this string.
  if (page.location.search.includes('payment_')) {
    const { cutPaymentReturn } = await import('../payment/payment-return.ts');
    cutPaymentReturn(page, services.storage.session);
  }
  const router = createAppRouter(services, createHistory?.());
  if (outside && !isPersonal(router, page.location.href)) {
    // Without it nobody listens, and the page is whole.
    Object.assign(services, (await outside)?.connectOutside(page, runtime, router));
  }
  if (services.storage.local.get('recent-booking') !== null)
    void import('../payment/clear-paid.ts').then(({ clearPaidBookings }) => clearPaidBookings(services));
  return { services, router };
}
