import type { ErrorCode } from '../errors/error-code.ts';
import { isBlank, isLine, isLines, sendable, textLimits } from '../schema/request-text.ts';
import { isCountryCode } from './countries.ts';
import { isEmailAddress } from './email-address.ts';
import type { MainBooker } from './form-values.ts';
import { regionCodes } from './region-codes.ts';

/** A rule for one value: the error code, or null if the value is valid. */
export type Rule<Value> = (value: Value) => ErrorCode | null;

/** At most the maximum length, with allowed characters only. PASS-59, PASS-65. */
const fits =
  (limit: number, isAllowed = isLine): Rule<string> =>
  (text) => {
    const sent = sendable(text);
    if (sent.length > limit) return 'text-too-long';
    return isAllowed(sent) ? null : 'text-not-allowed';
  };

/** Not blank, and valid. */
export const required =
  (code: ErrorCode, limit: number): Rule<string> =>
  (text) =>
    isBlank(text) ? code : fits(limit)(text);

const emailRule: Rule<string> = (text) =>
  required('email-required', textLimits.emailAddress)(text) ?? (isEmailAddress(sendable(text)) ? null : 'email-invalid');
const countryRule: Rule<string> = (text) => (isBlank(text) ? 'country-required' : isCountryCode(text) ? null : 'country-invalid');
/** The rule of each single field. PASS-17 to PASS-22, PASS-25, PASS-59, PASS-65. */
export const mainBookerRules = {
  phoneNumber: required('phone-required', textLimits.phoneNumber),
  emailAddress: emailRule,
  streetAddress: required('address-required', textLimits.streetAddress),
  zipCode: required('zip-required', textLimits.zipCode),
  city: required('city-required', textLimits.city),
  country: countryRule,
  state: () => null,
  customerRemarks: fits(textLimits.customerRemarks, isLines),
  groupName: fits(textLimits.groupName),
} as const satisfies Record<keyof MainBooker, Rule<string>>;

/** The state depends on the country: one of its regions for US and CA, empty for others. No error while the country itself is wrong. */
export function stateRule({ country, state }: Pick<MainBooker, 'country' | 'state'>): ErrorCode | null {
  if (countryRule(country)) return null;
  const regions = regionCodes(country);
  if (regions.length === 0) return isBlank(state) ? null : 'state-not-empty';
  if (isBlank(state)) return 'state-required';
  return regions.includes(state) ? null : 'state-invalid';
}
