import { isBookable } from '@booking/domain/date';
import { useFormat, useTranslation } from '@booking/ui/i18n';
import { SavedTripPlace } from '@booking/ui/layout';
import { ContinueRow } from '@booking/ui/share';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { routeAt, useScreens } from '../app/addresses.ts';
import { useServices, useToday } from '../app/services.ts';
import { type SavedTrip, withLanguage } from '../storage/saved-trip.ts';

type ContinueTripProps = { trip: SavedTrip; onDismiss(): void };

/**
 * The row 'Continue: …' for a saved trip, in its place. Nothing if its address is none of the choosing steps, or if the trip can no longer be booked.
 */
export function ContinueTrip({ trip, onDismiss }: ContinueTripProps): ReactNode {
  const router = useRouter();
  const { date, ship, cabins } = useScreens();
  const today = useToday();
  const route = routeAt(router, trip.href)?.route;
  if (!isBookable(trip.date, today) || ![date, ship, cabins].some((screen) => screen === route)) return null;
  return (
    <SavedTripPlace>
      <Row trip={trip} onDismiss={onDismiss} />
    </SavedTripPlace>
  );
}

function Row({ trip, onDismiss }: ContinueTripProps): ReactNode {
  const { t } = useTranslation('common');
  const { date, dateRange } = useFormat();
  const { language } = useServices().runtime;
  const dates = trip.endDate ? dateRange(trip.date, trip.endDate) : date(trip.date, 'medium');
  return (
    <ContinueRow
      trip={[trip.tour, dates, t('persons', { count: trip.persons })].join(' · ')}
      href={withLanguage(trip.href, language)}
      onDismiss={onDismiss}
    />
  );
}
