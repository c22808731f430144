import { type Brand, brands } from '@booking/domain/brand';
import { type IsoDate, isIsoDate, type Language } from '@booking/domain/schema';
import * as v from 'valibot';
import { parseSearch, stringifySearch } from '../app/search-codec.ts';
import type { Services } from '../app/services.ts';
import { isExpired } from './expiry.ts';
import { type StoredItem, storedItem } from './stored-item.ts';
import { memoizeParser, parseJson } from './stored-json.ts';

/** The key of the saved trip in local storage. */
export const savedTripKey = 'saved-trip';

const isoDate = v.custom<IsoDate>((value) => typeof value === 'string' && isIsoDate(value));

const SavedTripSchema = v.object({
  brand: v.picklist(brands),
  /** Milliseconds since the epoch. */
  savedAt: v.number(),
  /** The address of the trip in this shell, without a language. */
  href: v.pipe(v.string(), v.startsWith('/')),
  /** The chosen departure, whose booking removes the entry. */
  departure: v.nullable(v.string()),
  tour: v.pipe(v.string(), v.minLength(1)),
  date: isoDate,
  endDate: v.nullable(isoDate),
  persons: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

/** The trip that was looked at last: its address and what a line about it says, nothing about the visitor. */
export type SavedTrip = v.InferOutput<typeof SavedTripSchema>;

type TripSource = Pick<Services, 'storage' | 'now'> & { runtime: { brand: Brand } };

/** The saved trip, for 7 days. One of another brand is dropped, like one that does not parse. */
export function savedTripItem({ storage: { local }, now, runtime }: TripSource): StoredItem<SavedTrip> {
  const parse = memoizeParser((text) => parseJson(text, SavedTripSchema));
  const parseOwn = (text: string): SavedTrip | null => {
    const trip = parse(text);
    return trip && trip.brand === runtime.brand && !isExpired(trip.savedAt, now()) ? trip : null;
  };
  return storedItem(local, savedTripKey, { parse: parseOwn, format: JSON.stringify });
}

/** An address with another language, or without one. */
export function withLanguage(href: string, locale: Language | undefined): string {
  const [path = '', query = ''] = href.split('?');
  return path + stringifySearch({ ...parseSearch(query), locale });
}
