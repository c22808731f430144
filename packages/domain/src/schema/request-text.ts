import * as v from 'valibot';

/** The maximum length of what a visitor types, in UTF-16 units as `maxLength` of an input counts them. PASS-59. */
export const textLimits = {
  phoneNumber: 40,
  emailAddress: 254,
  streetAddress: 200,
  zipCode: 20,
  city: 100,
  country: 2,
  state: 3,
  customerRemarks: 2000,
  groupName: 100,
  firstName: 100,
  lastName: 100,
  voucher: 100,
} as const;

/** The maximum length of an id, which a backend chooses, and of `cid`, which comes from an address. */
export const idLimit = 500;
/** The maximum number of passengers of a booking, and of products of a passenger or a booking: more than any ship or catalogue has. */
export const listLimit = 100;

/** Databases store neither NUL nor a lone surrogate, in text or in JSON. */
const unstorable = /\0|\p{Surrogate}/gu;

/** A text as it is sent: trimmed, without NUL and lone surrogates. */
export const sendable = (text: string): string => text.replace(unstorable, '').trim();

const isStorable = (text: string): boolean => text.search(unstorable) < 0;

/** A text in a request, without NUL and lone surrogates. Responses have no such limits: they are up to the backend. */
export const requestText = (limit: number) => v.pipe(v.string(), v.maxLength(limit), v.check(isStorable, 'whole characters'));

/** A list in a request. Its length is checked before its items, so that a list of very many wrong items is one fault. */
export const requestList = <Item extends v.GenericSchema>(
  item: Item,
  limit: number,
): v.GenericSchema<v.InferInput<Item>[], v.InferOutput<Item>[]> =>
  v.pipe(
    v.array(v.unknown()),
    v.maxLength(limit),
    v.array(item),
    // Repeated for the JSON Schema generated from this one, which starts from the items.
    v.maxLength(limit),
  ) as never;
