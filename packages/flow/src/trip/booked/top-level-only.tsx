import { bookingQueries, paymentQueries } from '@booking/api/queries';
import type { BookingResult, Payment } from '@booking/domain/schema';
import { useTranslation } from '@booking/ui/i18n';
import { BookingLoaderView } from '@booking/ui/steps/payment-result';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useParams } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { useHrefs } from '../../app/addresses.ts';
import { useInFrame, useServices } from '../../app/services.ts';
import { Aside } from '../../layout/aside.tsx';

/**
 * Keeps the address of the page from others, as it gives access to personal data: for hosts that do not send that as a header. Of an element, React
 * would render nothing more once something else has removed it.
 */
function useNoReferrer(): void {
  useLayoutEffect(() => {
    const meta = Object.assign(document.createElement('meta'), { name: 'referrer', content: 'no-referrer' });
    document.head.append(meta);
    return () => meta.remove();
  }, []);
}

/** Payment is always top-level. A frame shows a link to the same page of the full shell, which opens in a new window. */
export function TopLevelOnly() {
  useNoReferrer();
  return useInFrame() ? <LinkToFullShell /> : <Outlet />;
}

/** What a frame says of a booking or payment: that it must be paid, that it is a request, or only its number. */
type FramedState = { kind: 'unpaid' | 'requested' | 'other'; number: string | null };

function getFramedState(booking: BookingResult | undefined, payment: Payment | undefined): FramedState | null {
  if (payment) return { kind: payment.status === 'Open' ? 'unpaid' : 'other', number: payment.booking_number };
  if (booking?.status !== 'completed') return null;
  return { kind: booking.can_pay ? 'unpaid' : booking.on_request ? 'requested' : 'other', number: booking.number };
}

/** The booking's number, and that it is not confirmed until it is paid. Without them while they load, or if that fails. */
function LinkToFullShell() {
  const { t } = useTranslation('payment');
  const { client } = useServices();
  const { fullHref } = useHrefs();
  const { booking = '', payment = '' } = useParams({ strict: false });
  const bookingQuery = useQuery({ ...bookingQueries(client).detail(booking), enabled: booking !== '' });
  const paymentQuery = useQuery({ ...paymentQueries(client).detail(payment), enabled: payment !== '' });
  const state = getFramedState(bookingQuery.data, paymentQuery.data);
  const titles = { unpaid: t('framed.title'), requested: t('confirmed.requestTitle'), other: t('trip.title') };
  const isPayable = state === null || state.kind === 'unpaid';
  const messages = {
    // A standalone payment has a confirmed booking, or none.
    unpaid: booking === '' ? t('framed.text') : t('framed.unpaid'),
    requested: t('framed.requested'),
    other: state?.number ? t('bookingNumber', { number: state.number }) : t('framed.text'),
  };
  return (
    <BookingLoaderView
      title={titles[state?.kind ?? 'unpaid']}
      waiting={null}
      message={{
        tone: 'info',
        title: state ? messages[state.kind] : t('framed.text'),
        text: (
          <>
            {state?.number && state.kind !== 'other' ? <p>{t('bookingNumber', { number: state.number })}</p> : null}
            {state?.kind === 'unpaid' && booking !== '' ? <p>{t('framed.text')}</p> : null}
          </>
        ),
      }}
      action={{
        label: isPayable ? t('framed.action') : t('framed.view'),
        href: fullHref({ to: '.', params: true, search: true }),
        newWindow: true,
      }}
      aside={<Aside />}
    />
  );
}
