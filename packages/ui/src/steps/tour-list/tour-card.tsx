import type { Tour } from '@booking/domain/schema';
import { useTranslation } from '../../i18n/index.ts';
import { ActionLink, Icon, Picture } from '../../primitives/index.ts';
import styles from './tour-card.module.css';
import { TourDrawing } from './tour-drawing.tsx';
import { useIntendInView } from './use-intend-in-view.ts';

type TourCardProps = {
  tour: Tour;
  href: string;
  /** Null for a drawing generated from the tour's id. */
  picture: string | null;
  eager: boolean | 'first';
};

/** A tour: picture, name and days. The whole card is one link. TOUR-10, TOUR-11. */
export function TourCard({ tour, href, picture, eager }: TourCardProps) {
  const { t } = useTranslation(['tours', 'common']);
  const ref = useIntendInView(href);
  return (
    <ActionLink ref={ref} href={href} variant="bare" className={styles.card ?? ''}>
      {picture ? <Picture src={picture} alt="" width={600} height={400} eager={eager} /> : <TourDrawing seed={tour.id} />}
      <span className={styles.text}>
        <span className={styles.name}>{tour.name}</span>
        <span className={styles.days}>
          <Icon name="calendar" size={18} />
          <span>{t('common:days', { count: tour.duration })}</span>
        </span>
      </span>
    </ActionLink>
  );
}
