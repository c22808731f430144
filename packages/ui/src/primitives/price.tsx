import type { Cents } from '@booking/domain/money';
import type { ReducedPrice } from '@booking/domain/pricing';
import { useFormat, useTranslation } from '../i18n/index.ts';
import styles from './price.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export type PriceProps = {
  price: Cents;
  /** With the departure's voucher; null without one. */
  reduced: ReducedPrice | null;
  /** Puts the amount to pay into words. Without it, the amount stands alone. */
  words?: ((amount: string) => string) | undefined;
};

/** The amount to pay as text. It says 'about' if the bill may differ by a cent. */
export function usePriceText(): (price: Cents, reduced: ReducedPrice | null) => string {
  const { t } = useTranslation('departures');
  const { money } = useFormat();
  return (price, reduced) => {
    const amount = money(reduced?.amount ?? price, { whole: true });
    return reduced?.exact === false ? t('about', { price: amount }) : amount;
  };
}

/** A price, with a voucher the reduced one and the old one struck through. Screen readers hear 'now' and 'was'. */
export function Price({ price, reduced, words }: PriceProps) {
  const { t } = useTranslation('departures');
  const { money } = useFormat();
  const current = usePriceText()(price, reduced);
  const amount =
    words || reduced?.exact === false ? <span>{words ? words(current) : current}</span> : <span translate="no">{current}</span>;
  if (!reduced) return amount;
  return (
    <span className={styles.price}>
      <ins className={styles.now}>
        <VisuallyHidden>{`${t('now')} `}</VisuallyHidden>
        {amount}
      </ins>
      <del className={styles.was}>
        <VisuallyHidden>{`${t('was')} `}</VisuallyHidden>
        <span translate="no">{money(price, { whole: true })}</span>
      </del>
    </span>
  );
}
