import type { EndpointWire } from '@booking/api/endpoints';
import { missingTerms, type RuntimeConfig, RuntimeConfigSchema } from '@booking/config';
import * as v from 'valibot';
import type { Config } from './config.ts';

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The keys of a configuration that have no effect: unknown ones, and those whose value is invalid and fell back to the default. */
function findUnused(given: Json, parsed: Json, defaults: unknown, path = ''): string[] {
  return Object.entries(given).flatMap(([key, value]) => {
    const name = `${path}${key}`;
    if (!Object.hasOwn(parsed, key)) return [`${name} is unknown`];
    const [used, fallback] = [parsed[key], isObject(defaults) ? defaults[key] : undefined];
    if (isObject(value) && isObject(used)) return findUnused(value, used, fallback, `${name}.`);
    return isEqual(used, fallback) && !isEqual(used, value) ? [`${name} is invalid`] : [];
  });
}

type Policies = EndpointWire<'departureProducts'>['insurance_policies'];

/** The terms that nobody can read, one sentence each: customers would be asked to agree to them, or not be asked at all. */
export const getTermsWarnings = (shells: RuntimeConfig, policies: Policies): string[] =>
  missingTerms(shells, policies).map(
    ({ brand, term, languages }) =>
      `RUNTIME_CONFIG: legal.${brand}.terms.${term} has no address in ${languages.join(', ')}: ${
        term === 'cancellation' || term === 'travel'
          ? 'a policy without terms of its own is sold without a consent to any.'
          : 'its link leads to a page that only the demo has.'
      }`,
  );

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Sources that mean nothing beside others: browsers ignore one of the two. */
const alone = ["'none'", '*'];

/** What an operator should know at the start, although the server works: one sentence each. */
export function getWarnings(config: Config): string[] {
  const { stage, keys, databaseUrl, trustedProxies, timeZone, frameAncestors, runtimeConfig } = config;
  const given = Object.values(keys ?? {}).flatMap(({ secretKey, publishableKey }) => [secretKey, publishableKey]);
  const isTest = given.some((key) => /^[a-z]+_test_/.test(key));
  const ancestors = frameAncestors.split(' ');
  const contradicting = ancestors.length > 1 ? ancestors.filter((source) => alone.includes(source)) : [];
  const unused = findUnused(runtimeConfig, v.parse(RuntimeConfigSchema, runtimeConfig), v.parse(RuntimeConfigSchema, {}));
  return [
    ...(stage === 'production' && isTest ? ['Stage production has test keys of the card provider: no money is charged.'] : []),
    ...(stage === 'production' && databaseUrl === null
      ? ['Stage production uses the embedded database, which one process only can use: set DATABASE_URL.']
      : []),
    ...(trustedProxies.some(([, bits]) => bits === 0)
      ? ['TRUSTED_PROXIES trusts every address: any visitor can pose as another client, as https and as another host.']
      : []),
    ...(timeZone === null || isTimeZone(timeZone) ? [] : [`TZ is ${timeZone}: no time zone. The date of the server is that of UTC.`]),
    ...contradicting.map((source) => `FRAME_ANCESTORS has ${source} beside others, which contradict it.`),
    ...unused.map((reason) => `RUNTIME_CONFIG: ${reason}, and has no effect.`),
  ];
}
