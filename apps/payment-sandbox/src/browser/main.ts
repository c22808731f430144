import { createStripe } from './stripe-object.ts';

// The sandbox's API has the same origin as its script.
const source = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';
const origin = source === '' ? window.location.origin : new URL(source, window.location.href).origin;

const Stripe = (key: string, options?: { locale?: string }) => {
  if (!/^pk_test_\w+$/.test(key)) throw new Error('IntegrationError: the payment sandbox takes publishable test keys only.');
  return createStripe(origin, key, options);
};

// The release that the loader expects for a test key.
Object.assign(window, { Stripe: Object.assign(Stripe, { version: 'endive' }) });
