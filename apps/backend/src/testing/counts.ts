/**
 * How much a suite of many repetitions does: little in `npm test`, or what `pnpm --filter @booking/backend stress` was given (STRESS, as `name=12
 * other=3`). @throws Error for a name or a number that the suite does not have.
 */
export function readCounts<Counts extends Record<string, number>>(short: Counts): Counts {
  const given = (process.env.STRESS ?? '').split(' ').filter(Boolean);
  const long = given.map((text): [string, number] => {
    const [name = '', value] = text.split('=');
    if (!(name in short) || !/^[1-9]\d*$/.test(value ?? '')) throw new Error(`${text}: give ${Object.keys(short).join('=…, ')}=…`);
    return [name, Number(value)];
  });
  return { ...short, ...Object.fromEntries(long) };
}

/** Milliseconds that a suite of many repetitions may take: without end where it was given counts. */
export const stressTimeout = process.env.STRESS ? 0 : 120_000;
