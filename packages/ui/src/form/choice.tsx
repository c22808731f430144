import type { ReactNode } from 'react';
import { classes } from '../primitives/index.ts';
import styles from './choice.module.css';

/** A radio button or checkbox whose whole box is the click target. */
export const Choice = ({ className, children }: { className: string | undefined; children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the children contain the control
  <label className={classes(styles.choice, className)}>{children}</label>
);

type ChoiceTextProps = { name: string; description: ReactNode; children?: ReactNode };

/** The name and description next to a choice's control. */
export const ChoiceText = ({ name, description, children }: ChoiceTextProps) => (
  <span className={styles.words}>
    <span className={styles.name}>{name}</span>
    {description ? <span className={styles.description}>{description}</span> : null}
    {children}
  </span>
);
