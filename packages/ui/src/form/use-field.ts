import { errorText, useTranslation } from '../i18n/index.ts';
import { fieldId } from './field-id.ts';

/** What a control needs of a field of the form library. */
export type FieldOf<Value> = {
  name: string;
  state: { value: Value; meta: { errors: readonly unknown[] } };
  setValue(value: Value, options: { dontValidate: true }): void;
};

/** A field as its control needs it; `error` is translated: validators return `ErrorCode`s. */
export function useField<Value>({ name, state, setValue }: FieldOf<Value>) {
  const { t } = useTranslation('errors');
  const [code] = state.meta.errors as (string | undefined)[];
  return {
    id: fieldId(name),
    name,
    value: state.value,
    error: code ? errorText(t, code) : null,
    // The form is validated as a whole, when it says so: not at every key.
    change: (value: Value): void => setValue(value, { dontValidate: true }),
  };
}
