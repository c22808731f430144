import { type SharedPart, takeOver } from '@booking/domain/passengers';
import { useStore } from '@tanstack/react-form';
import { useState } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { Button, Icon, ScriptButton, useAfterPaint, VisuallyHidden } from '../../primitives/index.ts';
import type { PassengersForm } from './passengers-form.ts';
import styles from './same-as-before.module.css';
import { toWho } from './who.ts';

type SameAsBeforeProps = { form: PassengersForm; index: number; onTakeOver(index: number, part: SharedPart): void };

/** Copies the surname of the previous passenger, as long as there is none. Its space stays once it was shown: nothing moves under a name that is typed. */
export function SameLastName({ form, index, onTakeOver }: SameAsBeforeProps) {
  const { t } = useTranslation('checkout');
  // Deferred, so that the offer does not delay typing.
  const lastName = useAfterPaint(useStore(form.store, ({ values }) => takeOver(values.passengers, index, 'name').lastName?.trim() ?? null));
  const name = useAfterPaint(useStore(form.store, ({ values }) => values.passengers[index - 1]?.firstName.trim() ?? ''));
  const [wasShown, setWasShown] = useState(lastName !== null);
  if (lastName !== null && !wasShown) setWasShown(true);
  if (!wasShown) return null;
  return (
    <div className={styles.place}>
      {lastName === null ? null : (
        <ScriptButton className={styles.chip} onClick={() => onTakeOver(index, 'name')}>
          <VisuallyHidden>{`${t('field.lastName')}: `}</VisuallyHidden>
          <span className={styles.label}>
            <Icon name="arrow-right" size={16} />
            <span>{name === '' ? lastName : t('passengers.sameLastName', { lastName, name })}</span>
          </span>
        </ScriptButton>
      )}
    </div>
  );
}

/** Copies bicycle and diet of the previous passenger, as long as one of them is missing. */
export function SameTrip({ form, index, onTakeOver }: SameAsBeforeProps) {
  const { t } = useTranslation('checkout');
  const name = useAfterPaint(
    useStore(form.store, ({ values: { passengers } }) => {
      const { firstName = '', lastName = '' } = passengers[index - 1] ?? {};
      return Object.keys(takeOver(passengers, index, 'trip')).length > 0 ? `${firstName} ${lastName}`.trim() : null;
    }),
  );
  if (name === null) return null;
  return (
    <Button className={styles.trip} onClick={() => onTakeOver(index, 'trip')}>
      {t('passengers.sameTrip', { name: name || toWho(t, index - 1) })}
    </Button>
  );
}
