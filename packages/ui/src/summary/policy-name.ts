import type { PolicyLabel } from '@booking/domain/insurance';
import type { InsuranceType } from '@booking/domain/schema';
import type { TFunction } from 'i18next';

const names = { cancellation: 'cancellationInsurance', travel: 'travelInsurance' } as const;

/** The name of a type of insurance. */
export const insuranceName = (t: TFunction<'receipt'>, type: InsuranceType): string => t(names[type]);

/** The name of a policy: that of its type if it is the only one, else what tells it apart from the others. */
export function policyName(t: TFunction<'receipt'>, type: InsuranceType, { name, number }: PolicyLabel): string {
  const ofType = insuranceName(t, type);
  if (number === null) return ofType;
  return name === null || name.text === ofType ? `${ofType} ${number}` : name.text;
}
