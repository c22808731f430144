import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { Select, type SelectOption } from '../primitives/index.ts';
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
  const { t } = useTranslation('common');
  const { id, name, value, error, change, onBlur } = useField(field);
  return (
    <Select
      {...rest}
      id={id}
      name={name}
      note={optional ? t('optional') : null}
      required={!optional}
      value={value}
      onChange={change}
      onBlur={onBlur}
      error={error}
    />
  );
}
