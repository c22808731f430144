import { type Cents, times } from '@booking/domain/money';
import { cabinPrice, reducedPrice } from '@booking/domain/pricing';
import type { CabinType, Voucher } from '@booking/domain/schema';
import { useFormat, useTranslation } from '../../i18n/index.ts';
import { Button, Price, Stepper } from '../../primitives/index.ts';
import styles from './cabin-rows.module.css';

export type CabinRowsProps = {
  type: CabinType;
  name: string;
  cabins: readonly number[];
  voucher: Voucher | null;
  /** The total of the trip with a second person in a cabin taken by one, in cents; null where that is not possible or not needed. */
  getSecondPersonTotal(index: number): Cents | null;
  onPersons(index: number, persons: number): void;
};

/** One row per chosen cabin: a stepper for its persons, its price, and a press that makes a cabin for one a cabin for two. */
export function CabinRows({ type, name, cabins, voucher, getSecondPersonTotal, onPersons }: CabinRowsProps) {
  const { t } = useTranslation('cabins');
  const { money } = useFormat();
  if (cabins.length === 0) return null;
  return (
    <ol className={styles.rows} aria-label={name}>
      {cabins.map((persons, index) => {
        const unit = cabinPrice(type, persons);
        const withSecond = getSecondPersonTotal(index);
        return (
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
            <div className={styles.price}>
              <Price
                price={times(unit, persons)}
                reduced={reducedPrice(unit, voucher, persons)}
                words={(price) => t('cabinPrice', { price })}
              />
            </div>
            {withSecond !== null && (
              <Button
                className={styles.second}
                onClick={({ currentTarget }) => {
                  // It disappears with the press: the focus stays in the row.
                  currentTarget.closest('li')?.querySelector('button')?.focus();
                  onPersons(index, 2);
                }}
              >
                <span>{t('secondPerson', { price: money(withSecond) })}</span>
              </Button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
