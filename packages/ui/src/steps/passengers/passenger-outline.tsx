import type { PassengersStep } from '@booking/domain/steps';
import { useStore } from '@tanstack/react-form';
import { memo, useDeferredValue } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { Button, Icon, ScriptButton, VisuallyHidden } from '../../primitives/index.ts';
import { Initials } from './initials.tsx';
import styles from './outline.module.css';
import type { PassengersForm } from './passengers-form.ts';
import { toWho } from './who.ts';

type EntryProps = { index: number; firstName: string; lastName: string; done: boolean; onJump(index: number): void };

/** Memoised, as a keystroke changes only one of twenty entries. */
const Entry = memo(function Entry({ index, firstName, lastName, done, onJump }: EntryProps) {
  const { t } = useTranslation('checkout');
  const name = `${firstName} ${lastName}`.trim();
  return (
    <li>
      <ScriptButton className={styles.entry} onClick={() => onJump(index)}>
        <Initials index={index} firstName={firstName} lastName={lastName} done={done} />
        <VisuallyHidden>{`${toWho(t, index)}${name ? `, ${name}` : ''}: ${done ? t('passengers.complete') : t('passengers.incomplete')}`}</VisuallyHidden>
      </ScriptButton>
    </li>
  );
});

/** An overview of all passengers: initials and completeness. Each entry links to its card. */
export function PassengerOutline({
  form,
  step,
  onJump,
  onNextIssue,
}: {
  form: PassengersForm;
  step: PassengersStep;
  onJump(index: number): void;
  onNextIssue(): void;
}) {
  const { t } = useTranslation('checkout');
  // Deferred, so that the outline does not delay typing.
  const values = useDeferredValue(useStore(form.store, (state) => state.values));
  return (
    <nav aria-label={t('passengers.outline')} className={styles.nav}>
      <ol className={styles.outline}>
        {step.outline(values).map(({ firstName, lastName, isComplete }, index) => (
          <Entry key={index} index={index} firstName={firstName} lastName={lastName} done={isComplete} onJump={onJump} />
        ))}
      </ol>
      {step.missing(values).issues.length === 0 ? null : (
        <Button variant="quiet" onClick={onNextIssue}>
          <span>{t('passengers.nextIssue')}</span>
          <Icon name="chevron-down" size={18} />
        </Button>
      )}
    </nav>
  );
}
