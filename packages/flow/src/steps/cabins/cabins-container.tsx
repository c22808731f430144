import { departureQueries } from '@booking/api/queries';
import { errorText, useTranslation } from '@booking/ui/i18n';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useScreens } from '../../app/addresses.ts';
import { useServices } from '../../app/services.ts';
import { isNotFound } from '../../choosing/load-error.ts';
import { NotFound } from '../../layout/not-found.tsx';
import { CabinsStep } from './cabins-step.tsx';

/** Step 3: cabin selection. A departure that does not exist shows a not-found page. CABIN-1, CABIN-29. */
export function CabinsContainer(): ReactNode {
  const { t } = useTranslation(['common', 'errors']);
  const { client } = useServices();
  const { departure } = useScreens().cabins.useParams();
  const { error, data } = useQuery(departureQueries(client).detail(departure));
  if (!data && isNotFound(error)) {
    return <NotFound title={t('common:error.notFound')} message={errorText(t, 'departure-not-found')} />;
  }
  return <CabinsStep key={departure} id={departure} />;
}
