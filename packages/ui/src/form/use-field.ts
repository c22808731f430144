import { errorText, useTranslation } from '../i18n/index.ts';
import { fieldId } from './field-id.ts';
import { useFieldContext } from './form-contexts.ts';

/** The surrounding field, as its control needs it; `error` is translated: validators return `ErrorCode`s. */
export function useField<Value>() {
  const { t } = useTranslation('errors');
  const field = useFieldContext<Value>();
  const [code] = field.state.meta.errors as (string | undefined)[];
  return {
    id: fieldId(field.name),
    name: field.name,
    value: field.state.value,
    error: code ? errorText(t, code) : null,
    // The form is validated as a whole, when it says so: not at every key.
    change: (value: Value): void => field.setValue(value, { dontValidate: true }),
  };
}
