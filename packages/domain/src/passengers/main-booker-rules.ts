import type { ErrorCode } from '../errors/error-code.ts';
import { isCountryCode } from './countries.ts';
import { isEmailAddress } from './email-address.ts';
import type { MainBooker } from './form-values.ts';
import { regionsOf } from './regions.ts';

/** What is wrong with one value; null when nothing is. */
export type Rule<Value> = (value: Value) => ErrorCode | null;

export const isBlank = (text: string): boolean => text.trim() === '';

/** Only that there is something. */
export const required =
  (code: ErrorCode): Rule<string> =>
  (text) =>
    isBlank(text) ? code : null;

const emailRule: Rule<string> = (text) => (isBlank(text) ? 'email-required' : isEmailAddress(text.trim()) ? null : 'email-invalid');
const countryRule: Rule<string> = (text) => (isBlank(text) ? 'country-required' : isCountryCode(text) ? null : 'country-invalid');
const free: Rule<string> = () => null;

/** The rule of each field by itself. PASS-17 to PASS-22, PASS-25. */
export const mainBookerRules = {
  phoneNumber: required('phone-required'),
  emailAddress: emailRule,
  streetAddress: required('address-required'),
  zipCode: required('zip-required'),
  city: required('city-required'),
  country: countryRule,
  state: free,
  customerRemarks: free,
  groupName: free,
} as const satisfies Record<keyof MainBooker, Rule<string>>;

/** The state depends on the country: one of its regions for US and CA, empty for others. No error while the country itself is wrong. */
export function stateRule({ country, state }: Pick<MainBooker, 'country' | 'state'>): ErrorCode | null {
  if (countryRule(country)) return null;
  const regions = regionsOf(country);
  if (regions.length === 0) return isBlank(state) ? null : 'state-not-empty';
  if (isBlank(state)) return 'state-required';
  return regions.some(({ code }) => code === state) ? null : 'state-invalid';
}
