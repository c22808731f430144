import { isBookable } from '@booking/domain/date';
import { useFormat, useTranslation } from '@booking/ui/i18n';
import { SavedTripPlace } from '@booking/ui/layout';
import { useOptionalPart } from '@booking/ui/primitives';
import { ContinueRow } from '@booking/ui/share';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useCallback, useState } from 'react';
import { routeAt, useScreens } from '../app/addresses.ts';
import { loadTexts } from '../app/load-file.ts';
import { useServices, useToday } from '../app/services.ts';
import { type SavedTrip, savedTripItem, withLanguage } from '../storage/saved-trip.ts';

/**
 * The row 'Continue: …' for the saved trip as it was when the page was opened: a choice on the page is saved too, and must not replace it. Nothing if
 * its address is none of the choosing steps, or if the trip can no longer be booked.
 */
export function ContinueTrip(): ReactNode {
  const services = useServices();
  const { runtime } = services;
  const router = useRouter();
  const { date, ship, cabins } = useScreens();
  const today = useToday();
  const [trip, setTrip] = useState(() => savedTripItem(services).peek());
  const load = useCallback(() => loadTexts(runtime, ['conflicts']).then(() => true), [runtime]);
  const hasTexts = useOptionalPart(load, trip !== null);
  const route = trip && routeAt(router, trip.href)?.route;
  if (!trip || !isBookable(trip.date, today) || ![date, ship, cabins].some((screen) => screen === route)) return null;
  const dismiss = (): void => {
    savedTripItem(services).clear();
    setTrip(null);
  };
  return <SavedTripPlace>{hasTexts && <Row trip={trip} onDismiss={dismiss} />}</SavedTripPlace>;
}

function Row({ trip, onDismiss }: { trip: SavedTrip; onDismiss(): void }): ReactNode {
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
