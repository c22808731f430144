import type { ErrorCode } from '../errors/error-code.ts';
import { isBlank, normaliseText } from '../schema/normalise-text.ts';
import { textLimits } from '../schema/text-limits.ts';
import { isCountryCode } from './countries.ts';
import { isEmailAddress } from './email-address.ts';
import type { MainBooker } from './form-values.ts';
import { regionCodes } from './region-codes.ts';

/** A rule for one value: the error code, or null if the value is valid. */
export type Rule<Value> = (value: Value) => ErrorCode | null;

type TextField = keyof typeof textLimits;

/** At most the maximum length, as it is sent. PASS-59, PASS-65. */
const fits =
  (field: TextField): Rule<string> =>
  (text) =>
    normaliseText(field, text).length > textLimits[field] ? 'text-too-long' : null;

/** Not blank, and at most the maximum length. */
export const required =
  (code: ErrorCode, field: TextField): Rule<string> =>
  (text) =>
    isBlank(text) ? code : fits(field)(text);

const emailRule: Rule<string> = (text) =>
  required('email-required', 'emailAddress')(text) ?? (isEmailAddress(normaliseText('emailAddress', text)) ? null : 'email-invalid');
const countryRule: Rule<string> = (text) => (isBlank(text) ? 'country-required' : isCountryCode(text) ? null : 'country-invalid');
/** The rule of each single field. PASS-17 to PASS-22, PASS-25, PASS-59. */
export const mainBookerRules = {
  phoneNumber: required('phone-required', 'phoneNumber'),
  emailAddress: emailRule,
  streetAddress: required('address-required', 'streetAddress'),
  zipCode: required('zip-required', 'zipCode'),
  city: required('city-required', 'city'),
  country: countryRule,
  state: () => null,
  customerRemarks: fits('customerRemarks'),
  groupName: fits('groupName'),
} as const satisfies Record<keyof MainBooker, Rule<string>>;

/** The state depends on the country: one of its regions for US and CA, empty for others. No error while the country itself is wrong. */
export function stateRule({ country, state }: Pick<MainBooker, 'country' | 'state'>): ErrorCode | null {
  if (countryRule(country)) return null;
  const regions = regionCodes(country);
  if (regions.length === 0) return isBlank(state) ? null : 'state-not-empty';
  if (isBlank(state)) return 'state-required';
  return regions.includes(state) ? null : 'state-invalid';
}
