import type { ReactNode } from 'react';
import styles from './field.module.css';
import { FieldFrame } from './field-frame.tsx';
import { describedBy, fieldId } from './field-id.ts';
import { useFieldContext } from './form-contexts.ts';
import { useFieldError } from './use-field-error.ts';

export type SelectOption = { value: string; label: string; disabled?: boolean };
type SelectFieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
  /** What stands for the empty value; left out, the empty value cannot be chosen. */
  empty?: string;
  /** Options that stand first, above a line. */
  lead?: readonly SelectOption[];
  options: readonly SelectOption[];
  autoComplete?: string;
};

const option = ({ value, label, disabled = false }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);

/** One of several, in the platform's own list: its keyboard, its type-ahead. */
export function SelectField({ label, hint, optional = false, empty, lead = [], options, autoComplete }: SelectFieldProps) {
  const field = useFieldContext<string>();
  const error = useFieldError();
  const id = fieldId(field.name);
  return (
    <FieldFrame id={id} label={label} hint={hint} optional={optional} error={error}>
      <select
        id={id}
        name={field.name}
        className={styles.select}
        value={field.state.value}
        required={!optional}
        autoComplete={autoComplete}
        aria-invalid={error.message !== null}
        aria-describedby={describedBy(id, { error: error.message !== null, hint: Boolean(hint) })}
        onChange={(event) => field.handleChange(event.target.value)}
      >
        {empty === undefined ? null : <option value="">{empty}</option>}
        {lead.map(option)}
        {lead.length > 0 ? <hr /> : null}
        {options.map(option)}
      </select>
    </FieldFrame>
  );
}
