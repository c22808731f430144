import { times } from '@booking/domain/money';
import { cabinPrice, reducedPrice } from '@booking/domain/pricing';
import type { CabinType, Voucher } from '@booking/domain/schema';
import { useTranslation } from '../../i18n/index.ts';
import { Price, usePriceText } from '../../primitives/index.ts';
import styles from './cabin-prices.module.css';

const tiers = [
  { persons: 1, key: 'price.one' },
  { persons: 2, key: 'price.two' },
  { persons: 3, key: 'price.threeOrMore' },
] as const;

type CabinPricesProps = { type: CabinType; persons: number; voucher: Voucher | null };

/** The price per person at this occupancy. */
export function CabinPrice({ type, persons, voucher }: CabinPricesProps) {
  const { t } = useTranslation('cabins');
  const price = cabinPrice(type, persons);
  return (
    <p className={styles.price}>
      <strong>
        <Price price={price} reduced={reducedPrice(price, voucher)} />
      </strong>
      <span>{t('price.perPersonFor', { count: persons })}</span>
    </p>
  );
}

/** The price of the whole cabin at this occupancy, and that of a person at other occupancies, where these differ. */
export function OtherPrices({ type, persons, voucher }: CabinPricesProps) {
  const { t } = useTranslation('cabins');
  const priceText = usePriceText();
  const price = cabinPrice(type, persons);
  const getKey = (tier: (typeof tiers)[number]) => (tier.persons === 3 && type.maximum_occupancy === 3 ? 'price.three' : tier.key);
  const possible = tiers.filter((tier) => tier.persons <= type.maximum_occupancy);
  const offered = possible.filter((tier) => tier.persons >= Math.min(type.minimum_occupancy, 3));
  const others = offered.filter((tier) => tier.persons !== Math.min(persons, 3) && cabinPrice(type, tier.persons) !== price);
  if (persons === 1 && others.length === 0) return null;
  return (
    <ul className={styles.others}>
      {persons > 1 && (
        <li>
          <span>{t('price.whole', { price: priceText(times(price, persons), reducedPrice(price, voucher, persons)) })}</span>
        </li>
      )}
      {others.map((tier) => (
        <li key={tier.persons}>
          <span>{`${t(getKey(tier))}: `}</span>
          <Price price={cabinPrice(type, tier.persons)} reduced={reducedPrice(cabinPrice(type, tier.persons), voucher)} />
        </li>
      ))}
    </ul>
  );
}
