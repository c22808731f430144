import * as v from 'valibot';
import { type DepartureEntries, departureEntries, type EntrySource } from './departure-entries.ts';

const ConsentsSchema = v.object({
  insurance: v.object({ cancellation: v.boolean(), travel: v.boolean() }),
  /** Accepted terms, by key. */
  accepted: v.record(v.string(), v.boolean()),
});

/** The consents given on the confirmation page: insurance and terms. */
export type Consents = v.InferOutput<typeof ConsentsSchema>;

/** The consents of this tab. They survive a reload, but not the tab. STORE-18, CONF-30. */
export const consentsEntries = (source: EntrySource): DepartureEntries<Consents> =>
  departureEntries(source, { key: 'consents', area: 'session', schema: ConsentsSchema });
