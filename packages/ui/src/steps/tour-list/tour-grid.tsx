import type { Tour } from '@booking/domain/schema';
import type { ListedTour } from './search-tours.ts';
import { TourCard } from './tour-card.tsx';
import styles from './tour-grid.module.css';

export type TourGridProps = {
  tours: readonly ListedTour[];
  hrefOf(tour: Pick<Tour, 'id'>): string;
  /** The address of a tour's picture, if the deployment has one. */
  pictureOf(tour: Pick<Tour, 'id'>): string | null;
};

/** The number of cards above the fold. Their pictures are fetched at once. */
const firstCards = 3;

/** Tours as cards, side by side where there is room. */
export function TourGrid({ tours, hrefOf, pictureOf }: TourGridProps) {
  return (
    <ul className={styles.grid}>
      {tours.map((tour, index) => (
        <li key={tour.id}>
          <TourCard tour={tour} href={hrefOf(tour)} picture={pictureOf(tour)} eager={index === 0 ? 'first' : index < firstCards} />
        </li>
      ))}
    </ul>
  );
}
