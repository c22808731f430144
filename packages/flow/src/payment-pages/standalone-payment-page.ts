import { lazyFile, loadFile } from '../app/load-file.ts';
import type { Screen } from '../app/screen.ts';
import type { Services } from '../app/services.ts';

/** The error state of a standalone payment, shared by the payment page and its result. */
export const standalonePaymentPage = {
  errorComponent: lazyFile(() => import('./payment-not-loaded.tsx'), 'PaymentNotLoaded'),
} as const;

/** Loads the payment and the texts of its pages. The code is in a chunk of its own, because few visits begin here. @throws ApiError */
export async function loadStandalonePayment(services: Services, id: string, screen: Screen): Promise<void> {
  const loader = await loadFile(() => import('./load-payment-page.ts'));
  await loader.loadStandalonePayment(services, id, screen);
}
