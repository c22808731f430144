import { bookingQueries } from '@booking/api';
import type { BookingResult, CompletedBooking } from '@booking/domain/schema';
import { errorText, useTranslation } from '@booking/ui/i18n';
import { BookingLoaderView } from '@booking/ui/steps/payment-result';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useHrefs, useServices } from '../boot/services.ts';
import { bookingSummaries } from '../storage/booking-summary.ts';
import { recentBookingItem } from '../storage/recent-booking.ts';
import { Aside } from './aside.tsx';

const slowAfter = 60_000;

type LoaderProps = { bookingId: string; children: (booking: CompletedBooking, refresh: () => void) => ReactNode };

/** True once a booking has been pending for a minute. */
function useSlow(pending: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!pending) return undefined;
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, [pending]);
  return pending && slow;
}

/**
 * The loader that payment and confirmed share: spinner; 'Failed to load booking'; 'This booking is not completed (yet).' while
 * it is being made; 'Something went wrong' with the way back to the cabins where it failed. Decisions, 'Booking and payment pages'.
 */
export function BookingLoaderContainer({ bookingId, children }: LoaderProps) {
  const { t } = useTranslation(['payment', 'errors']);
  const { client } = useServices();
  const { data, isError, refetch } = useQuery({ ...bookingQueries(client).detail(bookingId), retryOnMount: false });
  const slow = useSlow(data?.status === 'pending');
  if (data?.status === 'completed') return children(data, () => void refetch());
  if (data?.status === 'failed') return <FailedBooking booking={data} />;
  const pending = data?.status === 'pending';
  const failed = isError && !pending;
  return (
    <BookingLoaderView
      title={t('payment:form.title')}
      waiting={failed ? null : pending ? t('payment:loader.pendingText') : t('payment:loader.loading')}
      message={
        failed
          ? { tone: 'error', title: errorText(t, 'booking-load-failed'), text: null }
          : pending
            ? { tone: 'info', title: errorText(t, 'booking-not-completed'), text: slow ? t('payment:loader.slow') : null }
            : null
      }
      action={failed ? { label: t('payment:status.retry'), onClick: () => void refetch() } : null}
      aside={<Aside />}
    />
  );
}

/** The backend made no booking of it. The snapshot, or the record of the booking, knows which cabins to go back to. */
function FailedBooking({ booking }: { booking: Extract<BookingResult, { status: 'failed' }> }) {
  const { t } = useTranslation(['payment', 'errors', 'common']);
  const { storage, runtime } = useServices();
  const hrefs = useHrefs();
  useEffect(() => console.error('The booking failed', booking.id, booking.error), [booking]);
  const recent = recentBookingItem(storage).read();
  const departureId = bookingSummaries(storage).read(booking.id)?.departure.id ?? (recent?.id === booking.id ? recent.departureId : null);
  // A booking that came to nothing is none to go back to.
  useEffect(() => {
    if (recent?.id === booking.id) recentBookingItem(storage).clear();
  }, [recent, booking, storage]);
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
        departureId
          ? { label: t('payment:loader.toCabins'), href: hrefs.cabins(departureId) }
          : { label: t('common:home'), href: runtime.facts.homeSite }
      }
      aside={<Aside />}
    />
  );
}
