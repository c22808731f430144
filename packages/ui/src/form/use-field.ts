import type { FocusEvent } from 'react';
import { errorText, useTranslation } from '../i18n/index.ts';
import { fieldId } from './field-id.ts';

/** What a control needs of a field of the form library. */
export type FormField<Value> = {
  name: string;
  state: { value: Value; meta: { errors: readonly unknown[] } };
  setValue(value: Value, options: { dontValidate: true }): void;
  handleBlur(): void;
};

/** A field as its control needs it; `error` is translated: validators return `ErrorCode`s. */
export function useField<Value>({ name, state, setValue, handleBlur }: FormField<Value>) {
  const { t } = useTranslation('errors');
  const [code] = state.meta.errors as (string | undefined)[];
  const id = fieldId(name);
  return {
    id,
    name,
    value: state.value,
    error: code ? errorText(t, code) : null,
    change(value: Value): void {
      // Nothing is validated by a change: see `steps/passengers/passengers-form.ts`.
      setValue(value, { dontValidate: true });
      // No blur follows a change without the focus: by the browser's autofill, by voice.
      if (!document.getElementById(id)?.contains(document.activeElement)) handleBlur();
    },
    /** For the control, or for the group of several: from one to another of them the field is not left. */
    onBlur({ currentTarget, relatedTarget }: FocusEvent): void {
      if (!currentTarget.contains(relatedTarget)) handleBlur();
    },
  };
}
