import * as v from 'valibot';
import { type DepartureEntries, departureEntries, type EntrySource } from './departure-entries.ts';

const ConsentsSchema = v.object({
  insurance: v.object({ cancellation: v.boolean(), travel: v.boolean() }),
  /** Terms that are accepted, by key. */
  accepted: v.record(v.string(), v.boolean()),
});

/** What is ticked on the confirmation page. */
export type Consents = v.InferOutput<typeof ConsentsSchema>;

/** The ticks of this tab: a consent outlasts a reload, and no more. STORE-18, CONF-30. */
export const consentsEntries = (source: EntrySource): DepartureEntries<Consents> =>
  departureEntries(source, { key: 'ticks', area: 'session', schema: ConsentsSchema });
