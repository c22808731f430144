import type { InsuranceType } from '@booking/domain/schema';

/** The id of an insurance's card, which can take the focus. */
export const toInsuranceId = (type: InsuranceType): string => `insurance-${type}`;
