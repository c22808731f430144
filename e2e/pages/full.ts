export { full } from '../../scripts/full.ts';

/** The details of a test that runs with `FULL=1` only. */
export const onlyFull = (when = true): { tag: string[] } => ({ tag: when ? ['@full'] : [] });
