import { errorText, useTranslation } from '../i18n/index.ts';
import { fieldId } from './field-id.ts';
import { useFieldContext } from './form-contexts.ts';

/** The surrounding field, as its control needs it; `error` is translated: validators return `ErrorCode`s. Validated on blur once the form was sent. */
export function useField<Value>() {
  const { t } = useTranslation('errors');
  const field = useFieldContext<Value>();
  const { form, name } = field;
  const [code] = field.state.meta.errors as (string | undefined)[];
  return {
    id: fieldId(name),
    name,
    value: field.state.value,
    error: code ? errorText(t, code) : null,
    // The library's own handlers validate field by field, at every key: with twenty passengers that is felt.
    change: (value: Value): void => field.setValue(value, { dontValidate: true }),
    blur: (): void => {
      if (form.state.submissionAttempts > 0) form.validateSync('blur');
    },
  };
}
