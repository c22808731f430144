import { useFormat, useTranslation } from '@booking/ui/i18n';
import { useOptionalPart } from '@booking/ui/primitives';
import { ContinueRow } from '@booking/ui/share';
import { type ReactNode, useCallback } from 'react';
import { loadTexts } from '../app/load-file.ts';
import { useServices } from '../app/services.ts';
import { type SavedTrip, withLanguage } from '../storage/saved-trip.ts';

type ContinueTripProps = { trip: SavedTrip; onDismiss(): void };

/** The row 'Continue: …' for the saved trip, once its texts are loaded. */
export function ContinueTrip(props: ContinueTripProps): ReactNode {
  const { runtime } = useServices();
  const load = useCallback(() => loadTexts(runtime, ['conflicts']).then(() => true), [runtime]);
  return useOptionalPart(load) && <Row {...props} />;
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
