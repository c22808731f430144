import type { LostChoice } from '@booking/domain/passengers';
import { useStore } from '@tanstack/react-form';
import { useTranslation } from '../../i18n/index.ts';
import { Notice } from '../../primitives/index.ts';
import type { PassengersForm } from './passengers-form.ts';

/** A choice that is not offered any more. `name` is null if it is not known. */
export type NamedLostChoice = LostChoice & { name: string | null };

type LostChoicesProps = { form: PassengersForm; index: number; lost: readonly NamedLostChoice[] };

/** Says which choices of a passenger are not offered any more, each until there is another one. */
export function LostChoices({ form, index, lost }: LostChoicesProps) {
  const { t } = useTranslation('checkout');
  const passenger = useStore(form.store, ({ values }) => values.passengers[index]);
  const open = lost.filter(({ field }) => field === 'other' || passenger?.[field] === '');
  return open.length === 0 ? null : (
    <Notice tone="warning">
      {open.map(({ field, id, name }) => (
        <p key={id}>{name === null ? t(`lost.${field}Unnamed`) : t(`lost.${field}`, { name })}</p>
      ))}
    </Notice>
  );
}
