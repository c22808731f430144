import type { Quote } from '@booking/domain/pricing';
import { BookingRequestSchema } from '@booking/domain/schema';
import * as v from 'valibot';
import { type DepartureEntries, departureEntries, type EntrySource } from './departure-entries.ts';
import { QuoteSchema } from './quote-schema.ts';

const AttemptSchema = v.object({
  key: v.string(),
  departureId: v.string(),
  /** The body as it was sent, including the key. A retry sends it again. */
  body: BookingRequestSchema,
  /** The booking's id; null until the backend has returned it. */
  bookingId: v.nullable(v.string()),
  /** The price that was on the screen when the button was pressed. One that cannot be read is null: the attempt itself must not be lost. */
  promised: v.fallback(v.nullable(QuoteSchema), null),
});

/** A booking request whose outcome is unknown. */
export type BookingAttempt = Omit<v.InferOutput<typeof AttemptSchema>, 'promised'> & { promised: Quote | null };

/** The open attempts, at most one per departure. */
export const bookingAttempts = (source: EntrySource): DepartureEntries<BookingAttempt> =>
  departureEntries(source, { key: 'booking-attempt', schema: AttemptSchema });
