import { recentBookingFor } from '@booking/domain/booking';
import { useTranslation } from '@booking/ui/i18n';
import { ErrorView } from '@booking/ui/layout';
import { PageError } from '@booking/ui/primitives';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useHrefs, useScreens } from '../../app/addresses.ts';
import { useInFrame, useServices } from '../../app/services.ts';
import { bookingAttempts } from '../../storage/booking-attempt.ts';
import { recentBookingEntries } from '../../storage/recent-booking.ts';
import { useStored } from '../../storage/use-stored.ts';
import { MissingData } from '../../trip/missing-data.ts';
import { MissingDataPage } from '../../trip/missing-data-page.tsx';

/** A booking that was sent from this browser: `id` is null until the backend has returned it. */
type SentBooking = { isMade: boolean; id: string | null };

/** The last booking that was sent for the departure in the address; null if there is none. Follows the storage, as the request goes on. */
function useSentBooking(): SentBooking | null {
  const { now } = useServices();
  const { departure } = useScreens().confirmation.useParams();
  const recent = useStored(recentBookingEntries, (entries) => entries.peek(departure))?.value ?? null;
  const attempt = useStored(bookingAttempts, (entries) => entries.peek(departure))?.value ?? null;
  const made = recentBookingFor(recent, departure, now());
  if (made) return { isMade: true, id: made.id };
  return attempt && { isMade: false, id: attempt.bookingId };
}

/** The error page of step 5. If the page fails after 'Book now', it leads to the booking, so that nobody books twice. */
export function ConfirmationErrorPage(props: ErrorComponentProps) {
  const { error } = props;
  const sent = useSentBooking();
  if (sent === null || error instanceof MissingData || error instanceof PageError) return <MissingDataPage {...props} />;
  return <FailedAfterBooking {...props} sent={sent} />;
}

function FailedAfterBooking({ sent: { isMade, id }, error, reset }: ErrorComponentProps & { sent: SentBooking }) {
  const { t } = useTranslation(['common', 'confirmation']);
  const router = useRouter();
  const { payment } = useScreens();
  const { href, fullHref } = useHrefs();
  const inFrame = useInFrame();
  useEffect(() => console.error(error), [error]);
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <ErrorView
      title={t(isMade ? 'confirmation:recent' : 'common:error.unexpected')}
      message={t(isMade ? 'confirmation:recentText' : id === null ? 'confirmation:unknownText' : 'confirmation:slow')}
      next={
        id === null
          ? undefined
          : {
              label: t('confirmation:framedAction'),
              href: (inFrame ? fullHref : href)({ to: payment.to, params: { booking: id } }),
              newWindow: inFrame,
            }
      }
      retry={{ onClick: retry }}
    />
  );
}
