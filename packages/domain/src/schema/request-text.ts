import * as v from 'valibot';

/** The most characters (UTF-16 units, as `maxLength` of an input counts them) of what a visitor types. PASS-59. */
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

/** The most characters of an id, which a backend chooses, and of `cid`, which an address brings. */
export const idLimit = 500;
/** The most passengers of a booking, and products of a passenger or a booking: more than any ship or catalogue has. */
export const listLimit = 100;

/** Databases hold neither in text nor in JSON: NUL, and half a surrogate pair, which is no character. */
const unstorable = /\0|\p{Surrogate}/gu;

/** A text as it is sent: without blanks at its ends, and without what is no character. */
export const sendable = (text: string): string => text.replace(unstorable, '').trim();

const isStorable = (text: string): boolean => text.search(unstorable) < 0;

/** A text of a request, of whole characters. Answers have no such limits: another backend's texts are its own. */
export const requestText = (limit: number) => v.pipe(v.string(), v.maxLength(limit), v.check(isStorable, 'whole characters'));

/** A list of a request. Its length is checked before its items: a list of very many wrong ones is one fault. */
export const requestList = <Item extends v.GenericSchema>(
  item: Item,
  limit: number,
): v.GenericSchema<v.InferInput<Item>[], v.InferOutput<Item>[]> =>
  v.pipe(
    v.array(v.unknown()),
    v.maxLength(limit),
    v.array(item),
    // Once more, for the description that is made of the schema: it begins with the items.
    v.maxLength(limit),
  ) as never;
