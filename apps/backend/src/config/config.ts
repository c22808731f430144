import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { type Stage, stages } from '@booking/config';
import type { Market } from '@booking/domain/schema';
import { type WebhookMode, webhookModes } from '@booking/payment-sandbox';
import packageFile from '../../package.json' with { type: 'json' };
import { parseProxies, type TrustedProxies } from '../clients/client-address.ts';
import { defaultLimits, type Limits } from '../clients/limits.ts';
import type { Retention } from '../erasure/erase-old.ts';
import { type LogLevel, logLevels } from '../log/logger.ts';
import { StartupError } from './startup-error.ts';

export type MarketKeys = { secretKey: string; publishableKey: string; webhookSecret: string };

export type Config = {
  port: number;
  dataDir: string;
  /** Null for the embedded database in `dataDir`. */
  databaseUrl: string | null;
  stage: Stage;
  /** Keys of the card provider per market; null for the payment sandbox. */
  keys: Record<Market, MarketKeys> | null;
  /** Keys the hash of a client's address. All processes share it, and the database does not contain it. */
  clientSecret: string;
  /** `TZ`, the time zone of the process; null for that of the machine. */
  timeZone: string | null;
  /** How long an unpaid booking holds its cabins, in milliseconds; at least four hours. */
  holdMs: number;
  /** After how many days the server erases personal data by itself. */
  retention: Retention;
  /** How long a stopping server reports not ready before it stops listening, in milliseconds. */
  drainMs: number;
  /** Limits per client. */
  limits: Limits;
  /** Proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are trusted. */
  trustedProxies: TrustedProxies;
  /** Origins of other sites whose pages may use the API. */
  allowedOrigins: readonly string[];
  /** `max-age` of HSTS in seconds; 0 disables it. */
  hstsSeconds: number;
  /** Sources for `frame-ancestors` of the embedded pages. */
  frameAncestors: string;
  /** Settings of the payment sandbox. */
  sandbox: { settleMs: number; webhooks: WebhookMode };
  logLevel: LogLevel;
  /** Port of `/metrics`; null if it is not served. */
  metricsPort: number | null;
  /** Address on which `/metrics` is served; null for every address of the machine. */
  metricsHost: string | null;
  /** Reported by the health endpoints. */
  version: string;
  /** `RUNTIME_CONFIG`, unvalidated: merged into the configuration of the shells. */
  runtimeConfig: Readonly<Record<string, unknown>>;
};

type Env = Readonly<Record<string, string | undefined>>;

const hour = 3_600_000;
const names = { secretKey: 'STRIPE_SECRET_KEY', publishableKey: 'STRIPE_PUBLISHABLE_KEY', webhookSecret: 'STRIPE_WEBHOOK_SECRET' } as const;

function readKeys(env: Env): Config['keys'] {
  const read = (name: string): string | null => env[name]?.trim() || null;
  const given = Object.values(names)
    .flatMap((name) => [name, `${name}_NORTH_AMERICA`])
    .filter((name) => read(name));
  if (given.length === 0) return null;
  const need = (name: string): string => {
    const value = read(name);
    if (value === null) throw new StartupError(`${name} is missing: the card provider's keys must be set completely or not at all.`);
    return value;
  };
  const main = { secretKey: need(names.secretKey), publishableKey: need(names.publishableKey), webhookSecret: need(names.webhookSecret) };
  const pick = (key: keyof MarketKeys): string => read(`${names[key]}_NORTH_AMERICA`) ?? main[key];
  return {
    default: main,
    north_america: { secretKey: pick('secretKey'), publishableKey: pick('publishableKey'), webhookSecret: pick('webhookSecret') },
  };
}

function readNumber(env: Env, name: string, fallback: number, low: number, high: number): number {
  const text = env[name]?.trim();
  if (!text) return fallback;
  const value = Number(text);
  if (Number.isFinite(value) && value >= low && value <= high) return value;
  throw new StartupError(`${name} is ${text}: not a number from ${low} to ${high}.`);
}

function readWholeNumber(env: Env, name: string, fallback: number, low: number, high: number): number {
  const value = readNumber(env, name, fallback, low, high);
  if (!Number.isInteger(value)) throw new StartupError(`${name} is ${value}: not a whole number.`);
  return value;
}

const limitNames = {
  readsPerMinute: 'LIMIT_READS_PER_MINUTE',
  bookingsPerHour: 'LIMIT_BOOKINGS_PER_HOUR',
  paymentsPerHour: 'LIMIT_PAYMENTS_PER_HOUR',
  couponsPerHour: 'LIMIT_COUPONS_PER_HOUR',
  paymentChecksPerMinute: 'LIMIT_PAYMENT_CHECKS_PER_MINUTE',
  openCabins: 'LIMIT_OPEN_CABINS',
} as const satisfies Record<keyof Limits, string>;

