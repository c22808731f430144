/** `npm run test:full`: every test and every combination, at both widths. Else what is run on every change. */
export const full = process.env.FULL === '1';

/** A test's details: with `FULL=1` only. */
export const onlyFull = (when = true): { tag: string[] } => ({ tag: when ? ['@full'] : [] });
