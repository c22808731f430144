/** A JSON value with one field that is replaced or left out; `path` is the field's, with a star for the index of a list. */
export type FieldChange = { path: string; to: string; value: unknown };

const absent = Symbol('absent');

/** What a field becomes: of each kind of value what is right somewhere and wrong elsewhere. */
const replacements: readonly unknown[] = [
  absent,
  null,
  true,
  {},
  [],
  [1],
  ...['', 'x', '1', 'x'.repeat(17), 'x'.repeat(18), 'x'.repeat(19), 'x'.repeat(5000)],
  ...[
    '2027-05-08',
    '2027-02-30',
    '2027-13-01',
    '2027-5-8',
    '08-05-2027',
    '20270508',
    '2027-05-08T00:00:00Z',
    '2027-05-08T17:40:00',
    'soon',
  ],
  ...[
    'en',
    'fr',
    'pending',
    'default',
    'Bike',
    'bike',
    'per_day',
    'per_week',
    'travel',
    'Discount Amount',
    '2b1c1c7e-6f0e-4c55-9d0a-6f7b1f7f6a10',
  ],
  ...[0, -0.01, -1, 1, 0.5, 0.01, 0.001, 19.99, 1398.999, 12, 13, 100, 100.01, 101, 2027, 1e9, 1e14, 1e300],
];

const isHolder = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The paths of all fields of a JSON value, also of those that hold others. */
const toPaths = (value: unknown): string[][] =>
  isHolder(value) ? Object.keys(value).flatMap((key) => [[key], ...toPaths(value[key]).map((path) => [key, ...path])]) : [];

function change(root: object, path: readonly string[], to: unknown): unknown {
  const copy = structuredClone(root);
  const holder = path.slice(0, -1).reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], copy) as Record<string, unknown>;
  const last = path.at(-1) as string;
  if (to !== absent) holder[last] = to;
  else if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else delete holder[last];
  return copy;
}

/** Every field of an example, each replaced by each of the values. */
export const oneFieldChanges = (example: object): FieldChange[] =>
  toPaths(example).flatMap((path) =>
    replacements.map((to) => ({
      path: path.map((key) => (/^\d+$/.test(key) ? '*' : key)).join('.'),
      to: to === absent ? 'absent' : JSON.stringify(to).slice(0, 40),
      value: change(example, path, to),
    })),
  );
