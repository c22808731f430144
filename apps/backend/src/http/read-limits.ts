import { isoDate, plainDate } from '@booking/domain/date';
import type { IsoDate } from '@booking/domain/schema';
import { Problem } from './problem.ts';

/** The tours of one request, and the months of one range of departures: more than any page asks for. */
const most = { tours: 20, months: 13 };

/**
 * Rejects too many tours joined by a colon, known or not. BACK-71.
 * @throws Problem 400
 */
export function checkTours(id: string): void {
  if (id.split(':').length > most.tours) throw new Problem(400, `More than ${most.tours} tours`);
}

/**
 * Rejects a range of days that is too long. BACK-71.
 * @throws Problem 400
 */
export function checkRange({ start, end }: { start: IsoDate; end: IsoDate }): void {
  if (end > isoDate(plainDate(start).add({ months: most.months }))) throw new Problem(400, `More than ${most.months} months`);
}
