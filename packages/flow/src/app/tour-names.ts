import { prefetch } from '@booking/api/queries';
import { hasTranslations } from '@booking/config';
import type { Language, Translation } from '@booking/domain/schema';
import { joinTexts, translated } from '@booking/domain/translations';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type Services, useServices } from './services.ts';

/** Fetches the names of the tours, if the deployment has them translated. A step starts this with its other requests. */
export function prefetchTourNames({ runtime, queryClient, queries }: Services): Promise<void> {
  return hasTranslations(runtime.config, 'tours') ? prefetch(queryClient, queries.tours.translations()) : Promise.resolve();
}

/** A tour's name in the visitor's language as far as it is translated, with the language that it is in, and in English. */
export type TourNames = { shown: string; language: Language; english: string };

/** The names of a tour from the translations of all tours, without which there is only its own. */
export function toTourNames(translations: readonly Translation[] | undefined, language: Language, id: string, ownName: string): TourNames {
  const tour = { id, name: ownName };
  const { name, nameLanguage } = translated(tour, translations, language);
  return { shown: name, language: nameLanguage, english: translated(tour, translations, 'en').name };
}

/** The names of several tours as one; `tourLanguage` is null if they are in several languages. Each name once. */
export function joinTourNames(names: readonly TourNames[]): { tourName: string; tourLanguage: Language | null } {
  const texts = new Map(names.map(({ shown, language }) => [shown, { text: shown, language }]));
  const { text, language } = joinTexts([...texts.values()], ' · ');
  return { tourName: text, tourLanguage: language };
}

/**
 * The names of tours: the translation in the visitor's language, else in English, else the tour's own name. Null until the first response with the
 * translations, or its error.
 */
export function useTourNames(): ((id: string, ownName: string) => TourNames) | null {
  const { runtime, queries } = useServices();
  const { language, config } = runtime;
  const { data, isLoading, isFetched } = useQuery({ ...queries.tours.translations(), enabled: hasTranslations(config, 'tours') });
  const getNames = useCallback((id: string, ownName: string): TourNames => toTourNames(data, language, id, ownName), [data, language]);
  // After an error another request makes the query load again: the names shown must stay.
  return isLoading && !isFetched ? null : getNames;
}
