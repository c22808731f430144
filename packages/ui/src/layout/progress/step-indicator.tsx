import { useTranslation } from '../../i18n/index.ts';
import styles from './step-indicator.module.css';

const numbers = [1, 2, 3] as const;

/** The current choosing step: date, ship or cabins, as one small line. The marks repeat what the words say. */
export function StepIndicator({ current }: { current: 1 | 2 | 3 }) {
  const { t } = useTranslation('progress');
  return (
    <div className={styles.indicator}>
      <span>{t('choosing', { number: current, total: numbers.length })}</span>
      <div className={styles.marks} aria-hidden="true">
        {numbers.map((number) => (
          <div key={number} className={styles.mark} data-state={number < current ? 'done' : number === current ? 'current' : 'later'} />
        ))}
      </div>
    </div>
  );
}
