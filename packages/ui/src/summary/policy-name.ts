import type { PolicyLabel } from '@booking/domain/insurance';
import type { InsuranceType } from '@booking/domain/schema';
import type { TFunction } from 'i18next';

const names = { cancellation: 'cancellationInsurance', travel: 'travelInsurance' } as const;

/** The name of a type of insurance. CONF-34. */
export const insuranceName = (t: TFunction<'receipt'>, type: InsuranceType): string => t(names[type]);

/** The name of a policy: that of its type if it is the only one, else what tells it apart from the others. CONF-402. */
export const policyName = (t: TFunction<'receipt'>, type: InsuranceType, { name, number }: PolicyLabel): string => {
  const base = name ?? insuranceName(t, type);
  return number === null ? base : `${base} ${number}`;
};
