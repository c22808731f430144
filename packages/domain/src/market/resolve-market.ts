import type { Market } from '../schema/common.ts';
import type { Departure } from '../schema/departure.ts';

const isNorthAmerican = (country: string | null): boolean => country === 'CA' || country === 'US';

/**
 * `north_america` if and only if the departure is multi-market and the main booker's country is CA or US.
 * A country not yet chosen is neither. PRICE-17.
 */
export const resolveMarket = (departure: Pick<Departure, 'multi_market'>, country: string | null): Market =>
  departure.multi_market === true && isNorthAmerican(country) ? 'north_america' : 'default';

/** The guarantee fund (SGR) is charged unless `multi_market` is `false` or the main booker's country is CA or US. PRICE-16. */
export const chargesGuaranteeFund = (departure: Pick<Departure, 'multi_market'>, country: string | null): boolean =>
  departure.multi_market !== false && !isNorthAmerican(country);
