import type { Tour } from '@booking/domain/schema';
import { useTranslation } from '../../i18n/index.ts';
import { ActionLink, Icon } from '../../primitives/index.ts';
import styles from './tour-card.module.css';
import { TourDrawing } from './tour-drawing.tsx';

/** A tour: its drawing, name and days; all of it is one link. Specification section 2, Tour list. */
export function TourCard({ tour, href }: { tour: Tour; href: string }) {
  const { t } = useTranslation('selection');
  return (
    <ActionLink href={href} variant="bare" className={styles.card ?? ''}>
      <TourDrawing seed={tour.id} />
      <span className={styles.text}>
        <span className={styles.name}>{tour.name}</span>
        <span className={styles.days}>
          <Icon name="calendar" size={18} />
          {t('tours.days', { count: tour.duration })}
        </span>
      </span>
    </ActionLink>
  );
}
