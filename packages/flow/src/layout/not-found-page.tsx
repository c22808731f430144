import { useTranslation } from '@booking/ui/i18n';
import { NotFound } from './not-found.tsx';

/** Shown if no route matches: 'Error', 'Page not found'. */
export function NotFoundPage() {
  const { t } = useTranslation(['common', 'errors']);
  return <NotFound title={t('common:error.title')} message={t('errors:page-not-found')} />;
}
