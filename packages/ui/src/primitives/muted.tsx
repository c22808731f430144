import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './muted.module.css';

export type MutedProps = { as?: 'p' | 'span' | undefined; small?: boolean | undefined; children: ReactNode };

/** Less important text. */
export const Muted = ({ as: Element = 'p', small = false, children }: MutedProps) => (
  <Element className={classes(styles.muted, small && styles.small)}>{children}</Element>
);
