export { full } from '../../scripts/full.ts';

/** A test's details: with `FULL=1` only. */
export const onlyFull = (when = true): { tag: string[] } => ({ tag: when ? ['@full'] : [] });
