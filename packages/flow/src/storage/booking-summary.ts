import type { CabinSelection } from '@booking/domain/cabins';
import type { Quote } from '@booking/domain/pricing';
import { DepartureSchema } from '@booking/domain/schema';
import * as v from 'valibot';
import { type EntrySource, isExpired } from './departure-entries.ts';
import { cents, QuoteSchema } from './quote-schema.ts';
import { storedJson } from './stored-json.ts';

const names = v.record(v.string(), v.string());

const SummarySchema = v.object({
  departure: DepartureSchema,
  /** Translated, as the visitor saw it. */
  shipName: v.string(),
  quote: QuoteSchema,
  cabinNames: names,
  productNames: names,
  /** The amounts that the visitor was shown when the booking was sent; null where they were not known. PAY-61. */
  promised: v.nullable(v.object({ subtotal: cents, insurance: cents, localCosts: cents })),
  /** What the addresses of the checkout carried: the way back to the cabins. */
  carried: v.object({
    cabins: v.record(v.string(), v.array(v.number())) as v.GenericSchema<unknown, CabinSelection>,
    tours: v.optional(v.string()),
    party: v.number(),
  }),
});

/** The trip and its price as they stood when the booking was made. STORE-9, PAY-44. */
export type BookingSummary = Omit<v.InferOutput<typeof SummarySchema>, 'quote'> & { quote: Quote };

export type BookingSummaries = {
  /** Without changing the storage; the same snapshot as long as nothing was written. */
  peek(bookingId: string): BookingSummary | null;
  /** Drops what does not parse, or has expired. STORE-10, STORE-13. */
  tidy(): void;
  /** In a tidied storage. */
  read(bookingId: string): BookingSummary | null;
  write(bookingId: string, summary: BookingSummary): void;
};

/** Only the newest are kept: for older ones the visitor sees the data of the booking itself. PAY-44. */
const kept = 5;
type StoredSummary = { id: string; savedAt: number; summary: BookingSummary };
const SummariesSchema: v.GenericSchema<unknown, StoredSummary[]> = v.array(
  v.object({ id: v.string(), savedAt: v.number(), summary: SummarySchema }),
);

/** Snapshots by booking id, in local storage under `booking-summary`. They hold no personal data. STORE-13. */
export function bookingSummaries({ storage: { local }, now }: EntrySource): BookingSummaries {
  const item = storedJson(local, 'booking-summary', SummariesSchema);
  const fresh = (): StoredSummary[] => (item.peek() ?? []).filter(({ savedAt }) => !isExpired(savedAt, now()));
  const peek = (bookingId: string): BookingSummary | null => fresh().find(({ id }) => id === bookingId)?.summary ?? null;
  const tidy = (): void => {
    const stored = item.read();
    const left = fresh();
    if (stored === null || left.length === stored.length) return;
    if (left.length === 0) item.clear();
    else item.write(left);
  };
  return {
    peek,
    tidy,
    read(bookingId) {
      tidy();
      return peek(bookingId);
    },
    write(bookingId, { departure, ...rest }) {
      // Voucher and availability hold prices in euros on the wire and are of no use here: the quote has what was charged.
      const summary = { ...rest, departure: { ...departure, voucher: null, availability: null } };
      item.write([{ id: bookingId, savedAt: now(), summary }, ...fresh().filter(({ id }) => id !== bookingId)].slice(0, kept));
    },
  };
}
