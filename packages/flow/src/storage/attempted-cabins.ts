import * as v from 'valibot';
import type { AppStorage } from '../app/services.ts';

const AttemptsSchema = v.record(
  v.string(),
  v.object({ value: v.object({ body: v.object({ passengers: v.array(v.object({ cabin: v.string() })) }) }) }),
);

/** The cabin keys of the open attempt at a departure: all that the steps before the confirmation need to know of it. */
export function attemptedCabins({ local }: AppStorage, departureId: string): string[] {
  try {
    const { success, output } = v.safeParse(AttemptsSchema, JSON.parse(local.get('booking-attempt') ?? '{}'));
    const attempt = success && Object.hasOwn(output, departureId) ? output[departureId] : undefined;
    return attempt?.value.body.passengers.map(({ cabin }) => cabin) ?? [];
  } catch {
    return [];
  }
}
