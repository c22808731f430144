import type { PassengersFormValues } from '@booking/domain/passengers';
import { fieldNames, type PassengersStep } from '@booking/domain/steps';
import { type AnyFieldMetaBase, revalidateLogic, useForm } from '@tanstack/react-form';
import { useCallback, useState } from 'react';

/*
 * Deviations from the form library's documentation. Each is due to twenty passengers or to a bug of the library. All figures are interaction
 * times in milliseconds, with 4x CPU slowdown at 1280 px, measured on a busy machine on 2026-11-23. Each pair is from the same run.
 *
 * - The schema is not passed as the validator: `validateShownFields` returns its issues. With the schema as the validator, each validation
 *   sets a new error on all 126 fields, including those of collapsed cards. The blur of a field after an invalid submit takes 152 (now 48), a
 *   second invalid submit 192 (now 40).
 * - The fields of a card get their metadata at once, see `addFields`. A field without metadata sets its own when it is mounted, and each time
 *   the whole form is updated: the script of opening the tenth card takes 28 more. They are touched and blurred from the start: a submit marks
 *   each untouched field as touched, which re-renders it. An invalid submit takes 192 (now 112), with all cards expanded 432 (now 160).
 * - A submit validates like a blur before it calls the library's `handleSubmit`: see `submit`.
 * - A change skips the library's validation (see `use-field.ts`), which is a no-op here but updates the form twice: the choice of a bicycle
 *   takes about 20 more with it.
 */

/** A field is touched and blurred from the start. The form does not use either state. */
const metadata: AnyFieldMetaBase = {
  isTouched: true,
  isBlurred: true,
  isDirty: false,
  isValidating: false,
  errorMap: {},
  errorSourceMap: {},
  _arrayVersion: 0,
};

/** The metadata of the fields of some passengers, before anything is filled in. */
export const getMetadata = (indexes: Iterable<number>): Record<string, AnyFieldMetaBase> =>
  Object.fromEntries([...indexes].flatMap(fieldNames).map((name) => [name, metadata]));

type Options = {
  step: PassengersStep;
  initial: PassengersFormValues;
  /** The passengers whose cards are expanded at first. */
  open: ReadonlySet<number>;
  /** Whether a passenger's issues count yet, as of the last submit. */
  isChecked(passenger: number): boolean;
  onChange(values: PassengersFormValues): void;
  onSubmit(values: PassengersFormValues): void;
  onSubmitInvalid(values: PassengersFormValues): void;
};

/** The library's form. It is validated on submit, and after the first submit also on blur. */
function useFormApi({ step, initial, open, isChecked, onChange, onSubmit, onSubmitInvalid }: Options) {
  const [defaultState] = useState(() => ({ fieldMetaBase: getMetadata(open) }));
  return useForm({
    defaultValues: initial,
    defaultState,
    validationLogic: revalidateLogic({ mode: 'submit', modeAfterSubmission: 'blur' }),
    validators: {
      onDynamic: function validateShownFields({ value, formApi }) {
        const issues = step.missing(value).issues.filter(({ passenger }) => isChecked(passenger));
        if (issues.length === 0) return undefined;
        // Only fields that have been rendered have metadata. An unchanged code does not re-render its field.
        const shown = issues.filter(({ name }) => formApi.getFieldMeta(name as keyof typeof formApi.state.fieldMeta) !== undefined);
        return { form: issues, fields: Object.fromEntries(shown.map(({ name, code }) => [name, code])) };
      },
    },
    listeners: { onChange: ({ formApi }) => onChange(formApi.state.values) },
    onSubmit: ({ value }) => onSubmit(value),
    onSubmitInvalid: ({ value }) => onSubmitInvalid(value),
  });
}

/** The form API that the parts of the form use. */
export type PassengersForm = ReturnType<typeof useFormApi>;

/** The passenger form, with the actions on the form as a whole. */
export function usePassengersFormApi(options: Options) {
  const form = useFormApi(options);
  /** Validates like a blur, after a change that no blur follows. */
  const revalidate = useCallback((): void => {
    if (form.state.submissionAttempts > 0) void form.validateField('passengers', 'blur');
  }, [form]);
  /**
   * Revalidates first, as Enter does not blur the field. The library rejects a submit while a field has an error, before it runs the form's
   * validator, so a field that was just corrected would block the submit forever.
   */
  const submit = useCallback((): void => {
    revalidate();
    void form.handleSubmit();
  }, [form, revalidate]);
  /** Prepares the fields of a card that is about to be expanded. */
  const addFields = useCallback(
    (index: number): void => {
      if (form.getFieldMeta(`passengers[${index}].firstName`) !== undefined) return;
      form.baseStore.setState((state) => ({ ...state, fieldMetaBase: { ...state.fieldMetaBase, ...getMetadata([index]) } }));
    },
    [form],
  );
  return { form, revalidate, submit, addFields };
}
