import { prefetch } from '@booking/api/queries';
import { hasTranslations } from '@booking/config';
import { portNames, type TextsByKey, voucherTexts } from '@booking/domain/translations';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Services, useServices } from './services.ts';

/** Fetches the names of ports, if the deployment has them translated. A step starts this with its other requests. */
export function prefetchPortNames({ runtime, queryClient, queries }: Services): Promise<void> {
  return hasTranslations(runtime.config, 'ports') ? prefetch(queryClient, queries.tours.ports()) : Promise.resolve();
}

/** Fetches the descriptions of vouchers, likewise. */
export function prefetchVoucherTexts({ runtime, queryClient, queries }: Services): Promise<void> {
  return hasTranslations(runtime.config, 'vouchers') ? prefetch(queryClient, queries.translations.vouchers()) : Promise.resolve();
}

/** The names of ports in the visitor's language. Null until the first response, or its error: no name changes its language while it is read. */
export function usePortNames(): TextsByKey | null {
  const { runtime, queries } = useServices();
  const { language, config } = runtime;
  const { data, isLoading, isFetched } = useQuery({ ...queries.tours.ports(), enabled: hasTranslations(config, 'ports') });
  return useMemo(() => (isLoading && !isFetched ? null : portNames(data, language)), [data, isLoading, isFetched, language]);
}

/** The descriptions of vouchers in the visitor's language; empty until they are there. */
export function useVoucherTexts(): TextsByKey {
  const { runtime, queries } = useServices();
  const { language, config } = runtime;
  const { data } = useQuery({ ...queries.translations.vouchers(), enabled: hasTranslations(config, 'vouchers') });
  return useMemo(() => voucherTexts(data, language), [data, language]);
}
