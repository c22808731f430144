import type { Language } from '@booking/domain/schema';
import type { ReactNode } from 'react';
import { classes } from '../primitives/index.ts';
import styles from './choice.module.css';

/** A radio button or checkbox whose whole box is the click target. Its description may have blocks and links, so the label is only its name. */
export const Choice = ({ className, children }: { className: string | undefined; children: ReactNode }) => (
  <div className={classes(styles.choice, className)}>{children}</div>
);

/** The name of a choice. It extends over the whole box. */
export const ChoiceName = ({
  id,
  lang,
  className,
  children,
}: {
  id: string;
  /** The language of the name, if it may differ from the page's. */
  lang?: Language | undefined;
  className: string | undefined;
  children: string;
}) => (
  <label htmlFor={id} id={`${id}-name`} lang={lang} className={classes(styles.name, className)}>
    {children}
  </label>
);

/**
 * The attributes of a choice's control, which is named by its name and note, and described by its description: a long one must not be part of
 * the name.
 */
export const choiceLabels = (id: string, { note, description }: { note?: ReactNode; description?: ReactNode }) => ({
  id,
  'aria-labelledby': note ? `${id}-name ${id}-note` : `${id}-name`,
  'aria-describedby': description ? `${id}-description` : undefined,
});
