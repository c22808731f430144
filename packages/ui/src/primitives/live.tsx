import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** A polite live region: a screen reader says its text when it changes. Keep it mounted, and change the words inside. */
export const Live = ({ children }: { children: ReactNode }) => (
  <div role="status" aria-live="polite" aria-atomic="true" className={styles.hidden}>
    {children}
  </div>
);
