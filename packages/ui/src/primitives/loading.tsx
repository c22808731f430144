import { useTranslation } from '../i18n/index.ts';
import { Icon } from './icon.tsx';
import styles from './loading.module.css';

/** A boat over a progress bar, with a label. `height` is the expected height of the content in pixels, which avoids a layout shift. */
export function Loading({ label, height }: { label?: string | undefined; height?: number | undefined }) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.loading} role="status" style={height === undefined ? undefined : { minHeight: height }}>
      <Icon name="boat" size={44} className={styles.boat} />
      <span className={styles.bar} aria-hidden="true" />
      <p>{label ?? t('loading')}</p>
    </div>
  );
}
