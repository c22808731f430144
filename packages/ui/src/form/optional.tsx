import { useTranslation } from '../i18n/index.ts';

/** Marks a field as optional. */
export function Optional() {
  const { t } = useTranslation('common');
  return <>{t('optional')}</>;
}
