import { resolve } from 'node:path';
import { type Stage, stages } from '@booking/domain/brand';
import type { Market } from '@booking/domain/schema';
import { type LogLevel, logLevels } from '../log/logger.ts';
import { StartupError } from './startup-error.ts';

export type MarketKeys = { secretKey: string; publishableKey: string; webhookSecret: string };

export type Config = {
  port: number;
  dataDir: string;
  /** Null: the embedded database in `dataDir`. */
  databaseUrl: string | null;
  stage: Stage;
  /** The card provider's keys per market; null: the payment sandbox. */
  keys: Record<Market, MarketKeys> | null;
  /** Milliseconds that an unpaid booking keeps its cabins: four hours at least. */
  holdMs: number;
  logLevel: LogLevel;
  /** Where `/metrics` is served; null: nowhere. */
  metricsPort: number | null;
  /** `RUNTIME_CONFIG`, unparsed: merged into the shells' configuration. */
  runtimeConfig: Readonly<Record<string, unknown>>;
};

type Env = Readonly<Record<string, string | undefined>>;

const hour = 3_600_000;
const names = { secretKey: 'STRIPE_SECRET_KEY', publishableKey: 'STRIPE_PUBLISHABLE_KEY', webhookSecret: 'STRIPE_WEBHOOK_SECRET' } as const;

function keysOf(env: Env): Config['keys'] {
  const read = (name: string): string | null => env[name]?.trim() || null;
  const given = Object.values(names)
    .flatMap((name) => [name, `${name}_NORTH_AMERICA`])
    .filter((name) => read(name));
  if (given.length === 0) return null;
  const need = (name: string): string => {
    const value = read(name);
    if (value === null) throw new StartupError(`${name} is missing: the card provider's keys are given in part only.`);
    return value;
  };
  const main = { secretKey: need(names.secretKey), publishableKey: need(names.publishableKey), webhookSecret: need(names.webhookSecret) };
  const pick = (key: keyof MarketKeys): string => read(`${names[key]}_NORTH_AMERICA`) ?? main[key];
  return {
    default: main,
    north_america: { secretKey: pick('secretKey'), publishableKey: pick('publishableKey'), webhookSecret: pick('webhookSecret') },
  };
}

function numberOf(env: Env, name: string, fallback: number, low: number, high: number): number {
  const text = env[name]?.trim();
  if (!text) return fallback;
  const value = Number(text);
  if (Number.isFinite(value) && value >= low && value <= high) return value;
  throw new StartupError(`${name} is ${text}: not a number from ${low} to ${high}.`);
}

function portOf(env: Env, name: string, fallback: number): number {
  const port = numberOf(env, name, fallback, 1, 65_535);
  if (!Number.isInteger(port)) throw new StartupError(`${name} is ${port}: not a whole number.`);
  return port;
}

function oneOf<Name extends string>(env: Env, name: string, fallback: Name, names: readonly Name[]): Name {
  const text = env[name]?.trim() || fallback;
  const found = names.find((each) => each === text);
  if (!found) throw new StartupError(`${name} is ${text}: not one of ${names.join(', ')}.`);
  return found;
}

function runtimeConfigOf(text: string | undefined): Config['runtimeConfig'] {
  if (!text?.trim()) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Reported below, as for any other text that is not a JSON object.
  }
  throw new StartupError('RUNTIME_CONFIG is no JSON object.');
}

/**
 * The server's settings from the environment.
 * @throws StartupError for an invalid value, and for stage production without a full set of keys. BACK-28, OUT-10.
 */
export function readConfig(env: Env, cwd: string): Config {
  const stage = oneOf(env, 'STAGE', 'development', stages);
  const keys = keysOf(env);
  if (stage === 'production' && !keys) {
    throw new StartupError(`Stage production needs the card provider's keys: ${Object.values(names).join(', ')}.`);
  }
  const logLevel = oneOf(env, 'LOG_LEVEL', 'info', logLevels);
  const metricsPort = env.METRICS_PORT?.trim() ? portOf(env, 'METRICS_PORT', 0) : null;
  return {
    port: portOf(env, 'PORT', 4310),
    dataDir: resolve(cwd, env.DATA_DIR?.trim() || '.data'),
    databaseUrl: env.DATABASE_URL?.trim() || null,
    stage,
    keys,
    holdMs: numberOf(env, 'HOLD_HOURS', 4, 4, 720) * hour,
    logLevel,
    metricsPort,
    runtimeConfig: runtimeConfigOf(env.RUNTIME_CONFIG),
  };
}
