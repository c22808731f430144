import { errorText, useTranslation } from '@booking/ui/i18n';
import { ErrorView } from '@booking/ui/layout';
import { Loading } from '@booking/ui/primitives';
import { useCallback, useEffect, useState } from 'react';
import { askForPage, hasReloaded, type Reload, reloadPage } from '../app/reload.ts';
import { useServices } from '../app/services.ts';

/** After a reload in vain: a file that is blocked is none of the connection. */
const findReason = async (): Promise<Reload> => ((await askForPage()) === 'offline' ? 'offline' : 'failed');

/**
 * Shown if a file of the application could not be loaded in spite of retries. Reloads the page once. After that it says what is wrong: there is no
 * connection, or only the file is missing.
 */
export function FileNotLoadedPage() {
  const { t } = useTranslation(['common', 'errors']);
  const { facts } = useServices().runtime;
  const [state, setState] = useState<Reload>('reloading');
  const reload = useCallback(async (): Promise<void> => {
    setState('reloading');
    setState(await reloadPage());
  }, []);
  useEffect(() => {
    void (hasReloaded() ? findReason() : reloadPage()).then(setState);
    const onOnline = () => void reload();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [reload]);
  // Not the step's own loading state: the texts for it may be missing as well.
  if (state === 'reloading') return <Loading height={420} />;
  return (
    <ErrorView
      title={t('common:error.title')}
      message={errorText(t, state === 'offline' ? 'network' : 'file-not-loaded')}
      retry={{ onClick: () => void reload() }}
      phone={facts.phones[0]?.number}
      home={facts.homeSite}
    />
  );
}
