import { type CabinSelection, decodeCabins } from '@booking/domain/cabins';
import { defaultParty, isPartySize } from '@booking/domain/calendar';
import { type IsoDate, isIsoDate, type Language } from '@booking/domain/schema';
import * as v from 'valibot';
import { resolveLanguage } from './runtime.ts';

const last = (value: unknown): unknown => (Array.isArray(value) ? value.at(-1) : value);
const isNonEmptyText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function toText(value: unknown): string | undefined {
  const text = last(value);
  return isNonEmptyText(text) ? text : undefined;
}

function toParty(value: unknown): number {
  const party = Number(last(value) ?? Number.NaN);
  return isPartySize(party) ? party : defaultParty;
}

function toDate(value: unknown): IsoDate | undefined {
  const text = last(value);
  return typeof text === 'string' && isIsoDate(text) ? text : undefined;
}

/** Accepts the texts of an address, or an already parsed selection: the router passes that when it builds an address from the current one. */
function toCabins(value: unknown): CabinSelection {
  const isSelection = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isSelection ? (value as CabinSelection) : decodeCabins(toTexts(value));
}

const toTexts = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).filter(isNonEmptyText);

/** A parameter that always parses: an invalid value becomes its default. `Input` is the type that a link may pass. */
const param = <Input, Output>(read: (value: unknown) => Output) => v.pipe(v.unknown(), v.transform(read)) as v.GenericSchema<Input, Output>;

/** The search parameters that the routes share. Of a repeated key the last value counts, unless a list is expected. */
export const searchParams = {
  /** A text; undefined if absent or empty. */
  text: v.optional(param<string | null | undefined, string | undefined>(toText)),
  /** Several texts, in order. */
  texts: v.optional(param<readonly string[] | undefined, string[]>(toTexts), []),
  /** Party size 1 to 20; anything else becomes 2. */
  party: v.optional(param<number | undefined, number>(toParty), defaultParty),
  /** The same; undefined if absent. */
  optionalParty: v.optional(param<number | undefined, number>(toParty)),
  /** A date, YYYY-MM-DD; anything else is none. */
  date: v.optional(param<IsoDate | undefined, IsoDate | undefined>(toDate)),
  /** The chosen cabins: `cabins=<cabinTypeId>:2,1`, repeated, one per cabin type. */
  cabins: v.optional(param<CabinSelection | undefined, CabinSelection>(toCabins), {}),
  /** Present or not, whatever its value. */
  flag: v.optional(param<'1' | undefined, '1' | undefined>((value) => (value === undefined ? undefined : '1'))),
} as const;

/** The parameters that every address of the tool may have. A locale is normalised to its language: `de-AT` to `de`. */
export const keptParams = {
  locale: v.optional(
    param<Language | undefined, Language | undefined>((value) => (value === undefined ? undefined : resolveLanguage(String(last(value))))),
  ),
  /** Forces the embedded layout on or off; without a value it is on. */
  embedded: v.optional(param<string | undefined, string | undefined>((value) => (value === undefined ? undefined : String(last(value))))),
  /** The theme of a host page. */
  accent: v.optional(param<string | undefined, string | undefined>(toText)),
  radius: v.optional(param<string | undefined, string | undefined>(toText)),
  cid: v.optional(param<string | null | undefined, string | undefined>(toText)),
} as const;
