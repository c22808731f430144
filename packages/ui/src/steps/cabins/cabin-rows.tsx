import { times } from '@booking/domain/money';
import { cabinPrice } from '@booking/domain/pricing';
import type { CabinType } from '@booking/domain/schema';
import { useFormat, useTranslation } from '../../i18n/index.ts';
import { Stepper } from '../../primitives/index.ts';
import styles from './cabin-rows.module.css';

type CabinRowsProps = { type: CabinType; name: string; cabins: readonly number[]; onPersons(index: number, persons: number): void };

/** One row per chosen cabin: a stepper for its persons, and its price. CABIN-12. */
export function CabinRows({ type, name, cabins, onPersons }: CabinRowsProps) {
  const { t } = useTranslation('cabins');
  const { money } = useFormat();
  if (cabins.length === 0) return null;
  return (
    <ol className={styles.rows} aria-label={name}>
      {cabins.map((persons, index) => (
        <li key={index} className={styles.row}>
          <span className={styles.number}>{t('cabin', { number: index + 1 })}</span>
          <Stepper
            label={t('persons', { cabin: name, number: index + 1 })}
            hideLabel
            value={persons}
            min={type.minimum_occupancy}
            max={type.maximum_occupancy}
            onChange={(value) => onPersons(index, value)}
          />
          <span className={styles.price}>
            {t('cabinPrice', { price: money(times(cabinPrice(type, persons), persons), { whole: true }) })}
          </span>
        </li>
      ))}
    </ol>
  );
}
