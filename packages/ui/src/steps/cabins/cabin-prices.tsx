import { cabinPrice } from '@booking/domain/pricing';
import type { CabinType } from '@booking/domain/schema';
import { useFormat, useTranslation } from '../../i18n/index.ts';
import styles from './cabin-prices.module.css';

const tiers = [
  { persons: 1, key: 'price.one' },
  { persons: 2, key: 'price.two' },
  { persons: 3, key: 'price.threeOrMore' },
] as const;

/** The price per person at this occupancy, and the prices at other occupancies if they differ. CABIN-15, PRICE-6. */
export function CabinPrices({ type, persons }: { type: CabinType; persons: number }) {
  const { t } = useTranslation('cabins');
  const { money } = useFormat();
  const price = cabinPrice(type, persons);
  const possible = tiers.filter((tier) => (tier.persons === 3 ? 3 : tier.persons) <= type.maximum_occupancy);
  const offered = possible.filter((tier) => tier.persons >= Math.min(type.minimum_occupancy, 3));
  const others = offered.filter((tier) => tier.persons !== Math.min(persons, 3) && cabinPrice(type, tier.persons) !== price);
  return (
    <div className={styles.prices}>
      <p className={styles.price}>
        <strong translate="no">{money(price, { whole: true })}</strong>
        <span>{t('price.perPersonFor', { count: persons })}</span>
      </p>
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.map((tier) => (
            <li key={tier.persons}>
              <span>{`${t(tier.key)}: `}</span>
              <span translate="no">{money(cabinPrice(type, tier.persons), { whole: true })}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
