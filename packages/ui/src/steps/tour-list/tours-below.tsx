import { useTranslation } from '../../i18n/index.ts';
import { TourGrid, type TourGridProps } from './tour-grid.tsx';
import styles from './tours-below.module.css';

/** The tours below an error page, whose own action leads to their list. */
export function ToursBelow(props: TourGridProps) {
  const { t } = useTranslation('common');
  return (
    <section className={styles.tours} aria-label={t('error.allTours')}>
      <TourGrid {...props} />
    </section>
  );
}
