/** The keys of an object, typed, in their order. */
export const getKeys = <T extends object>(of: T): (keyof T & string)[] => Object.keys(of) as (keyof T & string)[];

/** An object with the same keys in the same order, and a value made for each. */
export const mapFields = <T extends object, Value>(of: T, make: (field: keyof T & string) => Value): Record<keyof T & string, Value> =>
  Object.fromEntries(getKeys(of).map((field) => [field, make(field)])) as Record<keyof T & string, Value>;

/** A copy of `from` with exactly the keys of `fields`, in their order. */
export const pickFields = <Field extends string, T extends Record<Field, unknown>>(
  fields: Readonly<Record<Field, unknown>>,
  from: T,
): Pick<T, Field> => mapFields(fields, (field) => from[field]) as Pick<T, Field>;
