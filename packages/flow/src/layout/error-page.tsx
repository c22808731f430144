import { ApiError } from '@booking/api';
import { useTranslation } from '@booking/ui/i18n';
import { ErrorView } from '@booking/ui/layout';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { FileNotLoaded } from '../app/load-file.ts';
import { useServices } from '../app/services.ts';
import { FileNotLoadedPage } from './file-not-loaded-page.tsx';
import { NotFound } from './not-found.tsx';

/**
 * The error page of a screen: 'Unexpected Application Error!' for an error in the app itself, 'Error' with a message for a failed
 * request, which a 404 does not offer to repeat. Technical texts and error bodies of the server are not shown. ERR-2, ERR-9, ERR-26, ERR-27, ERR-30.
 */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation(['common', 'errors']);
  const router = useRouter();
  const { runtime } = useServices();
  useEffect(() => console.error(error), [error]);
  if (error instanceof FileNotLoaded) return <FileNotLoadedPage />;
  const isApiError = error instanceof ApiError;
  if (isApiError && error.kind === 'not-found') return <NotFound title={t('common:error.title')} message={t('errors:page-not-found')} />;
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <ErrorView
      title={isApiError ? t('common:error.title') : t('common:error.unexpected')}
      message={isApiError ? `${error.status ?? ''} ${t('errors:something-went-wrong')}`.trim() : t('common:error.unexpectedText')}
      retry={{ onClick: retry }}
      home={runtime.facts.homeSite}
    />
  );
}
