import { errorText, useTranslation } from '@booking/ui/i18n';
import { ErrorView } from '@booking/ui/layout';
import { Loading } from '@booking/ui/primitives';
import { useCallback, useEffect, useState } from 'react';
import { hasReloaded, reloadPage } from '../app/reload.ts';
import { useServices } from '../app/services.ts';

/**
 * Shown if a file of the application could not be loaded in spite of retries. Reloads the page once. After that it shows a connection error.
 * ERR-26.
 */
export function FileNotLoadedPage() {
  const { t } = useTranslation(['common', 'errors']);
  const { runtime } = useServices();
  const [isReloading, setIsReloading] = useState(() => !hasReloaded());
  const reload = useCallback(async (): Promise<void> => {
    setIsReloading(true);
    if (!(await reloadPage())) setIsReloading(false);
  }, []);
  useEffect(() => {
    if (!hasReloaded()) void reload();
    const onOnline = () => void reload();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [reload]);
  // Not the step's own loading state: the texts for it may be missing as well.
  if (isReloading) return <Loading height={420} />;
  return (
    <ErrorView
      title={t('common:error.title')}
      message={errorText(t, 'network')}
      retry={{ onClick: () => void reload() }}
      home={runtime.facts.homeSite}
    />
  );
}
