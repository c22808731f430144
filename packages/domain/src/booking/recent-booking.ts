import * as v from 'valibot';

/** The record of a booking just made, as stored in local storage; `bookedAt` in milliseconds. STORE-5. */
export const RecentBookingSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  departureId: v.pipe(v.string(), v.nonEmpty()),
  bookedAt: v.pipe(v.number(), v.integer()),
});
export type RecentBooking = v.InferOutput<typeof RecentBookingSchema>;

export const recentBookingMs = 4 * 60 * 60 * 1000;

/**
 * The record, if it is for this departure and less than 4 hours old; else null. BOOK-8.
 * A record from the future (the clock was set back) counts by the absolute difference, so that it is neither dropped at once nor kept forever.
 */
export const recentBookingFor = (record: RecentBooking | null, departureId: string, now: number): RecentBooking | null =>
  record?.departureId === departureId && Math.abs(now - record.bookedAt) < recentBookingMs ? record : null;
