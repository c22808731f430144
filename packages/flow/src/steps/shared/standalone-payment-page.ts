import { paymentQueries } from '@booking/api';
import { loadTexts } from '@booking/ui/i18n';
import { lazyRouteComponent } from '@tanstack/react-router';
import type { Screen } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';

/** The error state of a standalone payment: the same for the payment page and its result. */
export const standalonePaymentPage = {
  errorComponent: lazyRouteComponent(() => import('./payment-not-loaded.tsx'), 'PaymentNotLoaded'),
} as const;

/** The payment, and the texts of its pages. @throws ApiError */
export async function loadStandalonePayment({ client, queryClient, runtime }: Services, id: string, { texts }: Screen): Promise<void> {
  await Promise.all([queryClient.ensureQueryData(paymentQueries(client).detail(id)), loadTexts(runtime.language, texts)]);
}
