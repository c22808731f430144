import { errorText, useTranslation } from '@booking/ui/i18n';
import { ErrorView } from '@booking/ui/layout';
import { Loading } from '@booking/ui/primitives';
import { useCallback, useEffect, useState } from 'react';
import { hasReloaded, reloadPage } from '../app/reload.ts';
import { useServices } from '../app/services.ts';

/** A file of the application did not come, after several tries: reloads once by itself, else says that the connection failed. ERR-26. */
export function FileNotLoadedPage() {
  const { t } = useTranslation(['common', 'errors']);
  const { runtime } = useServices();
  const [asking, setAsking] = useState(() => !hasReloaded());
  const reload = useCallback(async (): Promise<void> => {
    setAsking(true);
    if (!(await reloadPage())) setAsking(false);
  }, []);
  useEffect(() => {
    if (!hasReloaded()) void reload();
    const again = () => void reload();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [reload]);
  // Not the step's own loading state: the texts for it may be among what did not come.
  if (asking) return <Loading height={420} />;
  return (
    <ErrorView
      title={t('common:error.title')}
      message={errorText(t, 'network')}
      retry={{ onClick: () => void reload() }}
      home={runtime.facts.homeSite}
    />
  );
}
