import type { Config } from '../config/config.ts';
import { sandboxKeys } from '../payments/sandbox-keys.ts';

/** Where the sandbox's browser script is, and where tours have their pictures. */
const sandboxScript = '/sandbox/stripe.js';
const tourPictures = '/images/tours/{id}.svg';

/**
 * What this deployment tells the shells, in the shape of `RuntimeConfigSchema`'s input. What `RUNTIME_CONFIG` says comes first, but the
 * stage and everything about payments follow from the server's own settings.
 */
export function runtimeConfigOf({ stage, keys, runtimeConfig }: Pick<Config, 'stage' | 'keys' | 'runtimeConfig'>): Record<string, unknown> {
  const { default: main, north_america } = keys ?? sandboxKeys;
  return {
    tourPictures,
    ...runtimeConfig,
    stage,
    stripePublishableKey: { default: main.publishableKey, north_america: north_america.publishableKey },
    ...(keys === null ? { paymentSandboxScript: sandboxScript } : {}),
  };
}

/** JSON that cannot end the script element that it stands in, whatever its texts hold. */
export const jsonForHtml = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
