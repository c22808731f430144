import { RuntimeConfigSchema } from '@booking/config';
import { languages } from '@booking/domain/schema';
import { policyWire } from '@booking/domain/testing';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { getTermsWarnings, getWarnings } from './warnings.ts';

const live = { STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_PUBLISHABLE_KEY: 'pk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec' };
const server = { DATABASE_URL: 'postgres://db/booking' };
const production = { STAGE: 'production', ...live, ...server };
const warningsFor = (env: Record<string, string>) => getWarnings(readConfig(env, '/'));
const forConfig = (config: object) => warningsFor({ RUNTIME_CONFIG: JSON.stringify(config) });

test.each([
  ['a demo', {}, []],
  ['production as it should be', production, []],
  ['test keys in another stage', { STAGE: 'acceptance', ...live, STRIPE_SECRET_KEY: 'sk_test_x' }, []],
  ['a test key in production', { ...production, STRIPE_SECRET_KEY: 'sk_test_x' }, [/test keys/]],
  ['a restricted test key of one market', { ...production, STRIPE_SECRET_KEY_NORTH_AMERICA: 'rk_test_x' }, [/test keys/]],
  ['the embedded database in production', { STAGE: 'production', ...live }, [/embedded database/]],
  ['a proxy network', { TRUSTED_PROXIES: '10.0.0.0/8, fd00::/8' }, []],
  ['every IPv4 address as a proxy', { TRUSTED_PROXIES: '10.0.0.0/8, 0.0.0.0/0' }, [/TRUSTED_PROXIES trusts every address/]],
  ['every IPv6 address as a proxy', { TRUSTED_PROXIES: '::/0' }, [/TRUSTED_PROXIES trusts every address/]],
  ['a time zone', { TZ: 'Europe/Amsterdam' }, []],
  ['a time zone that does not exist', { TZ: 'Europe/Amsterdm' }, [/TZ is Europe\/Amsterdm: no time zone/]],
  ['several sites', { FRAME_ANCESTORS: "'self' https://a.example" }, []],
  ['no site, and one', { FRAME_ANCESTORS: "'none' https://a.example" }, [/FRAME_ANCESTORS has 'none' beside others/]],
  ['every site, and one', { FRAME_ANCESTORS: 'https://a.example *' }, [/FRAME_ANCESTORS has \* beside others/]],
])('warnings at the start: %s (BACK-57)', (_, env, expected) => {
  const warnings = warningsFor(env);
  expect(warnings).toHaveLength(expected.length);
  for (const [index, pattern] of expected.entries()) expect(warnings[index]).toMatch(pattern);
});

test('keys of RUNTIME_CONFIG without effect are named, at any depth (BACK-57)', () => {
  const brand = { name: 'Tours', phones: { en: [{ label: 'a', number: '1' }], xx: [] }, homesite: 'https://a.example' };
  expect(
    forConfig({ tagmanagerId: 'GTM-1', chat: { orgId: 'x' }, beaconUrl: 'ftp://x', brands: { boatbiketours: brand, other: {} } }),
  ).toEqual([
    'RUNTIME_CONFIG: tagmanagerId is unknown, and has no effect.',
    'RUNTIME_CONFIG: chat is invalid, and has no effect.',
    'RUNTIME_CONFIG: beaconUrl is invalid, and has no effect.',
    'RUNTIME_CONFIG: brands.boatbiketours.phones.xx is unknown, and has no effect.',
    'RUNTIME_CONFIG: brands.boatbiketours.homesite is unknown, and has no effect.',
    'RUNTIME_CONFIG: brands.other is unknown, and has no effect.',
  ]);
});

test('keys with an effect, and values that are the default, cause no warning', () => {
  const chat = { orgId: 'a', deploymentName: 'b', siteUrl: 'https://a.example/', scrt2Url: 'https://b.example' };
  expect(
    forConfig({
      chat,
      saveMissing: false,
      tagManagerId: null,
      apiBaseUrl: 'https://api.example/v1/',
      parentOrigins: ['https://a.example'],
      consent: { ad_storage: 'granted' },
      legal: { boatbiketours: { orderButton: 'Book' } },
      brands: { islandhopping: { email: { de: 'a@example.de' } } },
    }),
  ).toEqual([]);
});

test('terms that nobody can read are named: those of a policy without a text and an address, and in production those of the trip (BACK-82)', () => {
  const policies = [policyWire(), policyWire({ insurance_type: 'travel', terms: null })];
  const warnings = (config: object) => getTermsWarnings(v.parse(RuntimeConfigSchema, config), policies);
  const { nl: _, ...others } = Object.fromEntries(languages.map((language) => [language, '/travel']));
  const terms = { travel: others };
  expect(warnings({ stage: 'acceptance', legal: { boatbiketours: { terms }, islandhopping: { terms: { travel: '/travel' } } } })).toEqual([
    'RUNTIME_CONFIG: legal.boatbiketours.terms.travel has no address in nl: a policy without terms of its own is sold without a consent to any.',
  ]);
  expect(warnings({ legal: { islandhopping: { terms } } })).toContain(
    `RUNTIME_CONFIG: legal.islandhopping.terms.general has no address in ${languages.join(', ')}: its link leads to a page that only the demo has.`,
  );
});
