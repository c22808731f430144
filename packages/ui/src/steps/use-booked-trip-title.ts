import type { BookedTripState } from '@booking/domain/booking';
import { useTranslation } from '../i18n/index.ts';
import { orderContext } from './order-context.ts';

const keys = { unpaid: 'booked.unpaid', requested: 'booked.requested', booked: 'booked.numbered' } as const satisfies Record<
  BookedTripState,
  string
>;

/** 'You have booked this trip: BBT-104233, not paid yet', as far as it is known: null while nothing is. */
export function useBookedTripTitle(booking: { number: string; state: BookedTripState } | null, onRequest = false): string {
  const { t } = useTranslation('conflicts');
  return booking ? t(keys[booking.state], { number: booking.number }) : t('booked.title', orderContext(onRequest));
}
