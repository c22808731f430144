import { useEffect, useState } from 'react';

export type CountryDetails = typeof import('@booking/domain/country-details');

/** Names of regions and calling codes, once a country is chosen: most of the form does without. Null until then, and where they do not come. */
export function useCountryDetails(wanted: boolean): CountryDetails | null {
  const [details, setDetails] = useState<CountryDetails | null>(null);
  useEffect(() => {
    if (wanted) import('@booking/domain/country-details').then(setDetails, () => {});
  }, [wanted]);
  return details;
}
