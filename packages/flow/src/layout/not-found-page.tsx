import { useTranslation } from '@booking/ui/i18n';
import { ErrorView } from '@booking/ui/layout';
import { useServices } from '../app/services.ts';

/** Shown if no route matches: 'Error', 'Page not found'. ERR-9. */
export function NotFoundPage() {
  const { t } = useTranslation(['common', 'errors']);
  const { runtime } = useServices();
  return <ErrorView title={t('common:error.title')} message={t('errors:page-not-found')} home={runtime.facts.homeSite} />;
}
