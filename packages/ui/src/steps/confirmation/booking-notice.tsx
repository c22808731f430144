import { assertNever } from '@booking/domain/errors';
import { errorText, useFormat, useTranslation } from '../../i18n/index.ts';
import { ActionLink, Button, Notice, Outcome } from '../../primitives/index.ts';
import { PriceChanges } from '../../summary/price-changes.tsx';
import { orderContext } from '../order-context.ts';
import { SoldNotice } from '../sold-notice.tsx';
import styles from './booking-notice.module.css';
import type { BookingState } from './confirmation-data.ts';
import { UnpaidNotice } from './unpaid-notice.tsx';

type BookingNoticeProps = {
  booking: BookingState;
  onRequest: boolean;
  onBook(): void;
  onStartOver(): void;
  cabinsHref: string;
  passengersHref: string;
};

/** True while the request has no response and the visitor decides how to go on: the page says so at its top. */
export const isWaitingForVisitor = ({ status, open }: BookingState): boolean => open && (status === 'idle' || status === 'unknown');

/** What the visitor has caused; a change of the price each time that it stops an order. Null for the state that the page was opened with. */
const getOccasion = ({ status, change }: BookingState): unknown =>
  status === 'idle' ? null : status === 'repriced' ? (change?.change ?? null) : status;

/** The state of the booking request: pending, failed or unknown. It is brought into view, except for one that the page was opened with. */
export const BookingNotice = (props: BookingNoticeProps) => (
  <Outcome of={getOccasion(props.booking)}>
    <StatusNotice {...props} />
  </Outcome>
);

function StatusNotice({ booking, onRequest, onBook, onStartOver, cabinsHref, passengersHref }: BookingNoticeProps) {
  const { t } = useTranslation(['confirmation', 'conflicts']);
  const { seconds } = useFormat();
  const { status, open, retryDelay } = booking;
  const order = orderContext(onRequest);
  switch (status) {
    case 'idle':
    case 'unknown':
      return open || status === 'unknown' ? (
        <Notice
          tone={status === 'idle' ? 'info' : 'error'}
          title={t(status === 'idle' ? 'openTitle' : 'failed', order)}
          action={
            open ? (
              <>
                <Button onClick={onBook}>{t('check', order)}</Button>
                <Button variant="quiet" onClick={onStartOver}>
                  {t('startOver')}
                </Button>
              </>
            ) : null
          }
        >
          <p>{t(status === 'idle' ? 'openText' : 'unknownText', order)}</p>
          {open ? <p>{t('startOverText', order)}</p> : null}
        </Notice>
      ) : null;
    case 'booking':
    case 'slow':
      return <Pending title={t('booking', order)} text={t(status === 'slow' ? 'slow' : 'bookingText', order)} />;
    case 'limited':
      return <Pending title={t('limited', order)} text={t('limitedText', { ...order, time: seconds(retryDelay) })} />;
    case 'checking':
      return <Pending title={t('checking', order)} />;
    case 'made':
      return <Pending tone="success" title={t('made', order)} text={t('madeText', order)} />;
    case 'left':
      return (
        <div role="status">
          <Notice tone="info">{t('left', order)}</Notice>
        </div>
      );
    case 'unpaid':
      return <UnpaidNotice phone={booking.phone} cabinsHref={cabinsHref} />;
    case 'sold':
      return <SoldNotice names={[]} cabinsHref={cabinsHref} />;
    case 'repriced':
      return booking.change ? (
        <Notice tone="warning" title={t('conflicts:priceChanged.title')}>
          <PriceChanges {...booking.change} />
          <p className={styles.notSent}>{t('conflicts:priceChanged.notSent')}</p>
        </Notice>
      ) : null;
    case 'refused':
    case 'failed':
      return (
        <Notice
          tone="error"
          title={t('failed')}
          action={
            <>
              <ActionLink variant="secondary" href={cabinsHref}>
                {t('toCabins')}
              </ActionLink>
              {status === 'refused' ? (
                <ActionLink variant="secondary" href={passengersHref}>
                  {t('toPassengers')}
                </ActionLink>
              ) : null}
            </>
          }
        >
          {status === 'refused' && booking.refused.length > 0 ? (
            <RefusedFields fields={booking.refused} />
          ) : (
            <p>{t(status === 'failed' && !onRequest ? 'failedText' : 'refusedText', order)}</p>
          )}
        </Notice>
      );
    default:
      return assertNever(status);
  }
}

type PendingProps = { tone?: 'info' | 'success'; title: string; text?: string | null };

const Pending = ({ tone = 'info', title, text = null }: PendingProps) => (
  <div role="status" className={styles.making}>
    <Notice tone={tone} title={title}>
      {text}
    </Notice>
  </div>
);

/** The refused fields, each with its passenger and a link to it. */
function RefusedFields({ fields }: { fields: BookingState['refused'] }) {
  const { t } = useTranslation(['confirmation', 'checkout', 'errors']);
  const toWho = (index: number): string =>
    index === 0 ? t('checkout:passengers.shortMain') : t('checkout:passengers.shortAdditional', { index });
  return (
    <>
      <p>{t('confirmation:refusedFields')}</p>
      <ul className={styles.fields}>
        {fields.map(({ path, passenger, key, code, href }) => (
          <li key={path}>
            <ActionLink href={href}>
              {/* The texts have a label for each field name. */}
              {`${toWho(passenger)}, ${t(`checkout:field.${key as 'firstName'}`)}: ${errorText(t, code)}`}
            </ActionLink>
          </li>
        ))}
      </ul>
    </>
  );
}
