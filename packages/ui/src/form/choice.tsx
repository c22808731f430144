import type { ReactNode } from 'react';
import { classes } from '../primitives/index.ts';
import styles from './choice.module.css';

/** A radio button or checkbox whose whole frame is the target. */
export const Choice = ({ className, children }: { className: string | undefined; children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
  <label className={classes(styles.choice, className)}>{children}</label>
);

type ChoiceTextProps = { name: string; description: ReactNode; children?: ReactNode };

/** Name and description of a choice, next to its control. */
export const ChoiceText = ({ name, description, children }: ChoiceTextProps) => (
  <span className={styles.words}>
    <span className={styles.name}>{name}</span>
    {description ? <span className={styles.description}>{description}</span> : null}
    {children}
  </span>
);
