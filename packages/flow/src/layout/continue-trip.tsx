import { isBookable } from '@booking/domain/date';
import { useFormat, useTranslation } from '@booking/ui/i18n';
import { useOptionalPart } from '@booking/ui/primitives';
import { ContinueLine } from '@booking/ui/share';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useCallback } from 'react';
import { routeAt, useScreens } from '../app/addresses.ts';
import { loadTexts } from '../app/load-file.ts';
import { useServices, useToday } from '../app/services.ts';
import { type SavedTrip, savedTripItem, withLanguage } from '../storage/saved-trip.ts';
import { useStored } from '../storage/use-stored.ts';

/**
 * The line 'Continue: …' for the saved trip, once its texts are loaded; nothing if its address is none of the choosing steps, or if the trip can no
 * longer be booked.
 */
export function ContinueTrip(): ReactNode {
  const services = useServices();
  const { runtime } = services;
  const { date, ship, cabins } = useScreens();
  const router = useRouter();
  const trip = useStored(savedTripItem, (item) => item.peek());
  const load = useCallback(() => loadTexts(runtime, ['conflicts']).then(() => true), [runtime]);
  const hasTexts = useOptionalPart(load, trip !== null);
  const today = useToday();
  const route = trip && routeAt(router, trip.href)?.route;
  if (!trip || !hasTexts || !isBookable(trip.date, today) || ![date, ship, cabins].some((screen) => screen === route)) return null;
  return <Line trip={trip} onDismiss={() => savedTripItem(services).clear()} />;
}

function Line({ trip, onDismiss }: { trip: SavedTrip; onDismiss(): void }): ReactNode {
  const { t } = useTranslation('common');
  const { date, dateRange } = useFormat();
  const { language } = useServices().runtime;
  const dates = trip.endDate ? dateRange(trip.date, trip.endDate) : date(trip.date, 'medium');
  return (
    <ContinueLine
      trip={[trip.tour, dates, t('persons', { count: trip.persons })].join(' · ')}
      href={withLanguage(trip.href, language)}
      onDismiss={onDismiss}
    />
  );
}
