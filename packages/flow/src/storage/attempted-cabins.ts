import * as v from 'valibot';
import type { EntrySource } from './departure-entries.ts';
import { memoizeParser, parseJson } from './stored-json.ts';

const AttemptsSchema = v.record(
  v.string(),
  v.object({ value: v.object({ body: v.object({ passengers: v.array(v.object({ cabin: v.string() })) }) }) }),
);

/** The cabin keys of the open booking attempts. The steps before the confirmation need nothing else of them. */
export function attemptedCabins({ storage: { local } }: EntrySource): { peek(departureId: string): readonly string[] | null } {
  const cabinsByDeparture = memoizeParser((text) => {
    const attempts = Object.entries(parseJson(text, AttemptsSchema) ?? {});
    return new Map(attempts.map(([departureId, { value }]) => [departureId, value.body.passengers.map(({ cabin }) => cabin)]));
  });
  return { peek: (departureId) => cabinsByDeparture(local.get('booking-attempt') ?? '').get(departureId) ?? null };
}
