import { type ReactNode, useState } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon.tsx';
import styles from './disclosure.module.css';

export type DisclosureProps = { summary: ReactNode; children: ReactNode; open?: boolean | undefined; className?: string | undefined };

/** A native `details` element. Its content is rendered on first open. */
export function Disclosure({ summary, children, open = false, className }: DisclosureProps) {
  const [opened, setOpened] = useState(open);
  return (
    <details className={classes(styles.details, className)} open={open} onToggle={() => setOpened(true)}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <Icon name="chevron-down" size={18} className={styles.chevron} />
      </summary>
      <div className={styles.content}>{(opened || open) && children}</div>
    </details>
  );
}
