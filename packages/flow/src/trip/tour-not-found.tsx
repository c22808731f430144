import { errorText, useTranslation } from '@booking/ui/i18n';
import { NotFound } from '../layout/not-found.tsx';

/** The screen of a step whose tour does not exist. */
export function TourNotFound() {
  const { t } = useTranslation(['common', 'errors']);
  return <NotFound title={t('common:error.notFound')} message={errorText(t, 'no-tour')} />;
}
