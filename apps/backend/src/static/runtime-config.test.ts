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
const terms = { depositPercentage: 30, balanceDueDays: 49 };
const createConfig = (env: Record<string, string>) =>
  toRuntimeConfig(readConfig(env, '/'), { tourPictures: '/images/{id}.svg', paymentTerms: terms });

test('with keys the pages get the publishable ones, and nothing of the sandbox. OUT-2, OUT-11', () => {
  const config = createConfig(keys);
  expect(config.stripePublishableKey).toEqual({ default: 'pk_eur', north_america: 'pk_usd' });
  expect(JSON.stringify(config)).not.toMatch(/sandbox|sk_|whsec/);
});

test('without keys they get the address of the sandbox’s script. OUT-11', () => {
  expect(createConfig({}).paymentSandboxScript).toBe('/sandbox/stripe.js');
});

test('each brand gets the payment terms of the catalogue, unless RUNTIME_CONFIG has its own (BRAND-54)', () => {
  expect(createConfig({}).brands).toEqual({ boatbiketours: { paymentTerms: terms }, islandhopping: { paymentTerms: terms } });
  const own = { islandhopping: { name: 'Islands', paymentTerms: null } };
  expect(createConfig({ RUNTIME_CONFIG: JSON.stringify({ brands: own }) }).brands).toEqual({
    boatbiketours: { paymentTerms: terms },
    islandhopping: { name: 'Islands', paymentTerms: null },
  });
});
