import { ApiError } from '@booking/api';
import { bookingQueries } from '@booking/api/queries';
import type { BookingResult, CompletedBooking } from '@booking/domain/schema';
import { errorText, useTranslation } from '@booking/ui/i18n';
import { BookingLoaderView } from '@booking/ui/steps/payment-result';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useHrefs, useScreens } from '../../app/addresses.ts';
import { useServices } from '../../app/services.ts';
import { Aside } from '../../layout/aside.tsx';
import { ErrorPage } from '../../layout/error-page.tsx';
import { bookedDepartures } from '../../payment/clear-checkout.ts';
import { clearReturnTo } from '../../payment/payment-return.ts';
import { bookingSummaries } from '../../storage/booking-summary.ts';
import { recentBookingEntries } from '../../storage/recent-booking.ts';
import { useFirstStored } from '../../storage/use-first-stored.ts';
import { useBookingPages } from './use-booking-pages.ts';

const slowAfterMs = 60_000;

/** Shown while the booking is loading. */
export function BookingLoading() {
  const { t } = useTranslation('payment');
  return <BookingLoaderView title={t('form.title')} waiting={t('loader.loading')} message={null} action={null} aside={<Aside />} />;
}

/** Shown if the booking cannot be loaded: 'Failed to load booking'. */
export function BookingNotLoaded(props: ErrorComponentProps) {
  const { t } = useTranslation(['payment', 'paymentErrors']);
  const router = useRouter();
  if (!(props.error instanceof ApiError)) return <ErrorPage {...props} />;
  return (
    <BookingLoaderView
      title={t('payment:form.title')}
      waiting={null}
      message={{ tone: 'error', title: errorText(t, 'booking-load-failed'), text: null }}
      action={{ label: t('payment:status.retry'), onClick: () => void router.invalidate() }}
      aside={<Aside />}
    />
  );
}

/** Fetches the booking again; resolves to false if that fails. */
export type Refresh = () => Promise<boolean>;

type RequireCompletedBookingProps = { bookingId: string; children: (booking: CompletedBooking, refresh: Refresh) => ReactNode };

/**
 * Renders `children` for a completed booking. For a pending one it shows 'This booking is not completed (yet).', for a failed one 'Something
 * went wrong' with a link back to the cabins.
 */
export function RequireCompletedBooking({ bookingId, children }: RequireCompletedBookingProps) {
  const { client } = useServices();
  const { data, refetch } = useSuspenseQuery(bookingQueries(client).detail(bookingId));
  const refresh = useCallback(async () => !(await refetch()).isError, [refetch]);
  switch (data.status) {
    case 'completed':
      return children(data, refresh);
    case 'failed':
      return <FailedBooking booking={data} />;
    case 'pending':
      return <PendingBooking />;
  }
}

/** The query polls. After a minute the page shows that it takes longer than usual. */
function PendingBooking() {
  const { t } = useTranslation(['payment', 'paymentErrors']);
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <BookingLoaderView
      title={t('payment:form.title')}
      waiting={t('payment:loader.pendingText')}
      message={{ tone: 'info', title: errorText(t, 'booking-not-completed'), text: slow ? t('payment:loader.slow') : null }}
      action={null}
      aside={<Aside />}
    />
  );
}

/** Shown if the booking failed. The link back keeps cabins, party and tours, as far as the snapshot has them. */
function FailedBooking({ booking }: { booking: Extract<BookingResult, { status: 'failed' }> }) {
  const { t } = useTranslation(['payment', 'errors', 'common']);
  const services = useServices();
  const { runtime } = services;
  const { cabins } = useScreens();
  const { href } = useHrefs();
  const pages = useBookingPages(booking.id);
  useEffect(() => console.error('The booking failed', booking.id, booking.error), [booking]);
  // Read once: the record with the departure is removed below, and the link back must stay.
  const departure = useFirstStored(bookedDepartures, (departures) => departures.peek(booking.id));
  const carried = useFirstStored(bookingSummaries, (summaries) => summaries.peek(booking.id))?.carried ?? {};
  // A failed booking must not appear as the recent one.
  useEffect(() => {
    const recent = recentBookingEntries(services);
    if (departure !== null && recent.read(departure)?.id === booking.id) recent.clear(departure);
    // No payment of it can succeed any more.
    clearReturnTo(services.storage.session, pages);
  });
  return (
    <BookingLoaderView
      title={errorText(t, 'something-went-wrong')}
      waiting={null}
      message={{
        tone: 'error',
        title: t(booking.error === 'expired' ? 'payment:loader.expiredText' : 'payment:loader.failedText'),
        text: null,
      }}
      action={
        departure
          ? { label: t('payment:loader.toCabins'), href: href({ to: cabins.to, params: { departure }, search: carried }) }
          : { label: t('common:home'), href: runtime.facts.homeSite }
      }
      aside={<Aside />}
    />
  );
}
