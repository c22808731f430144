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
  const { t } = useTranslation('confirmation');
  const frozen = open?.changed ? <p>{t('changedText')}</p> : null;
  switch (status) {
    case 'idle':
      return open ? (
        <Notice tone="info">
          <p>{t('openText')}</p>
          {frozen}
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
        <Notice tone="error" title={t('failed')}>
          <p>{t('unknownText')}</p>
          {frozen}
        </Notice>
      );
    case 'refused':
    case 'failed':
      return (
        <Notice
          tone="error"
          title={t('failed')}
          action={
            <div className={styles.ways}>
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
