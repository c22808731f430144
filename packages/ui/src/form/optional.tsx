import { useTranslation } from '../i18n/index.ts';

/** Says that a field may stay empty. */
export function Optional() {
  const { t } = useTranslation('common');
  return <>{t('optional')}</>;
}
