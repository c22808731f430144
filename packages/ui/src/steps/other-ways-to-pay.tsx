import type { Phone } from '@booking/config';
import { useTranslation } from '../i18n/index.ts';
import { toPhone } from '../layout/contact-links.ts';
import styles from './other-ways-to-pay.module.css';

export type OtherWaysToPayProps = { bookingNumber: string | null; phones: readonly Phone[] };

/** How else to pay, for example if the form does not load: the phone numbers, and the booking number to mention. */
export function OtherWaysToPay({ bookingNumber, phones }: OtherWaysToPayProps) {
  const { t } = useTranslation('payment');
  return (
    <>
      <p>{bookingNumber === null ? t('form.otherWays') : t('form.otherWaysNumber', { number: bookingNumber })}</p>
      {phones.length > 0 ? (
        <ul className={styles.phones}>
          {phones.map(({ label, number }) => (
            <li key={number}>
              <a href={toPhone(number)} translate="no">
                {number}
              </a>
              <span>{` (${label})`}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
