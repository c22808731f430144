import { findTranslation } from '@booking/domain/translations';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type Services, useServices } from './services.ts';

/** Fetches the names of the tours, if the deployment has them translated. A step starts this with its other requests. */
export function prefetchTourNames({ runtime, queryClient, tourQueries }: Services): Promise<void> {
  return runtime.config.translatedTours ? queryClient.prefetchQuery(tourQueries.translations()) : Promise.resolve();
}

/** A tour's name in the visitor's language and in English, given its own name. */
export type TourNames = { shown: string; english: string };

/**
 * The names of tours: the translation in the visitor's language, else in English, else the tour's own name. Null while the translations are loading.
 * BRAND-27.
 */
export function useTourNames(): ((id: string, ownName: string) => TourNames) | null {
  const { runtime, tourQueries } = useServices();
  const { language, config } = runtime;
  const { data, isLoading } = useQuery({ ...tourQueries.translations(), enabled: config.translatedTours });
  const getNames = useCallback(
    (id: string, ownName: string): TourNames => ({
      shown: findTranslation(data, id, language)?.name || ownName,
      english: findTranslation(data, id, 'en')?.name || ownName,
    }),
    [data, language],
  );
  return isLoading ? null : getNames;
}
