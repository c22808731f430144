import { type IsoDate, isIsoDate } from '../schema/common.ts';
import { isBlank } from '../schema/normalise-text.ts';
import { genders, type Passenger } from '../schema/passenger.ts';
import { type Rule, required } from './main-booker-rules.ts';

/** What passengers can choose from, each identified by its id. */
export type Offer = {
  today: IsoDate;
  bikes: readonly { readonly id: string }[];
  diets: readonly { readonly id: string }[];
  other: readonly { readonly id: string }[];
};

export const earliestBirthDate = '1900-01-01';
export const heightLimits = { min: 100, max: 299 } as const;

const birthDateRule =
  (today: IsoDate): Rule<string> =>
  (text) => {
    if (isBlank(text)) return 'birth-date-required';
    if (!isIsoDate(text)) return 'birth-date-invalid';
    if (text > today) return 'birth-date-in-future';
    return text < earliestBirthDate ? 'birth-date-too-early' : null;
  };

/** Centimetres, as typed. */
export const heightRule: Rule<string> = (text) => {
  if (isBlank(text)) return 'height-required';
  const match = /^([+-]?\d+)(?:[.,](\d+))?$/.exec(text.trim());
  if (!match) return 'height-whole';
  const value = Number(`${match[1]}.${match[2] ?? 0}`);
  if (value <= 0) return 'height-positive';
  if (!Number.isInteger(value)) return 'height-whole';
  if (value > heightLimits.max) return 'height-too-large';
  return value < heightLimits.min ? 'height-too-small' : null;
};

/** A height accepted by the rule, in centimetres. */
export const parseHeight = (text: string): number => Number(text.replace(',', '.'));

const genderRule: Rule<string> = (text) => (genders.some((gender) => gender === text) ? null : 'gender-invalid');

const offers = (products: readonly { readonly id: string }[], id: string): boolean => products.some((product) => product.id === id);

/** The rule of each single field; cabins are checked across all passengers. PASS-30 to PASS-39, PASS-59. */
export const passengerRules = ({ today, bikes, diets, other }: Offer) =>
  ({
    firstName: required('first-name-required', 'firstName'),
    lastName: required('last-name-required', 'lastName'),
    dateOfBirth: birthDateRule(today),
    gender: genderRule,
    bodyHeight: heightRule,
    cabin: () => null,
    // A departure without bikes requires none.
    bike: (id) => (id === '' ? (bikes.length > 0 ? 'bike-required' : null) : offers(bikes, id) ? null : 'bike-invalid'),
    diet: (id) => (id === '' || offers(diets, id) ? null : 'diet-invalid'),
    other: (ids) => (new Set(ids).size === ids.length && ids.every((id) => offers(other, id)) ? null : 'other-invalid'),
  }) as const satisfies { [Field in keyof Passenger]: Rule<Passenger[Field]> };
