import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { ErrorTooltip } from './error-tooltip.tsx';
import styles from './field.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export type FieldProps = {
  /** The control's id; `<id>-error` and `<id>-hint` describe it: see `fieldDescription`. */
  id: string;
  label: ReactNode;
  hideLabel?: boolean | undefined;
  /** Muted text after the label, such as "(optional)". */
  note?: ReactNode;
  hint?: ReactNode;
  error?: string | null | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** The class of every text box and select. */
export const controlClass = styles.control ?? '';

/** `aria-describedby` and `aria-invalid` of the control. */
export const fieldDescription = (id: string, { hint, error }: { hint?: ReactNode; error?: string | null | undefined }) => {
  const ids = [error ? `${id}-error` : null, hint ? `${id}-hint` : null].filter((part) => part !== null);
  return { 'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined, 'aria-invalid': error ? true : undefined };
};

/** What stands below a control: its help and its error, in the same place. */
export const FieldHelp = ({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) => (
  <div className={styles.help}>
    {hint ? (
      <div id={`${id}-hint`} className={styles.hint}>
        {hint}
      </div>
    ) : null}
    <ErrorTooltip id={`${id}-error`} message={error ?? null} />
  </div>
);

/** Label above, control; below it help and, over nothing but the help, the error as a tooltip. */
export const Field = ({ id, label, hideLabel = false, note, hint, error, className, children }: FieldProps) => (
  <div className={classes(styles.field, className)} data-field="">
    {hideLabel ? (
      <VisuallyHidden as="label" htmlFor={id}>
        {label}
      </VisuallyHidden>
    ) : (
      <label htmlFor={id} className={styles.label}>
        {label}
        {note ? <span className={styles.optional}> {note}</span> : null}
      </label>
    )}
    <div className={styles.anchor}>{children}</div>
    <FieldHelp id={id} hint={hint} error={error} />
  </div>
);
