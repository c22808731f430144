import type { PassengersFormValues, passengersFormSchema } from '@booking/domain/passengers';

export type PassengersSchema = ReturnType<typeof passengersFormSchema>;
/** A validation issue: the name of the field and the error code. */
export type Issue = { name: string; code: string };
type Issues = readonly Issue[];
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

/** The names of all fields of a passenger, in page order. */
export const getFieldNames = (index: number): string[] => {
  const own = (field: string): string => `passengers[${index}].${field}`;
  return [...person.map(own), ...(index === 0 ? contact.map((field) => `main.${field}`) : []), ...trip.map(own)];
};

/** The index of the passenger that a field belongs to. The main booker's contact details belong to passenger 0. */
export const toPassengerIndex = (name: string): number => Number(/^passengers\[(\d+)\]/.exec(name)?.[1] ?? 0);

function validate(schema: PassengersSchema, values: PassengersFormValues): Issues {
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
  const inOrder = values.passengers.flatMap((_, index) => getFieldNames(index)).filter((name) => codes.has(name));
  // Issues of no field, such as a wrong number of passengers, come last.
  return [...new Set([...inOrder, ...codes.keys()])].map((name) => ({ name, code: codes.get(name) ?? '' }));
}

const cache = new WeakMap<PassengersFormValues, { schema: PassengersSchema; issues: Issues }>();
const counts = new WeakMap<Issues, readonly number[]>();

/**
 * All validation issues in page order, at most one per field. The result is cached, as every part of the page validates the same values on
 * every keystroke.
 */
export function getValidationIssues(schema: PassengersSchema, values: PassengersFormValues): Issues {
  const cached = cache.get(values);
  if (cached?.schema === schema) return cached.issues;
  const issues = validate(schema, values);
  cache.set(values, { schema, issues });
  return issues;
}

/** The number of issues of a passenger. The main booker's contact details count for passenger 0. */
export function countIssues(issues: Issues, index: number): number {
  const cached = counts.get(issues);
  if (cached) return cached[index] ?? 0;
  const each: number[] = [];
  for (const { name } of issues) each[toPassengerIndex(name)] = (each[toPassengerIndex(name)] ?? 0) + 1;
  counts.set(issues, each);
  return each[index] ?? 0;
}
