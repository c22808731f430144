import type { ReactNode } from 'react';
import styles from './field-grid.module.css';

type Children = { children: ReactNode };

/** Fields below each other; side by side in two columns where there is room. */
export const FieldGrid = ({ children }: Children) => <div className={styles.grid}>{children}</div>;

/** Two short fields that share a column. */
export const FieldPair = ({ children }: Children) => <div className={styles.pair}>{children}</div>;

/** A field across all columns. */
export const WideField = ({ children }: Children) => <div className={styles.full}>{children}</div>;
