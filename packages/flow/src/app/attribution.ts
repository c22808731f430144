import type { SearchRecord } from './search-codec.ts';

/** Where a visitor came from, as parameters of an address. Only `cid` is read by the tool itself; the others are handed on. OUT-28. */
export type Attribution = { cid?: string };

const names = /^(cid|utm_.+|gclid|gbraid|wbraid)$/;

/** The attribution parameters among an address's search parameters; of a repeated one the last. */
export const attributionOf = (search: object): Attribution =>
  Object.fromEntries(
    Object.entries(search as SearchRecord)
      .map(([name, value]) => [name, Array.isArray(value) ? value.at(-1) : value] as const)
      .filter(([name, value]) => names.test(name) && value),
  );
