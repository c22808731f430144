import type { ErrorCode } from '../errors/error-code.ts';
import { isStorable, textLimits } from '../schema/request-text.ts';
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

/** Not longer than it may be, and of whole characters. PASS-59. */
export const fits =
  (limit: number): Rule<string> =>
  (text) =>
    text.trim().length > limit ? 'text-too-long' : isStorable(text) ? null : 'text-invalid';

/** The first thing that is wrong. */
export const first =
  <Value>(...rules: readonly Rule<Value>[]): Rule<Value> =>
  (value) => {
    for (const rule of rules) {
      const code = rule(value);
      if (code) return code;
    }
    return null;
  };

const emailRule: Rule<string> = (text) => (isBlank(text) ? 'email-required' : isEmailAddress(text.trim()) ? null : 'email-invalid');
const countryRule: Rule<string> = (text) => (isBlank(text) ? 'country-required' : isCountryCode(text) ? null : 'country-invalid');
/** The rule of each field by itself. PASS-17 to PASS-22, PASS-25, PASS-59. */
export const mainBookerRules = {
  phoneNumber: first(required('phone-required'), fits(textLimits.phoneNumber)),
  emailAddress: first(fits(textLimits.emailAddress), emailRule),
  streetAddress: first(required('address-required'), fits(textLimits.streetAddress)),
  zipCode: first(required('zip-required'), fits(textLimits.zipCode)),
  city: first(required('city-required'), fits(textLimits.city)),
  country: countryRule,
  state: () => null,
  customerRemarks: fits(textLimits.customerRemarks),
  groupName: fits(textLimits.groupName),
} as const satisfies Record<keyof MainBooker, Rule<string>>;

/** The state depends on the country: one of its regions for US and CA, empty for others. No error while the country itself is wrong. */
export function stateRule({ country, state }: Pick<MainBooker, 'country' | 'state'>): ErrorCode | null {
  if (countryRule(country)) return null;
  const regions = regionsOf(country);
  if (regions.length === 0) return isBlank(state) ? null : 'state-not-empty';
  if (isBlank(state)) return 'state-required';
  return regions.some(({ code }) => code === state) ? null : 'state-invalid';
}
