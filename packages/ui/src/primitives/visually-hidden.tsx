import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Words for screen readers only. */
export const VisuallyHidden = ({ children, id }: { children: ReactNode; id?: string | undefined }) => (
  <span className={styles.hidden} id={id}>
    {children}
  </span>
);
