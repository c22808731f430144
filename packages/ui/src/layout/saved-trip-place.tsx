import type { ReactNode } from 'react';
import styles from './saved-trip-place.module.css';

/**
 * The place of the row that continues the trip of an earlier visit. Without children it is not known yet whether there is one: then the mark of the
 * page decides.
 */
export const SavedTripPlace = ({ children }: { children?: ReactNode }) => (
  <div className={children === undefined ? styles.unknown : styles.saved}>{children}</div>
);
