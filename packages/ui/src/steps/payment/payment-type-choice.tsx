import type { Cents, UsdCents } from '@booking/domain/money';
import type { IsoDate, PaymentType } from '@booking/domain/schema';
import { useFormat, useTranslation } from '../../i18n/index.ts';
import { Icon } from '../../primitives/index.ts';
import styles from './payment-type-choice.module.css';

/** An amount to pay; `usd` is its estimate in US cents, null for payments in euros. */
type PaymentOption = { amount: Cents; usd: UsdCents | null };
export type PaymentTypeChoiceProps = {
  type: PaymentType;
  options: Readonly<Record<PaymentType, PaymentOption>>;
  /** What remains after the deposit, and its due date; the date is null if it is past. */
  rest: Cents;
  restBy: IsoDate | null;
  /** A payment is in progress: the choice cannot be switched. */
  busy: boolean;
  onSwitch(type: PaymentType): void;
};

/** The deposit and the full amount: the chosen one, and a button that switches to the other. PAY-6, PAY-7, PAY-65. */
export function PaymentTypeChoice({ type, options, rest, restBy, busy, onSwitch }: PaymentTypeChoiceProps) {
  const { t } = useTranslation('payment');
  const { money, usd, date } = useFormat();
  const notes = {
    deposit: restBy
      ? t('amounts.rest', { amount: money(rest), date: date(restBy, 'long') })
      : t('amounts.restLater', { amount: money(rest) }),
    full_payment: t('type.nothingLeft'),
  } as const;
  return (
    <div className={styles.choices}>
      {(['deposit', 'full_payment'] as const).map((one) => {
        const chosen = one === type;
        const other = one === 'deposit' ? t('type.toDeposit') : t('type.toFull');
        const option = options[one];
        // The chosen option stays a button, so that a switch does not lose the focus.
        return (
          <button
            key={one}
            type="button"
            className={chosen ? styles.chosen : styles.other}
            aria-current={chosen || undefined}
            aria-disabled={chosen || busy || undefined}
            onClick={() => (chosen || busy ? undefined : onSwitch(one))}
          >
            {chosen ? <Icon name="check" className={styles.check} /> : null}
            <span className={styles.name}>{chosen ? t(`type.${one}`) : other}</span>
            <span className={styles.amount} translate="no">
              {money(option.amount)}
            </span>
            {option.usd === null ? null : (
              <span className={styles.note} translate="no">
                {t('amounts.usd', { amount: usd(option.usd) })}
              </span>
            )}
            <span className={styles.note}>{notes[one]}</span>
          </button>
        );
      })}
    </div>
  );
}
