import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './field.module.css';
import { FieldFrame } from './field-frame.tsx';
import { describedBy, fieldId } from './field-id.ts';
import { useFieldContext } from './form-contexts.ts';
import { useFieldError } from './use-field-error.ts';

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'min' | 'max' | 'step' | 'maxLength'
>;
type TextFieldProps = Native & { label: ReactNode; hint?: ReactNode; optional?: boolean; unit?: string; rows?: number };

/** One line of text (or `rows` lines); a number where `type` says so. The value is the text as typed. */
export function TextField({ label, hint, optional = false, unit, rows, ...native }: TextFieldProps) {
  const field = useFieldContext<string>();
  const error = useFieldError();
  const id = fieldId(field.name);
  const shared = {
    id,
    name: field.name,
    className: styles.input,
    value: field.state.value,
    required: !optional,
    'aria-invalid': error.message !== null,
    'aria-describedby': describedBy(id, { error: error.message !== null, hint: Boolean(hint) }),
  };
  return (
    <FieldFrame id={id} label={label} hint={hint} optional={optional} error={error}>
      {rows ? (
        <textarea {...shared} rows={rows} onChange={(event) => field.handleChange(event.target.value)} />
      ) : (
        <input
          {...shared}
          {...native}
          onChange={(event) => field.handleChange(event.target.value)}
          // Scrolling the page over a focused number must not change it.
          onWheel={native.type === 'number' ? (event) => event.currentTarget.blur() : undefined}
        />
      )}
      {unit ? (
        <span className={styles.unit} aria-hidden="true">
          {unit}
        </span>
      ) : null}
    </FieldFrame>
  );
}
