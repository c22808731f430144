import * as v from 'valibot';
import { type DepartureEntries, departureEntries, type EntrySource } from './departure-entries.ts';

const TicksSchema = v.object({
  insurance: v.object({ cancellation: v.boolean(), travel: v.boolean() }),
  /** Terms that are accepted, by key. */
  accepted: v.record(v.string(), v.boolean()),
});

/** What is ticked on the confirmation page. */
export type Ticks = v.InferOutput<typeof TicksSchema>;

/** The ticks of this tab: a consent outlasts a reload, and no more. STORE-18, CONF-30. */
export const ticksEntries = (source: EntrySource): DepartureEntries<Ticks> =>
  departureEntries(source, { key: 'ticks', area: 'session', schema: TicksSchema });
