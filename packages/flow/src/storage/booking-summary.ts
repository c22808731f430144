import type { CabinSelection } from '@booking/domain/cabins';
import type { Quote } from '@booking/domain/pricing';
import { DepartureSchema, languages } from '@booking/domain/schema';
import * as v from 'valibot';
import type { EntrySource } from './departure-entries.ts';
import { isExpired } from './expiry.ts';
import { cents, QuoteSchema } from './quote-schema.ts';
import { storedJson } from './stored-json.ts';

const names = v.record(v.string(), v.string());

const SummarySchema = v.object({
  departure: DepartureSchema,
  /** The translated name that the visitor saw. */
  shipName: v.string(),
  quote: QuoteSchema,
  cabinNames: names,
  productNames: names,
  /** Of those names, by id: a later visit may be in another language. Older snapshots have none. */
  nameLanguages: v.optional(v.record(v.string(), v.picklist(languages))),
  /** The amounts that the page showed when the booking was sent; null if they were unknown. */
  promised: v.nullable(v.object({ subtotal: cents, insurance: cents, localCosts: cents })),
  /** The search parameters of the checkout, for links back to the cabins. */
  carried: v.object({
    cabins: v.record(v.string(), v.array(v.number())) as v.GenericSchema<unknown, CabinSelection>,
    tours: v.optional(v.string()),
    party: v.number(),
  }),
});

/** The trip and its price at the time of the booking. */
export type BookingSummary = Omit<v.InferOutput<typeof SummarySchema>, 'quote'> & { quote: Quote };

export type BookingSummaries = {
  /** Reads without writing. Returns the same object until something is written. */
  peek(bookingId: string): BookingSummary | null;
  /** Drops invalid and expired values. */
  tidy(): void;
  /** Tidies the storage, then reads. */
  read(bookingId: string): BookingSummary | null;
  write(bookingId: string, summary: BookingSummary): void;
};

/** Only the newest are kept. For older ones the pages show the data of the booking itself. */
const maxSummaries = 5;
type StoredSummary = { id: string; savedAt: number; summary: BookingSummary };
const SummariesSchema: v.GenericSchema<unknown, StoredSummary[]> = v.array(
  v.object({ id: v.string(), savedAt: v.number(), summary: SummarySchema }),
);

/** Snapshots by booking id, in local storage under `booking-summary`. They hold no personal data. */
export function bookingSummaries({ storage: { local }, now }: EntrySource): BookingSummaries {
  const item = storedJson(local, 'booking-summary', SummariesSchema);
  const fresh = (): StoredSummary[] => (item.peek() ?? []).filter(({ savedAt }) => !isExpired(savedAt, now()));
  const peek = (bookingId: string): BookingSummary | null => fresh().find(({ id }) => id === bookingId)?.summary ?? null;
  const tidy = (): void => {
    const stored = item.read();
    const remaining = fresh();
    if (stored === null || remaining.length === stored.length) return;
    if (remaining.length === 0) item.clear();
    else item.write(remaining);
  };
  return {
    peek,
    tidy,
    read(bookingId) {
      tidy();
      return peek(bookingId);
    },
    write(bookingId, { departure, ...rest }) {
      // Voucher and availability are left out: the quote has the amounts that were charged.
      const summary = { ...rest, departure: { ...departure, voucher: null, availability: null } };
      item.write([{ id: bookingId, savedAt: now(), summary }, ...fresh().filter(({ id }) => id !== bookingId)].slice(0, maxSummaries));
    },
  };
}
