import { type CabinSelection, decodeCabins } from '@booking/domain/cabins';
import { defaultParty, isPartySize } from '@booking/domain/calendar';
import { type IsoDate, isIsoDate, type Language } from '@booking/domain/schema';
import * as v from 'valibot';
import { resolveLanguage } from './runtime.ts';

const last = (value: unknown): unknown => (Array.isArray(value) ? value.at(-1) : value);
const isFilledText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function toText(value: unknown): string | undefined {
  const text = last(value);
  return isFilledText(text) ? text : undefined;
}

function toParty(value: unknown): number {
  const party = Number(last(value) ?? Number.NaN);
  return isPartySize(party) ? party : defaultParty;
}

function toDate(value: unknown): IsoDate | undefined {
  const text = last(value);
  return typeof text === 'string' && isIsoDate(text) ? text : undefined;
}

/** Texts as the address has them; or an already parsed selection, which the router passes in when it builds an address from this one. */
function toCabins(value: unknown): CabinSelection {
  const isSelection = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isSelection ? (value as CabinSelection) : decodeCabins(toTexts(value));
}

const toTexts = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).filter(isFilledText);

/** A parameter that never fails: what cannot be read becomes its default. `Input` is what a link may give. */
const param = <Input, Output>(read: (value: unknown) => Output) => v.pipe(v.unknown(), v.transform(read)) as v.GenericSchema<Input, Output>;

/** The search parameters that routes are built from, each parsed in one way. Of a repeated key the last counts, unless a list is expected. */
export const searchParams = {
  /** Text; undefined for none. */
  text: v.optional(param<string | null | undefined, string | undefined>(toText)),
  /** Several texts, in order. */
  texts: v.optional(param<readonly string[] | undefined, string[]>(toTexts), []),
  /** Party size 1 to 20; anything else becomes 2. DATE-6. */
  party: v.optional(param<number | undefined, number>(toParty), defaultParty),
  /** The same where the address may leave it out: undefined. */
  optionalParty: v.optional(param<number | undefined, number>(toParty)),
  /** A date, YYYY-MM-DD; anything else is none. */
  date: v.optional(param<IsoDate | undefined, IsoDate | undefined>(toDate)),
  /** The chosen cabins: `cabins=<cabinTypeId>:2,1`, repeated, one per cabin type. CABIN-2. */
  cabins: v.optional(param<CabinSelection | undefined, CabinSelection>(toCabins), {}),
  /** Present or not, whatever its value. */
  flag: v.optional(param<'1' | undefined, '1' | undefined>((value) => (value === undefined ? undefined : '1'))),
} as const;

/** What every address of the tool may have. A language is kept as the one it means: `de-AT` as `de`. */
export const keptParams = {
  locale: v.optional(
    param<Language | undefined, Language | undefined>((value) => (value === undefined ? undefined : resolveLanguage(String(last(value))))),
  ),
  /** Forces the embedded layout on or off; present without a value is on. */
  embedded: v.optional(param<string | undefined, string | undefined>((value) => (value === undefined ? undefined : String(last(value))))),
  cid: v.optional(param<string | null | undefined, string | undefined>(toText)),
} as const;
