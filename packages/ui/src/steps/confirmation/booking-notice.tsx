import { assertNever } from '@booking/domain/errors';
import { useTranslation } from '../../i18n/index.ts';
import { ActionLink, Notice } from '../../primitives/index.ts';
import styles from './booking-notice.module.css';
import type { BookingStatus } from './confirmation-data.ts';

type BookingNoticeProps = {
  status: BookingStatus;
  /** An earlier request has no response yet; `changed`: it differs from what the page now shows. */
  open: { changed: boolean } | null;
  cabinsHref: string;
  passengersHref: string;
};

/** The state of the booking request: pending, failed, or unknown. */
export function BookingNotice({ status, open, cabinsHref, passengersHref }: BookingNoticeProps) {
  const { t } = useTranslation('checkout');
  const frozen = open?.changed ? <p>{t('confirmation.changedText')}</p> : null;
  switch (status) {
    case 'idle':
      return open ? (
        <Notice tone="info">
          <p>{t('confirmation.openText')}</p>
          {frozen}
        </Notice>
      ) : null;
    case 'booking':
    case 'slow':
      return (
        <div role="status" className={styles.making}>
          <Notice tone="info" title={t('confirmation.booking')}>
            {status === 'slow' ? t('confirmation.slow') : t('confirmation.bookingText')}
          </Notice>
        </div>
      );
    case 'unknown':
      return (
        <Notice tone="error" title={t('confirmation.failed')}>
          <p>{t('confirmation.unknownText')}</p>
          {frozen}
        </Notice>
      );
    case 'refused':
    case 'failed':
      return (
        <Notice
          tone="error"
          title={t('confirmation.failed')}
          action={
            <div className={styles.ways}>
              <ActionLink variant="secondary" href={cabinsHref}>
                {t('confirmation.toCabins')}
              </ActionLink>
              {status === 'refused' ? (
                <ActionLink variant="secondary" href={passengersHref}>
                  {t('confirmation.toPassengers')}
                </ActionLink>
              ) : null}
            </div>
          }
        >
          {t(status === 'failed' ? 'confirmation.failedText' : 'confirmation.refusedText')}
        </Notice>
      );
    default:
      return assertNever(status);
  }
}
