import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { createRateLimit } from '../clients/rate-limit.ts';
import type { Log } from '../log/logger.ts';
import { requireType } from './guards.ts';
import { limitBody } from './limit-body.ts';
import { Problem } from './problem.ts';

const route = v.pipe(v.string(), v.regex(/^[\w$/-]{0,100}$/));
// Only known values, so that nobody can write arbitrary text into the log.
const BeaconSchema = v.variant('type', [
  v.object({
    type: v.literal('vital'),
    name: v.picklist(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
    value: v.pipe(v.number(), v.finite()),
    route,
  }),
  v.object({
    type: v.literal('error'),
    name: v.pipe(v.string(), v.regex(/^\w{1,40}$/)),
    places: v.pipe(v.array(v.pipe(v.string(), v.regex(/^assets\/[\w.-]{1,80}:\d{1,9}:\d{1,9}$/))), v.maxLength(5)),
    route,
  }),
]);

function read(text: string): v.InferOutput<typeof BeaconSchema> | null {
  try {
    const beacon = v.safeParse(BeaconSchema, JSON.parse(text));
    return beacon.success ? beacon.output : null;
  } catch {
    return null;
  }
}

type BeaconDeps = { getClient(c: Context): string; log: Log };

/**
 * Logs the web vitals and uncaught errors that pages send. `sendBeacon` sends them as text, since browsers would ask another origin before they
 * send JSON.
 */
export function createBeacons({ getClient, log }: BeaconDeps): Hono {
  const rate = createRateLimit(120, 60);
  const app = new Hono();
  app.post('/api/beacons', requireType('text/plain', 'application/json'), limitBody(2_000), async (c) => {
    await rate.take(getClient(c));
    const beacon = read(await c.req.text());
    if (beacon === null) throw new Problem(400, 'The request body is invalid');
    const { type, name } = beacon;
    const what = type === 'vital' ? beacon.value : beacon.places.join(' ');
    log(`${type} ${name} at ${beacon.route}: ${what}`, type === 'vital' ? 'info' : 'error');
    return c.body(null, 204);
  });
  return app;
}
