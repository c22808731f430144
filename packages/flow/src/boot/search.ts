import { type IsoDate, isIsoDate } from '@booking/domain/schema';

/** Party sizes. Specification sections 5 and 9. */
export const smallestParty = 1;
export const largestParty = 20;
export const defaultParty = 2;

const last = (value: unknown): unknown => (Array.isArray(value) ? value.at(-1) : value);

/** The last of a repeated key, as text; undefined for anything that is no text. */
export function textSearch(value: unknown): string | undefined {
  const text = last(value);
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/** Party size 1 to 20; anything else becomes 2. Specification section 5. */
export function partySearch(value: unknown): number {
  const party = Number(last(value) ?? Number.NaN);
  return Number.isInteger(party) && party >= smallestParty && party <= largestParty ? party : defaultParty;
}

/** A date, YYYY-MM-DD; anything else is none. */
export function dateSearch(value: unknown): IsoDate | undefined {
  const text = last(value);
  return typeof text === 'string' && isIsoDate(text) ? text : undefined;
}

/** A repeated key as a list of texts, in order. */
export const listSearch = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string' && one !== '');
