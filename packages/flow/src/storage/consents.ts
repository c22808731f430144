import { type ChosenPolicies, nothingChosen } from '@booking/domain/insurance';
import { insuranceTypes } from '@booking/domain/schema';
import * as v from 'valibot';
import { type DepartureEntries, departureEntries, type EntrySource } from './departure-entries.ts';

const policies = v.nullable(v.string());

const ConsentsSchema = v.object({
  /** What was chosen: the policies of each type and their texts, as `policyKey` names them. */
  insurance: v.object({ cancellation: policies, travel: policies }) satisfies v.GenericSchema<unknown, ChosenPolicies>,
  /** Accepted terms, by key: a fingerprint of what was accepted. */
  accepted: v.record(v.string(), v.string()),
  /** Types that were chosen until another policy was offered, and not again since then. */
  replaced: v.array(v.picklist(insuranceTypes)),
});

/** The consents given on the confirmation page, insurance and terms. Each belongs to what was read. */
export type Consents = v.InferOutput<typeof ConsentsSchema>;

export const noConsents: Consents = { insurance: nothingChosen, accepted: {}, replaced: [] };

/** The consents of this tab. They survive a reload, but not the tab. */
export const consentsEntries = (source: EntrySource): DepartureEntries<Consents> =>
  departureEntries(source, { key: 'consents', area: 'session', schema: ConsentsSchema });
