import type { Localised } from '@booking/demo-catalogue';

/** Description of each coupon code of the catalogue. */
export const couponTexts: Readonly<Record<string, Localised>> = {
  SUN50: {
    en: '€50 off per person, on every departure',
    nl: '€ 50 korting per persoon, op elk vertrek',
    de: '50 € Rabatt pro Person, für jeden Reisetermin',
  },
  FRIENDS5: {
    en: '5% off the cabins, unless the departure already has a percentage discount',
    nl: '5% korting op de hutten, tenzij het vertrek al een percentage korting heeft',
    de: '5 % Rabatt auf die Kabinen, sofern der Reisetermin nicht schon prozentual ermäßigt ist',
  },
  LATESUMMER: {
    en: '7.5% off the cabins, for departures in September and October',
    nl: '7,5% korting op de hutten, voor vertrek in september en oktober',
    de: '7,5 % Rabatt auf die Kabinen, für Reisetermine im September und Oktober',
  },
  SHORT25: {
    en: '€25 off per person, for trips of up to five days',
    nl: '€ 25 korting per persoon, voor reizen tot en met vijf dagen',
    de: '25 € Rabatt pro Person, für Reisen bis zu fünf Tagen',
  },
};
