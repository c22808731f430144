import { formatDate, formatDateRange } from '@booking/domain/date';
import { type Cents, formatMoney } from '@booking/domain/money';
import type { IsoDate, Language } from '@booking/domain/schema';
import type { DehydratedState } from '@tanstack/react-query';
import type { Runtime } from './runtime.ts';

/** What a server hands over with a page that it has rendered, as JSON in the element with this id. */
export const pageDataId = 'page-data';

export type PageData = {
  /** What the page was rendered for, as `renderedFor` puts it. */
  renderedFor: string;
  /** Today, where it was rendered. */
  today: IsoDate;
  /** The query cache, each answer with the time when it was given. */
  queries: DehydratedState;
};

const sampleDays = Array.from({ length: 12 }, (_, index) => `2027-${String(index + 1).padStart(2, '0')}-0${(index % 7) + 1}` as IsoDate);

/** Dates and amounts as this platform writes them in a language: platforms of different age differ in a space or a dot. */
const formatSample = (language: Language): string =>
  [
    ...sampleDays.flatMap((day) => [formatDate(day, language, 'full'), formatDate(day, language, 'medium')]),
    formatDateRange('2027-04-28' as IsoDate, '2027-05-05' as IsoDate, language),
    formatDateRange('2027-12-28' as IsoDate, '2028-01-04' as IsoDate, language),
    formatMoney(-123_456_789 as Cents, language),
    formatMoney(120_000 as Cents, language, { whole: true }),
  ].join();

/**
 * Everything outside its data that a rendered page depends on. Only a browser that comes to the same takes the page over; another one
 * renders it anew.
 */
export const renderedFor = ({ brand, basepath, embedded, framed, language }: Runtime): string =>
  [brand, basepath, embedded, framed, language, formatSample(language)].join();
