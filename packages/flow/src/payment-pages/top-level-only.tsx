import { useTranslation } from '@booking/ui/i18n';
import { BookingLoaderView } from '@booking/ui/steps/payment-result';
import { Outlet } from '@tanstack/react-router';
import { useHrefs } from '../app/addresses.ts';
import { useInFrame } from '../app/services.ts';
import { Aside } from '../layout/aside.tsx';

/** Payment is always top-level. A frame shows a link to the same page of the full shell, which opens in a new window. */
export const TopLevelOnly = () => (
  <>
    {/* For hosts that do not send it as a header: the address gives access to personal data. OUT-30. */}
    <meta name="referrer" content="no-referrer" />
    {useInFrame() ? <LinkToFullShell /> : <Outlet />}
  </>
);

function LinkToFullShell() {
  const { t } = useTranslation('payment');
  const { fullHref } = useHrefs();
  const href = fullHref({ to: '.', params: true, search: true });
  return (
    <BookingLoaderView
      title={t('framed.title')}
      waiting={null}
      message={{ tone: 'info', title: t('framed.text'), text: null }}
      action={{ label: t('framed.action'), href, newWindow: true }}
      aside={<Aside />}
    />
  );
}
