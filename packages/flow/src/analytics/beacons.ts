import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** The payload, sent as JSON. `route` is the screen's path without parameter values. */
type Beacon =
  | { type: 'vital'; name: string; value: number; route: string }
  /** `places` are positions in our own files: name, line and column. The message is not sent, because it may contain user input. */
  | { type: 'error'; name: string; places: string[]; route: string };

const maxErrors = 10;
const maxPlaces = 5;

/** The name of an error, and the positions in our own files from its stack. */
export function describeError(error: unknown): Pick<Extract<Beacon, { type: 'error' }>, 'name' | 'places'> {
  if (!(error instanceof Error)) return { name: typeof error, places: [] };
  // The message is part of the stack.
  const stack = (error.stack ?? '').replace(error.message, '');
  return { name: error.name.slice(0, 40), places: (stack.match(/assets\/[\w.-]+:\d+:\d+/g) ?? []).slice(0, maxPlaces) };
}

/** Sends this page's web vitals and its uncaught errors to an address, without personal data. */
export function startBeacons(page: Window, url: string, route: () => string): void {
  const send = (beacon: Beacon) => page.navigator.sendBeacon(url, JSON.stringify(beacon));
  const sendVital = ({ name, value }: Metric) => send({ type: 'vital', name, value: Math.round(value * 1000) / 1000, route: route() });
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(sendVital);
  let errors = 0;
  const sendError = (error: unknown) => {
    errors += 1;
    if (errors <= maxErrors) send({ type: 'error', ...describeError(error), route: route() });
  };
  page.addEventListener('error', ({ error }) => sendError(error));
  page.addEventListener('unhandledrejection', ({ reason }) => sendError(reason));
}
