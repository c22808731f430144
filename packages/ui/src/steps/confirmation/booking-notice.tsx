import { assertNever } from '@booking/domain/errors';
import { useTranslation } from '../../i18n/index.ts';
import { ActionLink, Button, Notice } from '../../primitives/index.ts';
import { SoldNotice } from '../sold-notice.tsx';
import styles from './booking-notice.module.css';
import type { BookingStatus } from './confirmation-data.ts';

type BookingNoticeProps = {
  status: BookingStatus;
  /** An earlier request has no response yet; the page shows its choices. */
  open: boolean;
  onStartOver(): void;
  cabinsHref: string;
  passengersHref: string;
};

/** A notice about the state of the booking request: pending, failed or unknown. */
export function BookingNotice({ status, open, onStartOver, cabinsHref, passengersHref }: BookingNoticeProps) {
  const { t } = useTranslation('confirmation');
  const startOver = <Button onClick={onStartOver}>{t('startOver')}</Button>;
  switch (status) {
    case 'idle':
      return open ? (
        <Notice tone="info" action={startOver}>
          <p>{t('openText')}</p>
          <p>{t('startOverText')}</p>
        </Notice>
      ) : null;
    case 'booking':
    case 'slow':
      return (
        <div role="status" className={styles.making}>
          <Notice tone="info" title={t('booking')}>
            {status === 'slow' ? t('slow') : t('bookingText')}
          </Notice>
        </div>
      );
    case 'unknown':
      return (
        <Notice tone="error" title={t('failed')} action={open ? startOver : null}>
          <p>{t('unknownText')}</p>
          {open ? <p>{t('startOverText')}</p> : null}
        </Notice>
      );
    case 'checking':
      return (
        <div role="status" className={styles.making}>
          <Notice tone="info" title={t('checking')} />
        </div>
      );
    case 'made':
      return (
        <div role="status" className={styles.making}>
          <Notice tone="success" title={t('made')}>
            {t('madeText')}
          </Notice>
        </div>
      );
    case 'left':
      return (
        <div role="status">
          <Notice tone="info">{t('left')}</Notice>
        </div>
      );
    case 'sold':
      return <SoldNotice names={[]} cabinsHref={cabinsHref} />;
    case 'refused':
    case 'failed':
      return (
        <Notice
          tone="error"
          title={t('failed')}
          action={
            <div className={styles.actions}>
              <ActionLink variant="secondary" href={cabinsHref}>
                {t('toCabins')}
              </ActionLink>
              {status === 'refused' ? (
                <ActionLink variant="secondary" href={passengersHref}>
                  {t('toPassengers')}
                </ActionLink>
              ) : null}
            </div>
          }
        >
          {t(status === 'failed' ? 'failedText' : 'refusedText')}
        </Notice>
      );
    default:
      return assertNever(status);
  }
}
