import type { PassengersFormValues } from '@booking/domain/passengers';

/** A changed field of a passenger, or of the main booker's contact details if `passenger` is null. */
export type DraftChange = { passenger: number | null; field: string; from: string | readonly string[]; to: string | readonly string[] };

type Fields = Readonly<Record<string, string | readonly string[]>>;

const compareFields = (passenger: number | null, mine: Fields, theirs: Fields): DraftChange[] =>
  Object.keys(mine).flatMap((field) => {
    const from = mine[field] ?? '';
    const to = theirs[field] ?? (typeof from === 'string' ? '' : []);
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ passenger, field, from, to }];
  });

/** Compares two drafts of the same passengers, person by person. For a passenger missing in `theirs`, every filled field counts as changed. */
export function draftChanges(mine: PassengersFormValues, theirs: PassengersFormValues): DraftChange[] {
  return [
    ...mine.passengers.flatMap((passenger, index) => compareFields(index, passenger, theirs.passengers[index] ?? {})),
    ...compareFields(null, mine.main, theirs.main),
  ];
}
