import styles from './result-picture.module.css';

/**
 * `requested`: an on-request booking without a payment. `open`: the payment is due. `closed`: the booking cannot be paid any more, and
 * nothing else is known.
 */
export type PaymentResultStatus = 'succeeded' | 'processing' | 'canceled' | 'requested' | 'open' | 'closed';

const signs: Record<PaymentResultStatus, string> = {
  succeeded: 'M-10 0l7 7L11-8',
  processing: 'M0-10v10l7 4',
  requested: 'M0-10v10l7 4',
  canceled: 'M0-10v12m0 7v.5',
  open: 'M0-10v12m0 7v.5',
  closed: 'M-9 0h18',
};

/** A boat on the water, under a sun with a sign for the status. */
export function ResultPicture({ status }: { status: PaymentResultStatus }) {
  return (
    <svg className={styles.picture} viewBox="0 0 320 140" role="presentation" aria-hidden="true">
      <rect width="320" height="140" rx="12" className={styles.sky} />
      <circle cx="228" cy="50" r="30" className={styles.sun} />
      <path d={signs[status]} transform="translate(228 50)" className={styles.sign} />
      <path d="M70 92h96l-12 22H82Zm16 0V72h52l14 20M98 72V54" className={styles.boat} />
      <path d="M98 54c10-4 12 4 22 0v12c-10 4-12-4-22 0Z" className={styles.flag} />
      <path
        d="M0 110q10-8 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0v18a12 12 0 0 1-12 12H12a12 12 0 0 1-12-12Z"
        className={styles.water}
      />
      <path
        d="M0 122q10-8 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0v6a12 12 0 0 1-12 12H12a12 12 0 0 1-12-12Z"
        className={styles.deep}
      />
    </svg>
  );
}
