import type { InsuranceType } from '../schema/common.ts';
import type { InsurancePolicy } from '../schema/insurance-policy.ts';

/** Which types of insurance are chosen. */
export type InsuranceChoice = Readonly<Record<InsuranceType, boolean>>;

export const noInsurance: InsuranceChoice = { cancellation: false, travel: false };

/** The choice limited to the types that are offered. */
export const effectiveInsurance = (choice: InsuranceChoice, offered: readonly InsurancePolicy[]): InsuranceChoice => {
  const counts = (type: InsuranceType): boolean => choice[type] && offered.some((policy) => policy.insurance_type === type);
  return { cancellation: counts('cancellation'), travel: counts('travel') };
};
