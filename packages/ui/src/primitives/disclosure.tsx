import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './disclosure.module.css';
import { Icon } from './icon.tsx';

export type DisclosureProps = { summary: ReactNode; children: ReactNode; open?: boolean | undefined; className?: string | undefined };

/** The platform's `details`: words that open on demand. */
export const Disclosure = ({ summary, children, open, className }: DisclosureProps) => (
  <details className={classes(styles.details, className)} open={open}>
    <summary className={styles.summary}>
      {summary}
      <Icon name="chevron-down" size={18} className={styles.chevron} />
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
);