function readLimits(env: Env): Limits {
  const limits = { ...defaultLimits };
  for (const name of Object.keys(limits) as (keyof Limits)[])
    limits[name] = readWholeNumber(env, limitNames[name], defaultLimits[name], 0, 1_000_000);
  return limits;
}

/** A whole number that may be left out. */
const readOptional = (env: Env, name: string, low: number, high: number): number | null =>
  env[name]?.trim() ? readWholeNumber(env, name, low, low, high) : null;

function readProxies(text = ''): TrustedProxies {
  const proxies = parseProxies(text);
  if (proxies === null) throw new StartupError(`TRUSTED_PROXIES is ${text}: not addresses or networks (10.0.0.0/8), separated by commas.`);
  return proxies;
}

/** Any, none, this site, or an origin: https://partner.example, https://*.partner.example. */
const isAncestor = (text: string): boolean => /^(\*|'none'|'self'|https?:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?)$/i.test(text);

const isOrigin = (text: string): boolean => /^https?:\/\/[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** A list, separated by spaces. `what` describes its entries. */
function readList(env: Env, name: string, isValid: (entry: string) => boolean, what: string): string[] {
  const entries = env[name]?.trim().split(/\s+/).filter(Boolean) ?? [];
  const wrong = entries.find((entry) => !isValid(entry));
  if (wrong !== undefined) throw new StartupError(`${name} has ${wrong}: not ${what}.`);
  return entries;
}

function readOneOf<Name extends string>(env: Env, name: string, fallback: Name, names: readonly Name[]): Name {
  const text = env[name]?.trim() || fallback;
  const found = names.find((each) => each === text);
  if (!found) throw new StartupError(`${name} is ${text}: not one of ${names.join(', ')}.`);
  return found;
}

function readRuntimeConfig(text: string | undefined): Config['runtimeConfig'] {
  if (!text?.trim()) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Reported below, like any other text that is not a JSON object.
  }
  throw new StartupError('RUNTIME_CONFIG is not a JSON object.');
}

/**
 * Reads the settings of the server from the environment.
 * @throws StartupError for an invalid value, and in stage production without all keys.
 */
export function readConfig(env: Env, cwd: string): Config {
  const stage = readOneOf(env, 'STAGE', 'development', stages);
  const keys = readKeys(env);
  if (stage === 'production' && !keys) {
    throw new StartupError(`Stage production needs the card provider's keys: ${Object.values(names).join(', ')}.`);
  }
  return {
    port: readWholeNumber(env, 'PORT', 4310, 1, 65_535),
    dataDir: resolve(cwd, env.DATA_DIR?.trim() || '.data'),
    databaseUrl: env.DATABASE_URL?.trim() || null,
    stage,
    keys,
    // A demo has no secret to share: its processes do not recognise each other's clients.
    clientSecret: env.CLIENT_SECRET?.trim() || keys?.default.secretKey || randomUUID(),
    timeZone: env.TZ?.trim() || null,
    holdMs: readNumber(env, 'HOLD_HOURS', 4, 4, 720) * hour,
    retention: {
      departed: readOptional(env, 'ERASE_OLDER_THAN', 1, 99_999),
      failed: readOptional(env, 'ERASE_FAILED_OLDER_THAN', 1, 99_999),
    },
    drainMs: readNumber(env, 'DRAIN_SECONDS', stage === 'production' ? 5 : 0, 0, 300) * 1_000,
    limits: readLimits(env),
    trustedProxies: readProxies(env.TRUSTED_PROXIES),
    allowedOrigins: readList(env, 'ALLOWED_ORIGINS', isOrigin, 'an origin such as https://www.example.com'),
    hstsSeconds: readWholeNumber(env, 'HSTS_SECONDS', 31_536_000, 0, 63_072_000),
    frameAncestors: readList(env, 'FRAME_ANCESTORS', isAncestor, "*, 'none', 'self' or an origin").join(' ') || '*',
    sandbox: {
      settleMs: readNumber(env, 'SANDBOX_SETTLE_SECONDS', 15, 0, 86_400) * 1_000,
      webhooks: readOneOf(env, 'SANDBOX_WEBHOOKS', 'normal', webhookModes),
    },
    logLevel: readOneOf(env, 'LOG_LEVEL', 'info', logLevels),
    metricsPort: readOptional(env, 'METRICS_PORT', 1, 65_535),
    metricsHost: env.METRICS_HOST?.trim() || null,
    version: env.VERSION?.trim() || packageFile.version,
    runtimeConfig: readRuntimeConfig(env.RUNTIME_CONFIG),
  };
}
