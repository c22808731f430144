import type { PassengersFormValues } from '@booking/domain/passengers';

/** A field that differs: of the main booker's contact, or of the passenger with an index. */
export type DraftChange = { passenger: number | null; field: string; from: string | readonly string[]; to: string | readonly string[] };

type Fields = Readonly<Record<string, string | readonly string[]>>;

const differing = (passenger: number | null, mine: Fields, theirs: Fields): DraftChange[] =>
  Object.keys(mine).flatMap((field) => {
    const from = mine[field] ?? '';
    const to = theirs[field] ?? (typeof from === 'string' ? '' : []);
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ passenger, field, from, to }];
  });

/** What is different in another draft of the same passengers, person by person; of those who are in one of them only, everything. */
export function draftChanges(mine: PassengersFormValues, theirs: PassengersFormValues): DraftChange[] {
  return [
    ...mine.passengers.flatMap((passenger, index) => differing(index, passenger, theirs.passengers[index] ?? {})),
    ...differing(null, mine.main, theirs.main),
  ];
}
