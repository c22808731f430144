import type { ReactNode } from 'react';
import { Select, type SelectOption } from '../primitives/index.ts';
import { Optional } from './optional.tsx';
import { type FormField, useField } from './use-field.ts';

type SelectFieldProps = {
  field: FormField<string>;
  label: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
  /** Label of the option for the empty value. */
  empty: string;
  options: readonly SelectOption[];
  autoComplete?: string;
};

/** A form field with a native select. */
export function SelectField({ field, optional = false, ...rest }: SelectFieldProps) {
  const { id, name, value, error, change, onBlur } = useField(field);
  return (
    <Select
      {...rest}
      id={id}
      name={name}
      note={optional ? <Optional /> : null}
      required={!optional}
      value={value}
      onChange={change}
      onBlur={onBlur}
      error={error}
    />
  );
}
