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
  /** When the rest is due; null where that day is past or not known. */
  restBy: IsoDate | null;
  onSwitch(type: PaymentType): void;
};

/** Deposit and full amount side by side: the one that is paid, and the button that switches to the other. Specification section 2, Step 6. */
export function PaymentTypeChoice({ type, deposit, full, restBy, onSwitch }: PaymentTypeChoiceProps) {
  const { t } = useTranslation('payment');
  const { money, date } = useFormat();
  const amounts = { deposit, full_payment: full } as const;
  const rest = money(subtract(full, deposit));
  const notes = {
    deposit: restBy ? t('amounts.rest', { amount: rest, date: date(restBy, 'long') }) : t('amounts.restLater', { amount: rest }),
    full_payment: t('type.nothingLeft'),
  } as const;
  const words = (one: PaymentType, name: string) => (
    <>
      <span className={styles.name}>{name}</span>
      <span className={styles.amount}>{money(amounts[one])}</span>
      <span className={styles.note}>{notes[one]}</span>
    </>
  );
  return (
    <div className={styles.choices}>
      {(['deposit', 'full_payment'] as const).map((one) =>
        one === type ? (
          <div key={one} className={styles.chosen}>
            <Icon name="check" className={styles.check} />
            {words(one, t(`type.${one}`))}
          </div>
        ) : (
          <button key={one} type="button" className={styles.other} onClick={() => onSwitch(one)}>
            {words(one, one === 'deposit' ? t('type.toDeposit') : t('type.toFull'))}
          </button>
        ),
      )}
    </div>
  );
}
