import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { toRuntimeConfig } from './runtime-config.ts';

const keys = {
  STRIPE_SECRET_KEY: 'sk_eur',
  STRIPE_PUBLISHABLE_KEY: 'pk_eur',
  STRIPE_WEBHOOK_SECRET: 'whsec_eur',
  STRIPE_SECRET_KEY_NORTH_AMERICA: 'sk_usd',
  STRIPE_PUBLISHABLE_KEY_NORTH_AMERICA: 'pk_usd',
  STRIPE_WEBHOOK_SECRET_NORTH_AMERICA: 'whsec_usd',
};
const noTranslations = { tourTranslations: [], voucherTranslations: [], portTranslations: [] };
const createConfig = (env: Record<string, string>) =>
  toRuntimeConfig(readConfig(env, '/'), { tourPictures: '/images/{id}.svg', ...noTranslations });

test('with keys the pages get the publishable ones, and nothing of the sandbox (OUT-2, OUT-11)', () => {
  const config = createConfig(keys);
  expect(config.stripePublishableKey).toEqual({ default: 'pk_eur', north_america: 'pk_usd' });
  expect(JSON.stringify(config)).not.toMatch(/sandbox|sk_|whsec/);
});

test('the pages ask for those of the optional translations that the catalogue has (CALL-42, CALL-48, CALL-49)', () => {
  const tourTranslations = [{ id: 'a', language: 'de', name: 'A' } as const];
  const portTranslations = [{ name: 'Bruges', language: 'de', translation: 'Brügge' } as const];
  expect(createConfig({}).translations).toEqual([]);
  const some = { tourPictures: null, ...noTranslations, tourTranslations, portTranslations };
  expect(toRuntimeConfig(readConfig({}, '/'), some).translations).toEqual(['tours', 'ports']);
});

test('without keys they get the address of the sandbox’s script (OUT-11)', () => {
  expect(createConfig({}).paymentSandboxScript).toBe('/sandbox/stripe.js');
});

test('the brands of the application are configured, unless RUNTIME_CONFIG has them (BRAND-30)', () => {
  const application = { tourPictures: null, ...noTranslations, brands: { boatbiketours: { company: 'Example' }, islandhopping: {} } };
  const read = (env: Record<string, string>) => toRuntimeConfig(readConfig(env, '/'), application).brands;
  expect(read({})).toEqual(application.brands);
  expect(read({ RUNTIME_CONFIG: '{"brands":{}}' })).toEqual({});
});
