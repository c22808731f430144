import { lazyFile, loadFile } from '../app/load-file.ts';
import type { Screen } from '../app/screen.ts';
import type { Services } from '../app/services.ts';

const loadPages = () => import('./payment-pages.ts');
type Pages = Awaited<ReturnType<typeof loadPages>>;

/** A component of the payment pages, whose code is one file that is loaded when a payment page is opened. */
export const lazyPage = <Name extends keyof Pages>(name: Name) => lazyFile(loadPages, name);

/** The loading and error states of a booking, shared by its payment and its confirmation. */
export const bookingPage = { pendingComponent: lazyPage('BookingLoading'), errorComponent: lazyPage('BookingNotLoaded') } as const;

/** The error state of a standalone payment, shared by the payment page and its result. */
export const standalonePaymentPage = { errorComponent: lazyPage('PaymentNotLoaded') } as const;

/** Loads the booking and the texts of its pages. @throws ApiError */
export async function loadBooking(services: Services, id: string, screen: Screen): Promise<void> {
  const pages = await loadFile(loadPages);
  await pages.loadBooking(services, id, screen);
}

/** Loads the payment and the texts of its pages. @throws ApiError */
export async function loadStandalonePayment(services: Services, id: string, screen: Screen): Promise<void> {
  const pages = await loadFile(loadPages);
  await pages.loadStandalonePayment(services, id, screen);
}
