import * as v from 'valibot';
import type { passengersFormSchema } from '../passengers/passengers-form-schema.ts';
import { getKeys } from '../schema/fields.ts';
import type { Passenger, PassengersFormValues } from '../schema/passenger.ts';

/** A field that is missing or wrong: its name in the form, the passenger it belongs to (0: the main booker), and the code of its message. */
export type PassengerIssue = { name: string; passenger: number; code: string };

/** The issues in the order of the page, and the number of a passenger's. */
export type Missing = { issues: readonly PassengerIssue[]; count(passenger: number): number };

/** All fields of a passenger, in the order of the page. The main booker's contact details stand between the person and the trip. */
const parts = {
  firstName: 'person',
  lastName: 'person',
  dateOfBirth: 'person',
  bodyHeight: 'person',
  gender: 'person',
  cabin: 'trip',
  diet: 'trip',
  bike: 'trip',
  other: 'trip',
} as const satisfies Record<keyof Passenger, 'person' | 'trip'>;
/** All contact details, likewise. */
const contact = {
  emailAddress: true,
  phoneNumber: true,
  country: true,
  state: true,
  streetAddress: true,
  zipCode: true,
  city: true,
  groupName: true,
  customerRemarks: true,
} as const satisfies Record<keyof PassengersFormValues['main'], true>;

/** The names of all fields of a passenger, in the order of the page. Those of the main booker include the contact details. */
export const fieldNames = (passenger: number): string[] => {
  const own = (part: 'person' | 'trip') =>
    getKeys(parts)
      .filter((field) => parts[field] === part)
      .map((field) => `passengers[${passenger}].${field}`);
  return [...own('person'), ...(passenger === 0 ? getKeys(contact).map((field) => `main.${field}`) : []), ...own('trip')];
};

/** The passenger that a field belongs to, by its name. The main booker's contact details belong to passenger 0. */
export const passengerOf = (name: string): number => Number(/^passengers\[(\d+)\]/.exec(name)?.[1] ?? 0);

type Schema = ReturnType<typeof passengersFormSchema>;

function findIssues(schema: Schema, values: PassengersFormValues): PassengerIssue[] {
  const codes = new Map<string, string>();
  for (const { path = [], message } of v.safeParse(schema, values).issues ?? []) {
    const name = path.reduce((before, { key }) => (typeof key === 'number' ? `${before}[${key}]` : `${before}${before && '.'}${key}`), '');
    if (!codes.has(name)) codes.set(name, message);
  }
  if (codes.size === 0) return [];
  const inOrder = values.passengers.flatMap((_, index) => fieldNames(index)).filter((name) => codes.has(name));
  // Issues of no field, such as a wrong number of passengers, come last.
  return [...new Set([...inOrder, ...codes.keys()])].map((name) => ({ name, passenger: passengerOf(name), code: codes.get(name) ?? '' }));
}

/**
 * What is missing or wrong in the values of a form, at most one issue per field. The result is cached, as every part of the page asks for the same
 * values on every key.
 */
export function missingFields(schema: Schema): (values: PassengersFormValues) => Missing {
  const cache = new WeakMap<PassengersFormValues, Missing>();
  return (values) => {
    const cached = cache.get(values);
    if (cached) return cached;
    const issues = findIssues(schema, values);
    const counts: number[] = [];
    for (const { passenger } of issues) counts[passenger] = (counts[passenger] ?? 0) + 1;
    const missing: Missing = { issues, count: (passenger) => counts[passenger] ?? 0 };
    cache.set(values, missing);
    return missing;
  };
}
