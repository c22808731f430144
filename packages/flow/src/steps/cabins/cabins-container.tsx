import { errorText, useTranslation } from '@booking/ui/i18n';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useScreens } from '../../app/addresses.ts';
import { useServices } from '../../app/services.ts';
import { NotFound } from '../../layout/not-found.tsx';
import { PictureCaptions } from '../../layout/picture-captions.tsx';
import { isNotFound } from '../../trip/load-error.ts';
import { ClosedTripSlot } from '../../trip/notices/closed-trip-slot.tsx';
import { useIsClosed } from '../../trip/notices/use-is-closed.ts';
import { CabinsStep } from './cabins-step.tsx';

/**
 * Step 3: cabin selection. A departure that does not exist shows a not-found page, one that can no longer be booked a way to other dates.
 */
export function CabinsContainer(): ReactNode {
  const { t } = useTranslation(['common', 'errors']);
  const { queries } = useServices();
  const { cabins } = useScreens();
  const { departure } = cabins.useParams();
  const { party, tours } = cabins.useSearch();
  const { error, data } = useQuery(queries.departures.detail(departure));
  const isClosed = useIsClosed(data ?? null);
  if (!data && isNotFound(error)) {
    return <NotFound title={t('common:error.notFound')} message={errorText(t, 'departure-not-found')} />;
  }
  if (data && isClosed) return <ClosedTripSlot tour={tours ?? data.tour_id} date={data.date} party={party} departure={data} />;
  return (
    <PictureCaptions>
      <CabinsStep key={departure} id={departure} />
    </PictureCaptions>
  );
}
