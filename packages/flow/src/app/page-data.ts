import { formatDate, formatDateRange } from '@booking/domain/date';
import { type Cents, formatMoney } from '@booking/domain/money';
import type { IsoDate, Language } from '@booking/domain/schema';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Runtime } from './runtime.ts';

/** What a server hands over with a page that it has rendered, as JSON in the element with this id. */
export const pageDataId = 'page-data';

/** `updatedAt`: when the answer was given, in milliseconds since the epoch. */
type RenderedQuery = { key: QueryKey; data: unknown; updatedAt: number };

export type PageData = {
  /** What the page was rendered for, as `renderedFor` puts it; '' where some of its data were missing. */
  renderedFor: string;
  /** Today, where it was rendered. */
  today: IsoDate;
  /** The answers that the page was rendered with, as the query cache has them. */
  queries: readonly RenderedQuery[];
};

const sampleDays = Array.from({ length: 12 }, (_, index) => `2027-${String(index + 1).padStart(2, '0')}-0${(index % 7) + 1}` as IsoDate);

/** Dates and amounts as this platform writes them in a language, by the formats that every screen needs: platforms of different age differ in a space or a dot. */
const writeSample = (language: Language): string =>
  [
    ...sampleDays.map((day) => formatDate(day, language, 'full')),
    ...sampleDays.map((day) => formatDateRange('2027-01-01' as IsoDate, day, language)),
    formatMoney(123_456_700 as Cents, language, { whole: true }),
  ].join();

const samples = new Map<Language, string>();
function formatSample(language: Language): string {
  const sample = samples.get(language) ?? writeSample(language);
  samples.set(language, sample);
  return sample;
}

/**
 * Everything outside its data that a rendered page depends on. Only a browser that comes to the same hydrates the page; another one
 * renders it anew.
 */
export const renderedFor = ({ brand, basepath, embedded, framed, language }: Runtime): string =>
  [brand, basepath, embedded, framed, language, formatSample(language)].join();

/** What there is in the cache: answers only, no failures. */
export const renderedQueries = (queryClient: QueryClient): RenderedQuery[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }) =>
      state.status === 'success' ? [{ key: queryKey, data: state.data, updatedAt: state.dataUpdatedAt }] : [],
    );

/** False where a query has failed, or is still loading: its answer may reach the browser before the page is hydrated. */
export const isComplete = (queryClient: QueryClient): boolean =>
  queryClient
    .getQueryCache()
    .getAll()
    .every(({ state }) => state.status !== 'error' && state.fetchStatus === 'idle');

/**
 * Puts the page's answers into the cache, where they grow stale as if they had been asked for here. A server's clock may run ahead: then they
 * are taken for given now, else they would stay fresh for too long.
 */
export function restoreQueries(queryClient: QueryClient, queries: readonly RenderedQuery[], now: number): void {
  for (const { key, data, updatedAt } of queries) queryClient.setQueryData(key, data, { updatedAt: Math.min(updatedAt, now) });
}
