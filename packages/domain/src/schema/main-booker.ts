import * as v from 'valibot';
import { mapFields } from './fields.ts';
import { requestLine, requestLines } from './request-text.ts';
import { textLimits } from './text-limits.ts';

const text = v.string();

/**
 * The main booker's fields under the contract's names, in the order in which they are sent. All text: as typed, as stored and as sent.
 * Form values, empty values, trimming and the request body are derived from this list. PASS-17 to PASS-23, PASS-25.
 */
export const MainBookerSchema = v.object({
  phoneNumber: text,
  emailAddress: text,
  streetAddress: text,
  zipCode: text,
  city: text,
  country: text,
  state: text,
  customerRemarks: text,
  groupName: text,
});
/** The main booker as sent: the same fields, each of limited length. Only the remarks may have several lines. */
export const MainBookerRequestSchema = v.object({
  ...mapFields(MainBookerSchema.entries, (field) => requestLine(textLimits[field])),
  customerRemarks: requestLines(textLimits.customerRemarks),
});
export type MainBooker = v.InferOutput<typeof MainBookerSchema>;
