import type { ReactNode } from 'react';
import styles from './total-list.module.css';

/** Totals below a rule: names on the left, amounts on the right. */
export const TotalList = ({ children }: { children: ReactNode }) => <dl className={styles.list}>{children}</dl>;
