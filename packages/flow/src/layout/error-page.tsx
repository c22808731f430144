import { ApiError } from '@booking/api';
import { useTranslation } from '@booking/ui/i18n';
import { ErrorView } from '@booking/ui/layout';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { FileNotLoaded } from '../app/load-file.ts';
import { useServices } from '../app/services.ts';
import { FileNotLoadedPage } from './file-not-loaded-page.tsx';

/**
 * The layout's error page: heading 'Unexpected Application Error!' for a fault of our own, 'Error' with a message for a call
 * that failed. Server error bodies are not shown. ERR-2, ERR-9, ERR-10, ERR-26.
 */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation(['common', 'errors']);
  const router = useRouter();
  const { runtime } = useServices();
  useEffect(() => console.error(error), [error]);
  if (error instanceof FileNotLoaded) return <FileNotLoadedPage />;
  const call = error instanceof ApiError;
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <ErrorView
      title={call ? t('common:error.title') : t('common:error.unexpected')}
      message={
        call
          ? `${error.status ?? ''} ${t('errors:something-went-wrong')}`.trim()
          : (error instanceof Error && error.message) || t('errors:unknown-error')
      }
      retry={{ onClick: retry }}
      home={runtime.facts.homeSite}
    />
  );
}
