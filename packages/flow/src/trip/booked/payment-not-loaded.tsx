import { ApiError, isDefinitiveError } from '@booking/api';
import { errorText, useTranslation } from '@booking/ui/i18n';
import { ErrorView } from '@booking/ui/layout';
import { BookingLoaderView } from '@booking/ui/steps/payment-result';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useServices } from '../../app/services.ts';
import { Aside } from '../../layout/aside.tsx';
import { ErrorPage } from '../../layout/error-page.tsx';

/**
 * Shown if a standalone payment cannot be loaded. A 404 shows a not-found page, another definitive error 'This payment cannot be completed at
 * this time.', anything else 'Something went wrong.'
 */
export function PaymentNotLoaded(props: ErrorComponentProps) {
  const { t } = useTranslation(['paymentErrors', 'common']);
  const { runtime } = useServices();
  const router = useRouter();
  const { error } = props;
  if (!(error instanceof ApiError)) return <ErrorPage {...props} />;
  if (error.kind === 'not-found')
    return <ErrorView title={t('common:error.notFound')} message={errorText(t, 'payment-not-found')} home={runtime.facts.homeSite} />;
  const isDefinitive = isDefinitiveError(error);
  return (
    <BookingLoaderView
      title={t('common:error.title')}
      waiting={null}
      message={{ tone: 'error', title: errorText(t, isDefinitive ? 'payment-not-possible' : 'something-went-wrong'), text: null }}
      action={isDefinitive ? null : { label: t('common:retry'), onClick: () => void router.invalidate() }}
      aside={<Aside />}
    />
  );
}
