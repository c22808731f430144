import { type Cents, negate, times } from '@booking/domain/money';
import { cabinPrice, reducedPrice } from '@booking/domain/pricing';
import type { CabinType, Voucher } from '@booking/domain/schema';
import { useFormat, useTranslation } from '../../i18n/index.ts';
import { Icon, Price, Stepper } from '../../primitives/index.ts';
import styles from './cabin-rows.module.css';

export type CabinRowsProps = {
  type: CabinType;
  name: string;
  cabins: readonly number[];
  voucher: Voucher | null;
  /** What a second person in a cabin taken by one adds to the total, in cents; null where that is not possible or not needed. */
  getSecondPersonCost(index: number): Cents | null;
  onPersons(index: number, persons: number): void;
};

/** What the second person would cost in a cabin that is taken by one. */
function SecondPerson({ cost }: { cost: Cents }) {
  const { t } = useTranslation('cabins');
  const { money } = useFormat();
  const kind = cost > 0 ? 'more' : cost < 0 ? 'less' : 'same';
  return (
    <p className={styles.second}>
      <Icon name="info" size={18} />
      <span>{t(`secondPerson.${kind}`, { price: money(cost < 0 ? negate(cost) : cost, { whole: true }) })}</span>
    </p>
  );
}

/** One row per chosen cabin: a stepper for its persons, and its price. */
export function CabinRows({ type, name, cabins, voucher, getSecondPersonCost, onPersons }: CabinRowsProps) {
  const { t } = useTranslation('cabins');
  if (cabins.length === 0) return null;
  return (
    <ol className={styles.rows} aria-label={name}>
      {cabins.map((persons, index) => {
        const unit = cabinPrice(type, persons);
        const secondPerson = getSecondPersonCost(index);
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
            {secondPerson !== null && <SecondPerson cost={secondPerson} />}
          </li>
        );
      })}
    </ol>
  );
}
