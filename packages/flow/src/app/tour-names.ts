import type { Language, Translation } from '@booking/domain/schema';
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

/** The names of a tour from the translations of all tours, without which there is only its own. */
export const toTourNames = (
  translations: readonly Translation[] | undefined,
  language: Language,
  id: string,
  ownName: string,
): TourNames => ({
  shown: findTranslation(translations, id, language)?.name || ownName,
  english: findTranslation(translations, id, 'en')?.name || ownName,
});

/**
 * The names of tours: the translation in the visitor's language, else in English, else the tour's own name. Null until the first response with the
 * translations, or its error. BRAND-27.
 */
export function useTourNames(): ((id: string, ownName: string) => TourNames) | null {
  const { runtime, tourQueries } = useServices();
  const { language, config } = runtime;
  const { data, isLoading, isFetched } = useQuery({ ...tourQueries.translations(), enabled: config.translatedTours });
  const getNames = useCallback((id: string, ownName: string): TourNames => toTourNames(data, language, id, ownName), [data, language]);
  // After an error another request makes the query load again: the names shown must stay.
  return isLoading && !isFetched ? null : getNames;
}
