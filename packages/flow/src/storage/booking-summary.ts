import type { Quote } from '@booking/domain/pricing';
import { DepartureSchema } from '@booking/domain/schema';
import * as v from 'valibot';
import type { AppStorage } from '../app/services.ts';
import { QuoteSchema } from './quote-schema.ts';
import { storedItem } from './stored-item.ts';

const names = v.record(v.string(), v.string());

const SummarySchema = v.object({
  departure: DepartureSchema,
  /** Translated, as the visitor saw it. */
  shipName: v.string(),
  quote: QuoteSchema,
  cabinNames: names,
  productNames: names,
});

/** The trip and its price as they stood when the booking was made. STORE-9, PAY-44. */
export type BookingSummary = Omit<v.InferOutput<typeof SummarySchema>, 'quote'> & { quote: Quote };

export type BookingSummaries = {
  read(bookingId: string): BookingSummary | null;
  write(bookingId: string, summary: BookingSummary): void;
};

/** Only the newest are kept: for older ones the visitor sees the data of the booking itself. PAY-44. */
const kept = 5;
const entries: v.GenericSchema<unknown, { id: string; summary: BookingSummary }[]> = v.array(
  v.object({ id: v.string(), summary: SummarySchema }),
);

/** Snapshots by booking id, in local storage under `booking-summary`. They hold no personal data. */
export function bookingSummaries({ local }: AppStorage): BookingSummaries {
  const item = storedItem(local, 'booking-summary', entries);
  const all = () => item.read() ?? [];
  return {
    read: (bookingId) => all().find(({ id }) => id === bookingId)?.summary ?? null,
    write(bookingId, { departure, ...rest }) {
      // Voucher and availability hold prices in euros on the wire and are of no use here: the quote has what was charged.
      const summary = { ...rest, departure: { ...departure, voucher: null, availability: null } };
      item.write([{ id: bookingId, summary }, ...all().filter(({ id }) => id !== bookingId)].slice(0, kept));
    },
  };
}
