import { useLater } from '../../primitives/index.ts';

export type CountryDetails = typeof import('@booking/domain/country-details');

const load = (): Promise<CountryDetails> => import('@booking/domain/country-details');

/** Names of regions and calling codes, once a country is chosen: until then the form does without, and without them it shows codes. */
export const useCountryDetails = (enabled: boolean): CountryDetails | null => useLater(load, enabled);
