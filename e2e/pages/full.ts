/** `npm run test:full`: every test and every combination, at both widths. Otherwise what runs on every change. */
export const full = process.env.FULL === '1';

/** The details of a test that runs with `FULL=1` only. */
export const onlyFull = (when = true): { tag: string[] } => ({ tag: when ? ['@full'] : [] });
