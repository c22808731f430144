import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { ErrorTooltip } from '../overlays/error-tooltip.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './field.module.css';

export type FieldProps = {
  /** The control's id. `fieldDescription` returns the attributes that refer to `<id>-error`, `<id>-unit` and `<id>-hint`. */
  id: string;
  label: ReactNode;
  hideLabel?: boolean | undefined;
  /** Muted text after the label, such as "(optional)". */
  note?: string | null | undefined;
  hint?: ReactNode;
  error?: string | null | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** The class of every text box and select. */
export const controlClass = styles.control ?? '';

type Described = { hint?: ReactNode; error?: string | null | undefined; unit?: unknown };

/** The `aria-describedby` and `aria-invalid` attributes of the control. */
export const fieldDescription = (id: string, { hint, error, unit }: Described) => {
  const ids = [error ? `${id}-error` : null, unit ? `${id}-unit` : null, hint ? `${id}-hint` : null].filter((part) => part !== null);
  return { 'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined, 'aria-invalid': error ? true : undefined };
};

/** The help and the error of a control, in the same place below it. */
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

/** A label, a control and its help. The error is a tooltip that covers only the help. */
export const Field = ({ id, label, hideLabel = false, note, hint, error, className, children }: FieldProps) => (
  <div className={classes(styles.field, className)} data-field="">
    {hideLabel ? (
      <VisuallyHidden as="label" htmlFor={id}>
        {label}
      </VisuallyHidden>
    ) : (
      <label htmlFor={id} className={styles.label}>
        <span>{label}</span>
        {note ? <span className={styles.optional}>{` ${note}`}</span> : null}
      </label>
    )}
    <div className={styles.anchor}>{children}</div>
    <FieldHelp id={id} hint={hint} error={error} />
  </div>
);
