import { defaultParty, isPartySize } from '@booking/domain/calendar';
import { type IsoDate, isIsoDate } from '@booking/domain/schema';

const last = (value: unknown): unknown => (Array.isArray(value) ? value.at(-1) : value);

/** The last of a repeated key, as text; undefined for anything that is no text. */
export function textSearch(value: unknown): string | undefined {
  const text = last(value);
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/** Party size 1 to 20; anything else becomes 2. Specification section 5. */
export function partySearch(value: unknown): number {
  const party = Number(last(value) ?? Number.NaN);
  return isPartySize(party) ? party : defaultParty;
}

/** A date, YYYY-MM-DD; anything else is none. */
export function dateSearch(value: unknown): IsoDate | undefined {
  const text = last(value);
  return typeof text === 'string' && isIsoDate(text) ? text : undefined;
}

/** A repeated key as a list of texts, in order. */
export const listSearch = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string' && one !== '');
