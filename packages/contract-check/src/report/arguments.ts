import { parseArgs } from 'node:util';
import type { CheckScope } from '../check-scope.ts';

export const usage = `Usage: contract-check <url> [options]

Checks a backend against the booking tool's HTTP contract: reads every GET, checks each response's shape, compares
catalogue and calendar, sends invalid requests, and prices a sample of trips. It makes no booking.

  contract-check https://backend.example              the contract's base path /api/v1 is added to a bare origin
  contract-check https://backend.example/api/v1 --json

Options:
  --json                  the report as JSON
  --strict                advice counts too
  --read-only             only GET: without the invalid posts
  --coupon <code>         a voucher code that is valid for every departure
  --booking <id>          a booking to read (may be repeated); its content is not printed
  --payment <id>          a standalone payment to read (may be repeated)
  --dry-run <url>         an address of the backend that takes the price check's input by POST and returns its
                          output: the sample trips are priced there too, and compared
  --trips <file>          writes the sample trips with their prices, one JSON line each ({"name","input","output"})
  --months <n>            months read of each tour, at most (24)
  --departures <n>        departures of each tour that are read in detail (4)
  --limit <n>             deviations listed of each rule at an endpoint (10)
  --timeout <seconds>     timeout of each request (20)
  --concurrency <n>       requests at once (4)
  -h, --help              this text

Exit status: 0 nothing deviates; 1 something does; 2 the check could not run (wrong usage, no list of tours).
`;

export type Arguments = {
  /** With the base path, without a slash at the end. */
  baseUrl: string;
  scope: CheckScope;
  json: boolean;
  strict: boolean;
  tripsFile: string | null;
  limit: number;
  timeoutMs: number;
  concurrency: number;
};

/** Wrong usage, with the reason. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

function httpUrl(text: string, what: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') throw new UsageError(`${what} is not an http or https address: ${text}`);
  return url;
}

/** The base address; a bare origin gets the contract's base path. CALL-1. */
function toBaseUrl(text: string): string {
  const { origin, pathname } = httpUrl(text, 'The url');
  const path = pathname.replace(/\/+$/, '');
  return origin + (path === '' ? '/api/v1' : path);
}

function parseNumber(name: string, text: string | undefined, fallback: number, least: number, most: number): number {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most) throw new UsageError(`--${name}: a whole number from ${least} to ${most}`);
  return value;
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const options = {
  json: flag,
  strict: flag,
  'read-only': flag,
  coupon: text,
  booking: { ...text, multiple: true },
  payment: { ...text, multiple: true },
  'dry-run': text,
  trips: text,
  months: text,
  departures: text,
  limit: text,
  timeout: text,
  concurrency: text,
  help: { ...flag, short: 'h' },
} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/**
 * The arguments of the command, or `help`.
 * @throws UsageError for anything that does not match the usage.
 */
export function readArguments(args: readonly string[]): Arguments | 'help' {
  const { values, positionals } = parse(args);
  if (values.help) return 'help';
  const [url, ...rest] = positionals;
  if (url === undefined || rest.length > 0) throw new UsageError('Exactly one url is required.');
  return {
    baseUrl: toBaseUrl(url),
    scope: {
      months: parseNumber('months', values.months, 24, 1, 120),
      departures: parseNumber('departures', values.departures, 4, 0, 1000),
      coupon: values.coupon ?? null,
      bookings: values.booking ?? [],
      payments: values.payment ?? [],
      dryRun: values['dry-run'] === undefined ? null : httpUrl(values['dry-run'], '--dry-run').href,
      posts: !values['read-only'],
    },
    json: values.json ?? false,
    strict: values.strict ?? false,
    tripsFile: values.trips ?? null,
    limit: parseNumber('limit', values.limit, 10, 1, 10_000),
    timeoutMs: 1000 * parseNumber('timeout', values.timeout, 20, 1, 600),
    concurrency: parseNumber('concurrency', values.concurrency, 4, 1, 64),
  };
}
