import { ApiError, paymentQueries } from '@booking/api';
import type { Payment } from '@booking/domain/schema';
import { errorText, useTranslation } from '@booking/ui/i18n';
import { ErrorView } from '@booking/ui/layout';
import { BookingLoaderView } from '@booking/ui/steps/payment-result';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useServices } from '../boot/services.ts';
import { Aside } from './aside.tsx';

type LoaderProps = { paymentId: string; children: (payment: Payment, refresh: () => void) => ReactNode };

/**
 * A standalone payment: spinner; a 404 leads to a not-found page; another client error to 'This payment cannot be completed at
 * this time.'; anything else to 'Something went wrong.' Specification section 2, Standalone payment.
 */
export function StandalonePaymentLoader({ paymentId, children }: LoaderProps) {
  const { t } = useTranslation(['payment', 'errors', 'common']);
  const { client, runtime } = useServices();
  const { data, error, isError, refetch } = useQuery({ ...paymentQueries(client).detail(paymentId), retryOnMount: false });
  const refresh = () => void refetch();
  if (data) return children(data, refresh);
  const kind = error instanceof ApiError ? error.kind : null;
  if (kind === 'not-found')
    return <ErrorView title={t('common:error.notFound')} message={errorText(t, 'payment-not-found')} home={runtime.facts.homeSite} />;
  const title = errorText(t, kind === 'client' ? 'payment-not-possible' : 'something-went-wrong');
  return (
    <BookingLoaderView
      title={isError ? t('common:error.title') : t('payment:standalone.title')}
      waiting={isError ? null : t('common:loading')}
      message={isError ? { tone: 'error', title, text: null } : null}
      action={isError && kind !== 'client' ? { label: t('common:retry'), onClick: refresh } : null}
      aside={<Aside />}
    />
  );
}
