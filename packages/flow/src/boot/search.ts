import { type IsoDate, isIsoDate } from '@booking/domain/schema';
import * as v from 'valibot';

/** Party sizes. Specification sections 5 and 9. */
export const smallestParty = 1;
export const largestParty = 20;
export const defaultParty = 2;

const last = (value: unknown): unknown => (Array.isArray(value) ? value.at(-1) : value);

/** The first of a repeated key, as text; undefined for anything that is no text. */
export const textSearch = v.pipe(
  v.unknown(),
  v.transform((value): string | undefined => {
    const text = last(value);
    return typeof text === 'string' && text !== '' ? text : undefined;
  }),
);

/** Party size 1 to 20; anything else becomes 2. Specification section 5. */
export const partySearch = v.pipe(
  v.unknown(),
  v.transform((value): number => {
    const party = Number(last(value) ?? Number.NaN);
    return Number.isInteger(party) && party >= smallestParty && party <= largestParty ? party : defaultParty;
  }),
);

/** A date, YYYY-MM-DD; anything else is none. */
export const dateSearch = v.pipe(
  v.unknown(),
  v.transform((value): IsoDate | undefined => {
    const text = last(value);
    return typeof text === 'string' && isIsoDate(text) ? text : undefined;
  }),
);

/** A repeated key as a list of texts, in order. */
export const listSearch = v.pipe(
  v.unknown(),
  v.transform((value): string[] => (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string' && one !== '')),
);
