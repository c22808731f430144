import { useTranslation } from '../i18n/index.ts';
import styles from './form-loading.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A form that is loading: a card with the labels and boxes of its fields. */
export function FormLoading() {
  const { t } = useTranslation();
  return (
    <div className={styles.form} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {[...'0123456789'].map((field) => (
        <span key={field} />
      ))}
    </div>
  );
}
