import { errorText, useTranslation } from '@booking/ui/i18n';
import { ErrorView } from '@booking/ui/layout';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useServices } from '../app/services.ts';
import { ErrorPage } from '../layout/error-page.tsx';
import { NotFound } from '../layout/not-found.tsx';
import { MissingData } from './missing-data.ts';

/** The error page of the checkout. Shows which data is missing, or 'Not found' if the departure does not exist. */
export function MissingDataPage(props: ErrorComponentProps) {
  const { t } = useTranslation(['common', 'errors']);
  const router = useRouter();
  const { runtime } = useServices();
  const { error, reset } = props;
  if (!(error instanceof MissingData)) return <ErrorPage {...props} />;
  if (error.code === 'departure-not-found') return <NotFound title={t('common:error.notFound')} message={errorText(t, error.code)} />;
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <ErrorView
      title={t('common:error.title')}
      message={errorText(t, error.code)}
      home={runtime.facts.homeSite}
      retry={{ onClick: retry }}
    />
  );
}
