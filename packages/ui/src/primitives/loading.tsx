import { useTranslation } from '../i18n/index.ts';
import { Icon } from './icon.tsx';
import styles from './loading.module.css';

type LoadingProps = {
  label?: string | undefined;
  /** The expected height of the content in pixels, which avoids a layout shift. */
  height?: number | undefined;
  /** The content is a form: the outline of its fields is shown. */
  form?: boolean | undefined;
};

/** A boat over a progress bar, or the outline of a form, with a label. */
export function Loading({ label, height, form }: LoadingProps) {
  const { t } = useTranslation('common');
  return (
    <div className={form ? styles.form : styles.loading} role="status" style={{ minHeight: height }}>
      {form ? null : (
        <>
          <Icon name="boat" size={44} className={styles.boat} />
          <span className={styles.bar} aria-hidden="true" />
        </>
      )}
      <p>{label ?? t('loading')}</p>
    </div>
  );
}
