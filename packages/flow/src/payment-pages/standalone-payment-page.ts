import { lazyFile, loadFile } from '../app/load-file.ts';
import type { Screen } from '../app/screen.ts';
import type { Services } from '../app/services.ts';

/** The error state of a standalone payment: the same for the payment page and its result. */
export const standalonePaymentPage = {
  errorComponent: lazyFile(() => import('./payment-not-loaded.tsx'), 'PaymentNotLoaded'),
} as const;

/** The payment, and the texts of its pages: by code that comes with theirs, as few visits begin here. @throws ApiError */
export async function loadStandalonePayment(services: Services, id: string, screen: Screen): Promise<void> {
  const page = await loadFile(() => import('./load-payment-page.ts'));
  await page.loadStandalonePayment(services, id, screen);
}
