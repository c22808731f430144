import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import { controlClass, Field, fieldDescription } from './field.tsx';
import { Icon } from './icon.tsx';
import styles from './select.module.css';

export type SelectOption = { value: string; label: string; disabled?: boolean | undefined };
export type SelectProps = Omit<ComponentProps<'select'>, 'onChange' | 'value' | 'children'> & {
  label: ReactNode;
  hideLabel?: boolean | undefined;
  /** Muted text after the label. */
  note?: ReactNode;
  value: string;
  onChange(value: string): void;
  options: readonly SelectOption[];
  error?: string | null | undefined;
  hint?: ReactNode;
};

/** The native select, with its listbox, type-ahead and touch wheel. */
export function Select({ label, hideLabel, note, value, onChange, options, error, hint, id, className, ...rest }: SelectProps) {
  const ownId = useId();
  const selectId = id ?? ownId;
  return (
    <Field id={selectId} label={label} hideLabel={hideLabel} note={note} hint={hint} error={error} className={className}>
      <select
        {...rest}
        {...fieldDescription(selectId, { hint, error })}
        id={selectId}
        className={classes(controlClass, styles.control)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className={styles.chevron} />
    </Field>
  );
}
