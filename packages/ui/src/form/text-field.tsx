import { textLimits } from '@booking/domain/schema';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { classes, controlClass, Field, fieldDescription, useOwnText, VisuallyHidden } from '../primitives/index.ts';
import styles from './text-field.module.css';
import { type FormField, useField } from './use-field.ts';

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'min' | 'max' | 'step'
>;
/** Maximum lengths, keyed by the last part of a field's name. */
const limits: Readonly<Record<string, number>> = textLimits;

type TextFieldProps = Native & {
  field: FormField<string>;
  label: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
  /** The unit of the number: its sign, and how it is read out. */
  unit?: { sign: string; words: string };
  rows?: number;
};

/** A text input, or a textarea of `rows` lines. The value is always the text as typed, also with `type="number"`. */
export function TextField({ field, label, hint, optional = false, unit, rows, ...native }: TextFieldProps) {
  const { t } = useTranslation('common');
  const { id, name, value, error, change, onBlur } = useField(field);
  const { ref, ...own } = useOwnText<HTMLInputElement & HTMLTextAreaElement>(value, change);
  const shared = {
    ...own,
    ...fieldDescription(id, { hint, error, unit }),
    id,
    name,
    className: classes(controlClass, styles.input),
    required: !optional,
    onBlur,
    maxLength: limits[name.split('.').pop() ?? ''],
  };
  return (
    <Field id={id} label={label} note={optional ? t('optional') : null} hint={hint} error={error}>
      {rows ? (
        <textarea {...shared} ref={ref} rows={rows} />
      ) : (
        <input
          {...native}
          {...shared}
          ref={ref}
          // Scrolling over a focused number input must not change its value.
          onWheel={native.type === 'number' ? (event) => event.currentTarget.blur() : undefined}
        />
      )}
      {unit ? (
        <>
          <span className={styles.unit} aria-hidden="true">
            {unit.sign}
          </span>
          <VisuallyHidden id={`${id}-unit`}>{unit.words}</VisuallyHidden>
        </>
      ) : null}
    </Field>
  );
}
