import { ApiError } from '@booking/api';
import { errorText, useTranslation } from '@booking/ui/i18n';
import { ErrorView } from '@booking/ui/layout';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { FileNotLoaded } from '../app/load-file.ts';
import { useServices } from '../app/services.ts';
import { FileNotLoadedPage } from './file-not-loaded-page.tsx';
import { NotFound } from './not-found.tsx';

/** Whether an error says what happened. Anything may be thrown. */
function hasMessage(error: unknown): boolean {
  const message = typeof error === 'string' ? error : (error as { message?: unknown } | null | undefined)?.message;
  return typeof message === 'string' && message.trim() !== '';
}

/** Heading and message of an error that is neither a missing file nor a 404. */
function useErrorTexts(error: unknown): { title: string; message: string } {
  const { t } = useTranslation(['common', 'errors']);
  if (error instanceof ApiError) {
    return { title: t('common:error.title'), message: `${error.status ?? ''} ${errorText(t, 'something-went-wrong')}`.trim() };
  }
  if (!hasMessage(error)) return { title: t('common:error.title'), message: errorText(t, 'unknown-error') };
  return { title: t('common:error.unexpected'), message: t('common:error.unexpectedText') };
}

/**
 * The error page of a screen: 'Unexpected Application Error!' for an error in the app itself, 'Error' with a message for a failed
 * request, which a 404 does not offer to repeat, and with 'Unknown error' for an error without a message. Technical texts and error bodies of the
 * server are not shown.
 */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation(['common', 'errors']);
  const router = useRouter();
  const { runtime } = useServices();
  const { title, message } = useErrorTexts(error);
  useEffect(() => console.error(error), [error]);
  if (error instanceof FileNotLoaded) return <FileNotLoadedPage />;
  if (error instanceof ApiError && error.kind === 'not-found')
    return <NotFound title={t('common:error.title')} message={t('errors:page-not-found')} />;
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return <ErrorView title={title} message={message} retry={{ onClick: retry }} home={runtime.facts.homeSite} />;
}
