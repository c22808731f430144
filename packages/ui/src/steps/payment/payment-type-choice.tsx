import type { IsoDate, PaymentType } from '@booking/domain/schema';
import type { PaymentStep } from '@booking/domain/steps';
import { useId } from 'react';
import { Choice, ChoiceName, choiceLabels } from '../../form/index.ts';
import { useFormat, useTranslation } from '../../i18n/index.ts';
import { useOwnRadios } from '../../primitives/index.ts';
import styles from './payment-type-choice.module.css';

export type PaymentTypeChoiceProps = {
  type: PaymentType;
  choice: NonNullable<PaymentStep['choice']>;
  /** The due date of what remains after the deposit; null if it is past. */
  restBy: IsoDate | null;
  /** A payment is in progress: the choice cannot be switched. */
  busy: boolean;
  onSwitch(type: PaymentType): void;
};

const types = ['deposit', 'full_payment'] as const satisfies readonly PaymentType[];

/**
 * The choice between the deposit and the full amount: two radio buttons. The one that is not chosen says what it would change. What is charged is
 * large, also in dollars. While a payment is in progress neither can be switched.
 */
export function PaymentTypeChoice({ type, choice: { options, rest }, restBy, busy, onSwitch }: PaymentTypeChoiceProps) {
  const { t } = useTranslation('payment');
  const { money, usd, date } = useFormat();
  const name = useId();
  const { ref, onChange } = useOwnRadios<HTMLFieldSetElement>(type, (value) => onSwitch(value === 'deposit' ? 'deposit' : 'full_payment'));
  const notes = {
    deposit: restBy
      ? t('amounts.rest', { amount: money(rest), date: date(restBy, 'long') })
      : t('amounts.restLater', { amount: money(rest) }),
    full_payment: t('type.nothingLeft'),
  } as const;
  const others = { deposit: t('type.toDeposit'), full_payment: t('type.toFull') } as const;
  return (
    <fieldset ref={ref} className={styles.choices} disabled={busy}>
      <legend className={styles.question}>{t('type.question')}</legend>
      {types.map((one) => {
        const { amount, usd: estimate } = options[one];
        const id = `${name}-${one}`;
        const description = notes[one];
        return (
          <Choice key={one} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={one}
              defaultChecked={one === type}
              onChange={onChange}
              {...choiceLabels(id, { note: amount, description })}
            />
            <ChoiceName id={id} className={styles.name}>
              {one === type ? t(`type.${one}`) : others[one]}
            </ChoiceName>
            <span className={styles.amounts} id={`${id}-note`} translate="no">
              {estimate === null ? null : <span className={styles.charged}>{t('amounts.usd', { amount: usd(estimate) })}</span>}
              <span className={estimate === null ? styles.amount : styles.euros}>{money(amount)}</span>
            </span>
            <span className={styles.note} id={`${id}-description`}>
              {description}
            </span>
          </Choice>
        );
      })}
    </fieldset>
  );
}
