/**
 * The counts of a stress suite: small ones in `npm test`, or those passed to `pnpm --filter @booking/backend stress` (STRESS, as `name=12
 * other=3`).
 * @throws Error for an unknown name or an invalid number.
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

/** Timeout of a stress suite in milliseconds; none if counts were passed. */
export const stressTimeout = process.env.STRESS ? 0 : 300_000;
