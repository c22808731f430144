import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './tag.module.css';

export type TagTone = 'discount' | 'few' | 'info' | 'success';

/** A short label. */
export const Tag = ({ tone, children }: { tone: TagTone; children: ReactNode }) => (
  <span className={classes(styles.tag, styles[tone])}>{children}</span>
);
