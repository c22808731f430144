import type { OptionalTranslations } from '@booking/config';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Config } from '../config/config.ts';
import { sandboxKeys } from '../payments/sandbox-keys.ts';

/** Address of the sandbox's browser script. */
const sandboxScript = '/sandbox/stripe.js';

type Shown = Pick<
  Catalogue,
  'tourPictures' | 'socialPictures' | 'tourTranslations' | 'voucherTranslations' | 'portTranslations' | 'brands' | 'legal'
>;

/**
 * The configuration of the shells in this deployment, as input of `RuntimeConfigSchema`. `RUNTIME_CONFIG` takes precedence, except for the stage
 * and for payments, which follow from the settings of the server.
 */
export function toRuntimeConfig(
  { stage, keys, runtimeConfig }: Pick<Config, 'stage' | 'keys' | 'runtimeConfig'>,
  { tourPictures, socialPictures, tourTranslations, voucherTranslations, portTranslations, brands, legal }: Shown,
): Record<string, unknown> {
  const { default: main, north_america } = keys ?? sandboxKeys;
  const translations = { tours: tourTranslations, vouchers: voucherTranslations, ports: portTranslations } satisfies Record<
    OptionalTranslations,
    unknown
  >;
  return {
    tourPictures,
    socialPictures,
    translations: Object.entries(translations).flatMap(([what, texts]) => (texts.length > 0 ? [what] : [])),
    brands,
    legal,
    ...runtimeConfig,
    stage,
    stripePublishableKey: { default: main.publishableKey, north_america: north_america.publishableKey },
    ...(keys === null ? { paymentSandboxScript: sandboxScript } : {}),
  };
}

/** JSON escaped so that no text in it can close the script element around it. */
export const jsonForHtml = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
