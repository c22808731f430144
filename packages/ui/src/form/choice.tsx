import type { ReactNode } from 'react';
import { classes } from '../primitives/index.ts';
import styles from './choice.module.css';

/** A radio button or checkbox whose whole box is the click target. */
export const Choice = ({ className, children }: { className: string | undefined; children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the children contain the control
  <label className={classes(styles.choice, className)}>{children}</label>
);

/** A choice's control is named by its name and note, and described by its description: a long one must not be part of the name. */
export const choiceLabels = (id: string, { note, description }: { note?: ReactNode; description?: ReactNode }) => ({
  'aria-labelledby': note ? `${id}-name ${id}-note` : `${id}-name`,
  'aria-describedby': description ? `${id}-description` : undefined,
});
