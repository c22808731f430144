import { type InsuranceType, insuranceTypes, type Market } from '../schema/common.ts';

const travelTerms = {
  default: ['general', 'consumer', 'payment'],
  north_america: ['general_north_america', 'payment_north_america'],
} as const satisfies Record<Market, readonly string[]>;

export type TravelTermKey = (typeof travelTerms)[Market][number];
export const travelTermKeys: readonly TravelTermKey[] = Object.values(travelTerms).flat();
export type TermKey = TravelTermKey | InsuranceType;
export const termKeys: readonly TermKey[] = [...travelTermKeys, ...insuranceTypes];

/**
 * The terms that must be accepted: those of the market, and those of each chosen insurance that has terms to read (`insuranceTerms`).
 * CONF-12, CONF-16, CONF-17, CONF-49.
 */
export const requiredTerms = (market: Market, insurance: readonly InsuranceType[]): TermKey[] => [...travelTerms[market], ...insurance];
