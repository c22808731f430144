import { bundles as de } from '../de/bundles.ts';
import { bundles as en } from '../en/bundles.ts';
import { bundles as nl } from '../nl/bundles.ts';

/** The texts of the front end, in chunks. An entry point of its own: a bundler of another package would add the chunks to it. */
export const bundles = {
  en,
  nl,
  de,
};
