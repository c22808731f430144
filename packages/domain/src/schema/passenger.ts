import * as v from 'valibot';
import { mapFields } from './fields.ts';
import { MainBookerSchema } from './main-booker.ts';
import { idLimit, listLimit, requestLine, requestList } from './request-text.ts';
import { textLimits } from './text-limits.ts';

const text = v.string();

/** A passenger's free text, trimmed before it is sent. */
export const passengerNames = { firstName: text, lastName: text };

/** The fields of a passenger that are one text in the form, in the order in which they are sent. */
export const passengerTexts = {
  ...passengerNames,
  dateOfBirth: text,
  gender: text,
  bodyHeight: text,
  cabin: text,
  bike: text,
  diet: text,
};

/**
 * A passenger as the form and the stored draft hold it: text as typed, `bodyHeight` too; `other` are product ids. Form values, empty
 * values, trimming and the request body are derived from this list. PASS-29.
 */
export const PassengerSchema = v.object({ ...passengerTexts, other: v.array(text) });
export type Passenger = v.InferOutput<typeof PassengerSchema>;

export const genders = ['', 'Male', 'Female'] as const;
export type Gender = (typeof genders)[number];

const id = requestLine(idLimit);

/** A passenger as it is sent: the same fields, of limited length, `gender` one of its values and `bodyHeight` in whole centimetres. */
export const PassengerRequestSchema = v.object({
  ...mapFields(passengerTexts, () => id),
  ...mapFields(passengerNames, (field) => requestLine(textLimits[field])),
  gender: v.picklist(genders),
  bodyHeight: v.number(),
  other: requestList(id, listLimit),
});
export type ValidPassenger = v.InferOutput<typeof PassengerRequestSchema>;

/** A text that a stored draft lacks if the field was added by a later release. STORE-25. */
const storedText = v.optional(text, '');

/** The whole passenger form, as typed and as stored. */
export const PassengersFormValuesSchema = v.object({
  main: v.object(mapFields(MainBookerSchema.entries, () => storedText)),
  passengers: v.array(v.object({ ...mapFields(passengerTexts, () => storedText), other: v.array(text) })),
});
export type PassengersFormValues = v.InferOutput<typeof PassengersFormValuesSchema>;
