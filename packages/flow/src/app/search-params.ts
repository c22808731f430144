import { themeParameters } from '@booking/config/theme-parameters';
import { type CabinSelection, decodeCabins } from '@booking/domain/cabins';
import { defaultParty, isPartySize } from '@booking/domain/calendar';
import { date, type IsoDate, type Language } from '@booking/domain/schema';
import * as v from 'valibot';
import { resolveLanguage } from './runtime.ts';

const last = (value: unknown): unknown => (Array.isArray(value) ? value.at(-1) : value);
const toTexts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((text): text is string => typeof text === 'string' && text !== '');

/** Accepts everything. `Input` is the type that a link may pass; an address has texts, which the rest of the schema validates. */
const anything = <Input>() => v.custom<Input>(() => true);
/** The last value of a repeated key. */
const lastOf = <Input>() =>
  v.pipe(
    anything<Input>(),
    v.transform((value) => last(value)),
  );

const text = v.fallback(v.optional(v.pipe(lastOf<string | null | undefined>(), v.string(), v.minLength(1))), undefined);
const party = v.fallback(v.pipe(lastOf<number | undefined>(), v.transform(Number), v.check(isPartySize)), defaultParty);

/** The search parameters that the routes share. Of a repeated key the last value counts, unless a list is expected. */
export const searchParams = {
  /** A text; undefined if absent or empty. */
  text,
  /** Several texts, in order. */
  texts: v.optional(
    v.pipe(
      anything<readonly string[] | undefined>(),
      v.transform((value) => toTexts(value)),
    ),
    [],
  ),
  /** Party size 1 to 20; anything else becomes 2. */
  party: v.optional(party, defaultParty),
  /** The same; undefined if absent. */
  optionalParty: v.optional(party),
  /** A date, YYYY-MM-DD; anything else is none. */
  date: v.fallback(v.optional(v.pipe(lastOf<IsoDate | undefined>(), date)), undefined),
  /**
   * The chosen cabins: `cabins=<cabinTypeId>:2,1`, repeated, one per cabin type. A selection passes through: the router passes it when it builds an
   * address from the current one.
   */
  cabins: v.optional(
    v.pipe(
      anything<CabinSelection | undefined>(),
      v.transform((given) => (given && typeof given === 'object' && !Array.isArray(given) ? given : decodeCabins(toTexts(given)))),
    ),
    {},
  ),
  /** Present or not, whatever its value. */
  flag: v.optional(
    v.pipe(
      anything<'1' | undefined>(),
      v.transform(() => '1' as const),
    ),
  ),
} as const;

/** The parameters that every address of the tool may have. A locale is normalised to its language: `de-AT` to `de`. */
export const keptParams = {
  locale: v.optional(
    v.pipe(
      lastOf<Language | undefined>(),
      v.transform((value) => resolveLanguage(String(value))),
    ),
  ),
  /** Forces the embedded layout on or off; without a value it is on. */
  embedded: v.optional(v.pipe(lastOf<string | undefined>(), v.transform(String))),
  ...v.entriesFromList(themeParameters, text),
  cid: text,
} as const;
