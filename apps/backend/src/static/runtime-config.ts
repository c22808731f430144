import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Config } from '../config/config.ts';
import { sandboxKeys } from '../payments/sandbox-keys.ts';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Address of the sandbox's browser script. */
const sandboxScript = '/sandbox/stripe.js';

/** The configured facts of the brands, with the tours of the catalogue for a brand that has none configured. */
function withTours(given: unknown, brandTours: Catalogue['brandTours']): Record<string, unknown> {
  const configured = isRecord(given) ? given : {};
  return {
    ...configured,
    ...Object.fromEntries(
      Object.entries(brandTours).map(([brand, tourIds]) => {
        const facts = configured[brand];
        return [brand, { tourIds, ...(isRecord(facts) ? facts : {}) }];
      }),
    ),
  };
}

/**
 * The configuration of the shells in this deployment, as input of `RuntimeConfigSchema`. `RUNTIME_CONFIG` takes precedence, except for the stage
 * and for payments, which follow from the settings of the server.
 */
export function toRuntimeConfig(
  { stage, keys, runtimeConfig }: Pick<Config, 'stage' | 'keys' | 'runtimeConfig'>,
  { tourPictures, tourTranslations, brandTours, brands }: Pick<Catalogue, 'tourPictures' | 'tourTranslations' | 'brandTours' | 'brands'>,
): Record<string, unknown> {
  const { default: main, north_america } = keys ?? sandboxKeys;
  return {
    tourPictures,
    translatedTours: tourTranslations.length > 0,
    ...runtimeConfig,
    brands: withTours(runtimeConfig.brands ?? brands, brandTours),
    stage,
    stripePublishableKey: { default: main.publishableKey, north_america: north_america.publishableKey },
    ...(keys === null ? { paymentSandboxScript: sandboxScript } : {}),
  };
}

/** JSON escaped so that no text in it can close the script element around it. */
export const jsonForHtml = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
