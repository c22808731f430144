import type { EndpointWire } from '@booking/api/endpoints';
import { catalogueLanguages, type Localised } from './localised.ts';

/** What the discounts of departures and the coupons are called on a receipt, by code. */
export const voucherTexts = {
  EARLYBIRD: { en: 'Early booking discount', nl: 'Vroegboekkorting', de: 'Frühbucherrabatt' },
  CREW: { en: 'The crew’s favourite week', nl: 'De lievelingsweek van de bemanning', de: 'Die Lieblingswoche der Crew' },
  SUN50: { en: 'Sunshine discount', nl: 'Zonnekorting', de: 'Sonnenrabatt' },
  FRIENDS5: { en: 'Friends of the house', nl: 'Vrienden van het huis', de: 'Freunde des Hauses' },
  LATESUMMER: { en: 'Late summer discount', nl: 'Nazomerkorting', de: 'Spätsommerrabatt' },
  SHORT25: { en: 'Short break discount', nl: 'Korting voor een korte reis', de: 'Kurzreiserabatt' },
} as const satisfies Readonly<Record<string, Localised>>;

/** The descriptions of all vouchers and coupons. The codes of the demo are on its page for trying out, so anybody may know them. */
export const voucherTranslations: readonly EndpointWire<'voucherTranslations'>[number][] = Object.entries(voucherTexts).flatMap(
  ([code, texts]) => catalogueLanguages.map((language) => ({ code, language, description: texts[language] })),
);
