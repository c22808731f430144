import { useTranslation } from '../i18n/index.ts';
import { classes } from '../primitives/classes.ts';
import styles from './step-indicator.module.css';

const numbers = [1, 2, 3] as const;

/** The current choosing step: date, ship or cabins. SHELL-17. */
export function StepIndicator({ current }: { current: 1 | 2 | 3 }) {
  const { t } = useTranslation('progress');
  return (
    <ol className={styles.indicator} aria-label={t('choosing', { number: current, total: numbers.length })}>
      {numbers.map((number) => (
        <li
          key={number}
          className={classes(styles.step, number < current && styles.done, number === current && styles.current)}
          aria-current={number === current ? 'step' : undefined}
        >
          <span className={styles.number}>{number}</span>
        </li>
      ))}
    </ol>
  );
}
