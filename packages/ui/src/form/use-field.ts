import type { FocusEvent } from 'react';
import { errorText, useTranslation } from '../i18n/index.ts';
import { afterPress } from '../primitives/index.ts';
import { toFieldId } from './field-id.ts';

/** The part of the form library's field API that a control uses. */
export type FormField<Value> = {
  name: string;
  state: { value: Value; meta: { errors: readonly unknown[] } };
  setValue(value: Value): void;
  handleBlur(): void;
};

/** Props for a field's control. `error` is the translation of the validator's `ErrorCode`. */
export function useField<Value>({ name, state, setValue, handleBlur }: FormField<Value>) {
  const { t } = useTranslation('errors');
  const [code] = state.meta.errors as (string | undefined)[];
  const id = toFieldId(name);
  return {
    id,
    name,
    value: state.value,
    error: code ? errorText(t, code) : null,
    change(value: Value): void {
      setValue(value);
      // Autofill and voice input change a field without focusing it, so no blur event follows.
      if (!document.getElementById(id)?.contains(document.activeElement)) handleBlur();
    },
    /** For the control, or for the element around a group of controls. Moving between them does not blur the field. */
    onBlur({ currentTarget, relatedTarget }: FocusEvent): void {
      if (!currentTarget.contains(relatedTarget)) afterPress(handleBlur);
    },
  };
}
