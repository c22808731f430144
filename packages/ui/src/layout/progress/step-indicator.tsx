import { useId } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden.tsx';
import styles from './step-indicator.module.css';

const numbers = [1, 2, 3] as const;

/** The current choosing step: date, ship or cabins, as one small line. */
export function StepIndicator({ current }: { current: 1 | 2 | 3 }) {
  const { t } = useTranslation('progress');
  const labelId = useId();
  return (
    <div className={styles.indicator}>
      <span id={labelId}>{t('choosing', { number: current, total: numbers.length })}</span>
      <ol className={styles.marks} aria-labelledby={labelId}>
        {numbers.map((number) => (
          <li
            key={number}
            className={styles.mark}
            data-state={number < current ? 'done' : number === current ? 'current' : 'later'}
            aria-current={number === current ? 'step' : undefined}
          >
            <VisuallyHidden>{number}</VisuallyHidden>
          </li>
        ))}
      </ol>
    </div>
  );
}
