import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import { ErrorTooltip } from '../overlays/error-tooltip.tsx';
import styles from './checkbox.module.css';
import { fieldDescription } from './field.tsx';
import { useOwnCheck } from './own-value.ts';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'onChange' | 'checked' | 'type' | 'children' | 'ref'> & {
  label: ReactNode;
  checked: boolean;
  onChange(checked: boolean): void;
  error?: string | null | undefined;
  /** The id of another checkbox, whose tooltip shows this error, too. */
  errorAt?: string | undefined;
};

/** A native checkbox whose whole label is the click target. */
export function Checkbox({ label, checked, onChange, error, errorAt, id, className, ...rest }: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const own = useOwnCheck(checked, onChange);
  return (
    <div className={classes(styles.checkbox, className)} data-field="">
      <label className={styles.label} htmlFor={inputId}>
        <input
          {...rest}
          {...fieldDescription(errorAt ?? inputId, { error })}
          id={inputId}
          type="checkbox"
          className={styles.input}
          {...own}
        />
        <span>{label}</span>
      </label>
      <ErrorTooltip id={`${inputId}-error`} message={errorAt === undefined ? (error ?? null) : null} />
    </div>
  );
}
