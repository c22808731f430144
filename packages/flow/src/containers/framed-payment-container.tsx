import { useTranslation } from '@booking/ui/i18n';
import { BookingLoaderView } from '@booking/ui/steps/payment-result';
import { useServices } from '../boot/services.ts';
import { Aside } from './aside.tsx';

/** True where a payment may not be made: inside another window, or in the frame's shell. Decisions, Embedding. */
export function useInFrame(): boolean {
  const { framed, shell } = useServices().runtime;
  return framed || shell === 'frame';
}

/** Payment is always top-level: a real link to the full shell, in a new window. */
export function FramedPaymentContainer({ href }: { href: string }) {
  const { t } = useTranslation('payment');
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
