import type { ReactNode } from 'react';
import { classes } from '../primitives/classes.ts';
import styles from './total-list.module.css';

/** Totals below a rule: names on the left, amounts on the right. */
export const TotalList = ({ children }: { children: ReactNode }) => <dl className={styles.list}>{children}</dl>;

type TotalRowProps = { name: string; children: ReactNode; className?: string | undefined };

/** One of them. Its name has all the width that its amount leaves. */
export const TotalRow = ({ name, children, className }: TotalRowProps) => (
  <div className={classes(styles.row, className)}>
    <dt>{name}</dt>
    <dd translate="no">{children}</dd>
  </div>
);
