import type { Cents } from '@booking/domain/money';
import { subtract } from '@booking/domain/money';
import type { IsoDate, PaymentType } from '@booking/domain/schema';
import { useFormat, useTranslation } from '../../i18n/index.ts';
import { Icon } from '../../primitives/index.ts';
import styles from './payment-type-choice.module.css';

export type PaymentTypeChoiceProps = {
  type: PaymentType;
  deposit: Cents;
  full: Cents;
  /** The due date of the remainder; null if it is past or unknown. */
  restBy: IsoDate | null;
  /** A payment is in progress: the choice cannot be switched. */
  busy: boolean;
  onSwitch(type: PaymentType): void;
};

/** The deposit and the full amount: the chosen one, and a button that switches to the other. PAY-6, PAY-7. */
export function PaymentTypeChoice({ type, deposit, full, restBy, busy, onSwitch }: PaymentTypeChoiceProps) {
  const { t } = useTranslation('payment');
  const { money, date } = useFormat();
  const amounts = { deposit, full_payment: full } as const;
  const rest = money(subtract(full, deposit));
  const notes = {
    deposit: restBy ? t('amounts.rest', { amount: rest, date: date(restBy, 'long') }) : t('amounts.restLater', { amount: rest }),
    full_payment: t('type.nothingLeft'),
  } as const;
  return (
    <div className={styles.choices}>
      {(['deposit', 'full_payment'] as const).map((one) => {
        const chosen = one === type;
        const other = one === 'deposit' ? t('type.toDeposit') : t('type.toFull');
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
              {money(amounts[one])}
            </span>
            <span className={styles.note}>{notes[one]}</span>
          </button>
        );
      })}
    </div>
  );
}
