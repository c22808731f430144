import type { TourDetail } from '@booking/domain/schema';
import { type Finding, findWhen, type ParsedResponse } from '../finding.ts';
import type { Reader } from '../http/reader.ts';
import { checkRequestedTours } from './check-detail.ts';
import { readSpan, type Span, type TourSubject } from './tour-subject.ts';

/** Two tours requested as one, and a month of both requested separately. */
export type JoinedSubject = {
  ids: readonly [string, string];
  detail: ParsedResponse<TourDetail> | null;
  joined: Span | null;
  apart: readonly Span[];
};

/** Null if there are no two tours to join. */
export async function readJoined(reader: Reader, tours: readonly TourSubject[]): Promise<JoinedSubject | null> {
  const [one, other] = tours;
  if (!one || !other) return null;
  const ids = [one.listed.id, other.listed.id] as const;
  const id = ids.join(':');
  const detail = await reader.read('tour', { params: { id } });
  const full = [...one.months, ...other.months].find(({ departures }) => departures.data.length > 0);
  if (!full) return { ids, detail, joined: null, apart: [] };
  const read = (of: string): Promise<Span[]> => readSpan(reader, of, full.start, full.end);
  const [[joined = null], first, second] = await Promise.all([read(id), read(ids[0]), read(ids[1])]);
  return { ids, detail, joined, apart: first.length + second.length === 2 ? [...first, ...second] : [] };
}

/** Tours joined by a colon are one to the calendar: all tours, all departures. CALL-13, CALL-15. */
export function checkJoined(subject: JoinedSubject | null): Finding[] {
  if (!subject) return [];
  const { ids, detail, joined, apart } = subject;
  const found = detail
    ? [
        ...checkRequestedTours(detail, ids.join(':')),
        ...ids.flatMap((id) =>
          findWhen(!detail.data.tours.some((tour) => tour.id === id), 'joined-tours', detail, 'tours', `${id} is missing`),
        ),
      ]
    : [];
  if (!joined || apart.length === 0) return found;
  const getIds = (spans: readonly Span[]): string[] => spans.flatMap(({ departures }) => departures.data.map(({ id }) => id));
  const [together, single] = [getIds([joined]), getIds(apart)];
  const missing = single.filter((id) => !together.includes(id));
  const extra = together.filter((id) => !single.includes(id));
  return [
    ...found,
    ...missing.flatMap((id) => findWhen(true, 'joined-tours', joined.departures, '', `${id} is missing`)),
    ...extra.flatMap((id) =>
      findWhen(true, 'joined-tours', joined.departures, `${together.indexOf(id)}.id`, `${id} belongs to none of them`),
    ),
  ];
}
