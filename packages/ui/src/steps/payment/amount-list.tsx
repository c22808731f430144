import type { ReactNode } from 'react';
import styles from './amount-list.module.css';

/** Amounts in rows: names on the left, amounts on the right. */
export const AmountList = ({ children }: { children: ReactNode }) => <dl className={styles.list}>{children}</dl>;
