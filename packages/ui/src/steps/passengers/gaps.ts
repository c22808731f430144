import type { PassengersFormValues, passengersFormSchema } from '@booking/domain/passengers';

export type PassengersSchema = ReturnType<typeof passengersFormSchema>;
/** What is wrong with a field, by its error code. */
export type Gap = { name: string; code: string };
type Gaps = readonly Gap[];
type Passenger = PassengersFormValues['passengers'][number];

const person = ['firstName', 'lastName', 'dateOfBirth', 'gender', 'bodyHeight'] as const satisfies (keyof Passenger)[];
const contact = [
  'emailAddress',
  'phoneNumber',
  'country',
  'state',
  'streetAddress',
  'zipCode',
  'city',
  'groupName',
  'customerRemarks',
] as const satisfies (keyof PassengersFormValues['main'])[];
const trip = ['cabin', 'diet', 'bike', 'other'] as const satisfies (keyof Passenger)[];

/** The names of all fields of a passenger, in the order of the page. */
const fieldsOf = (index: number): string[] => {
  const own = (field: string): string => `passengers[${index}].${field}`;
  return [...person.map(own), ...(index === 0 ? contact.map((field) => `main.${field}`) : []), ...trip.map(own)];
};

/** The passenger (from 0) that a field belongs to; the main booker's own fields are the first one's. */
export const passengerOf = (name: string): number => Number(/^passengers\[(\d+)\]/.exec(name)?.[1] ?? 0);

function findGaps(schema: PassengersSchema, values: PassengersFormValues): Gaps {
  const result = schema['~standard'].validate(values);
  const issues = 'issues' in result ? (result.issues ?? []) : [];
  const codes = new Map<string, string>();
  for (const { path = [], message } of issues) {
    const name = path.reduce<string>((before, segment) => {
      const key = typeof segment === 'object' ? segment.key : segment;
      return typeof key === 'number' ? `${before}[${key}]` : `${before}${before && '.'}${String(key)}`;
    }, '');
    if (!codes.has(name)) codes.set(name, message);
  }
  if (codes.size === 0) return [];
  const inOrder = values.passengers.flatMap((_, index) => fieldsOf(index)).filter((name) => codes.has(name));
  // What belongs to no field, such as a wrong number of passengers, is last.
  return [...new Set([...inOrder, ...codes.keys()])].map((name) => ({ name, code: codes.get(name) ?? '' }));
}

const found = new WeakMap<PassengersFormValues, { schema: PassengersSchema; gaps: Gaps }>();
const counted = new WeakMap<Gaps, readonly number[]>();

/**
 * Everything that is missing or wrong, one error per field, in the order of the page. Every part of the page asks for the same values at every
 * key: the answer is kept.
 */
export function gapsOf(schema: PassengersSchema, values: PassengersFormValues): Gaps {
  const kept = found.get(values);
  if (kept?.schema === schema) return kept.gaps;
  const gaps = findGaps(schema, values);
  found.set(values, { schema, gaps });
  return gaps;
}

/** How much is missing of a passenger; the main booker's contact details count as the first one's. */
export function gapCount(gaps: Gaps, index: number): number {
  const kept = counted.get(gaps);
  if (kept) return kept[index] ?? 0;
  const counts: number[] = [];
  for (const { name } of gaps) counts[passengerOf(name)] = (counts[passengerOf(name)] ?? 0) + 1;
  counted.set(gaps, counts);
  return counts[index] ?? 0;
}
