import type { IsoDate } from '@booking/domain/schema';

/** All days of a catalogue. */
export const allDays = { from: '2000-01-01' as IsoDate, to: '2999-01-01' as IsoDate };
