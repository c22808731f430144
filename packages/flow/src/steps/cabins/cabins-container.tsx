import { departureQueries } from '@booking/api';
import { errorText, useTranslation } from '@booking/ui/i18n';
import { ErrorView } from '@booking/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useServices } from '../boot/services.ts';
import { CabinsStep } from './cabins-step.tsx';
import { isNotFound } from './selection-fault.ts';

const route = getRouteApi('/departures/$departure/cabins');

/** Step 3: cabin selection. A departure that is not found has a page of its own. Specification sections 2 and 8. */
export function CabinsContainer(): ReactNode {
  const { t } = useTranslation(['common', 'errors']);
  const { client, runtime } = useServices();
  const { departure } = route.useParams();
  const { party, tours, cabins, cid } = route.useSearch();
  const { error, data } = useQuery(departureQueries(client).detail(departure));
  if (!data && isNotFound(error)) {
    return <ErrorView title={t('common:error.notFound')} message={errorText(t, 'departure-not-found')} home={runtime.facts.homeSite} />;
  }
  return <CabinsStep key={departure} id={departure} party={party} tours={tours} cabins={cabins} cid={cid} />;
}
