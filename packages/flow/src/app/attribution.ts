import type { SearchRecord } from './search-codec.ts';

/** Where a visitor came from, as search parameters. The tool itself reads only `cid`; it passes on the others. */
export type Attribution = { cid?: string };

const attributionNames = /^(cid|utm_.+|gclid|gbraid|wbraid)$/;

/** Picks the attribution parameters from the search parameters. Of a repeated parameter the last value counts. */
export const getAttribution = (search: object): Attribution =>
  Object.fromEntries(
    Object.entries(search as SearchRecord)
      .map(([name, value]) => [name, Array.isArray(value) ? value.at(-1) : value] as const)
      .filter(([name, value]) => attributionNames.test(name) && value),
  );
