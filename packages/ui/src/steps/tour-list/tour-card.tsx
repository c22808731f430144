import { ceilToEuro } from '@booking/domain/money';
import { ownLanguage } from '@booking/domain/translations';
import { useFormat, useTranslation } from '../../i18n/index.ts';
import { ActionLink, Icon, Picture } from '../../primitives/index.ts';
import type { ListedTour } from './search-tours.ts';
import styles from './tour-card.module.css';
import { TourDrawing } from './tour-drawing.tsx';
import { useIntendInView } from './use-intend-in-view.ts';

type TourCardProps = {
  tour: ListedTour;
  href: string;
  /** Null for a drawing generated from the tour's id. */
  picture: string | null;
  eager: boolean | 'first';
};

/** A tour: picture, name, days, and where the list has them region and lowest price. The whole card is one link. */
export function TourCard({ tour, href, picture, eager }: TourCardProps) {
  const { t } = useTranslation(['common', 'departures']);
  const { money } = useFormat();
  const ref = useIntendInView(href);
  return (
    <ActionLink ref={ref} href={href} variant="bare" className={styles.card ?? ''}>
      {picture ? <Picture src={picture} alt="" width={600} height={400} eager={eager} /> : <TourDrawing seed={tour.id} />}
      <span className={styles.text}>
        <span className={styles.name} lang={tour.nameLanguage}>
          {tour.name}
        </span>
        <span className={styles.facts}>
          <span className={styles.days}>
            <Icon name="calendar" size={18} />
            <span>{t('common:days', { count: tour.duration })}</span>
          </span>
          {tour.region ? <span lang={ownLanguage}>{tour.region}</span> : null}
        </span>
        {tour.price ? (
          <span className={styles.price}>{t('departures:fromPerPerson', { price: money(ceilToEuro(tour.price), { whole: true }) })}</span>
        ) : null}
      </span>
    </ActionLink>
  );
}
