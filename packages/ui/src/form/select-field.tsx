import type { ReactNode } from 'react';
import { Select, type SelectOption } from '../primitives/index.ts';
import { fieldId } from './field-id.ts';
import { useFieldContext } from './form-contexts.ts';
import { Optional } from './optional.tsx';
import { useFieldMessage } from './use-field-message.ts';

type SelectFieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
  /** Label of the option for the empty value. */
  empty: string;
  options: readonly SelectOption[];
  autoComplete?: string;
};

/** A form field with a native select. */
export function SelectField({ optional = false, empty, options, ...rest }: SelectFieldProps) {
  const field = useFieldContext<string>();
  return (
    <Select
      {...rest}
      id={fieldId(field.name)}
      name={field.name}
      note={optional ? <Optional /> : null}
      required={!optional}
      value={field.state.value}
      onChange={field.handleChange}
      onBlur={field.handleBlur}
      options={[{ value: '', label: empty }, ...options]}
      error={useFieldMessage()}
    />
  );
}
