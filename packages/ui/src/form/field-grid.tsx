import type { ReactNode } from 'react';
import { classes } from '../primitives/index.ts';
import styles from './field-grid.module.css';

type Children = { children: ReactNode };

/** Stacks fields, or places them in two columns where there is room. */
export const FieldGrid = ({ children }: Children) => (
  <div className={styles.box}>
    <div className={styles.grid}>{children}</div>
  </div>
);

/** Two short fields that share a column, if they fit; `wide` names the one that gets the larger share. Equal ones share a single column only. */
export const FieldPair = ({ wide, children }: Children & { wide: 'first' | 'last' | 'equal' }) => (
  <div className={classes(styles.pair, styles[wide])}>{children}</div>
);

/** A field that spans all columns. */
export const WideField = ({ children }: Children) => <div className={styles.full}>{children}</div>;
