import type { Passenger } from './form-values.ts';

/** A choice of a passenger that is not offered any more: the id of a product, or the key of a cabin. */
export type LostChoice = { passenger: number; field: 'cabin' | 'diet' | 'bike' | 'other'; id: string };

const single = ['cabin', 'diet', 'bike'] as const satisfies readonly LostChoice['field'][];

/** The choices that were saved and are not among the prepared ones, unless another one has taken their place. PASS-89. */
export const lostChoices = (saved: readonly Passenger[], prepared: readonly Passenger[]): LostChoice[] =>
  prepared.flatMap((now, passenger) => {
    const before = saved[passenger];
    if (!before) return [];
    const fields = single.filter((field) => before[field] !== '' && now[field] === '');
    const other = new Set(before.other.filter((id) => !now.other.includes(id)));
    return [
      ...fields.map((field) => ({ passenger, field, id: before[field] })),
      ...[...other].map((id) => ({ passenger, field: 'other' as const, id })),
    ];
  });
