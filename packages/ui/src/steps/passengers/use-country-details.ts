import { useOptionalPart } from '../../primitives/index.ts';

export type CountryDetails = typeof import('@booking/domain/country-details');

const load = (): Promise<CountryDetails> => import('@booking/domain/country-details');

/** Region names and calling codes, loaded once a country is chosen. Without them the form shows region codes. */
export const useCountryDetails = (enabled: boolean): CountryDetails | null => useOptionalPart(load, enabled);
