import type { PassengersFormValues } from '@booking/domain/passengers';
import { revalidateLogic, useForm } from '@tanstack/react-form';
import { useCallback } from 'react';
import { type PassengersSchema, validationIssues } from './validation-issues.ts';

/*
 * Where the form differs from the form library's documentation: because of twenty passengers, or of a fault of the library. Figures are
 * milliseconds of an interaction, processor four times slower, 1280 px, 2026-11-23 on a busy machine; the two of a pair are from the same run.
 *
 * - The schema is not the validator itself: `validateShownFields` passes its issues on. With the schema all 126 fields get an error, also those of
 *   folded cards, and a new one at each validation: leaving a field after a refused submit takes 152 (so 48), a second refused submit 192 (so 40).
 * - Fields count as touched and left from the start: see `touched`.
 * - A submit validates as leaving a field does, before the library's `handleSubmit`: see `submit`.
 * - A change is set without the library's validation (`use-field.ts`), which has nothing to do and still updates the form twice: choosing a bicycle
 *   takes some 20 more.
 */

/**
 * For every field. A submit marks each field that is not touched yet, and each mark renders its field again: a refused submit takes 192, with all
 * cards open 432 (so 112 and 160). Nothing here asks whether a field was touched.
 */
export const touched = { defaultMeta: { isTouched: true, isBlurred: true } } as const;

type Options = {
  schema: PassengersSchema;
  initial: PassengersFormValues;
  onChange(values: PassengersFormValues): void;
  onSubmit(values: PassengersFormValues): void;
  onSubmitInvalid(values: PassengersFormValues): void;
};

/** The library's form: validated by a submit, and after the first one whenever a field is left. */
function useFormApi({ schema, initial, onChange, onSubmit, onSubmitInvalid }: Options) {
  return useForm({
    defaultValues: initial,
    validationLogic: revalidateLogic({ mode: 'submit', modeAfterSubmission: 'blur' }),
    validators: {
      onDynamic: function validateShownFields({ value, formApi }) {
        const issues = validationIssues(schema, value);
        if (issues.length === 0) return undefined;
        // A field has metadata once it was shown. A code that is the same as before changes nothing.
        const shown = issues.filter(({ name }) => formApi.getFieldMeta(name as keyof typeof formApi.state.fieldMeta) !== undefined);
        return { form: issues, fields: Object.fromEntries(shown.map(({ name, code }) => [name, code])) };
      },
    },
    listeners: { onChange: ({ formApi }) => onChange(formApi.state.values) },
    onSubmit: ({ value }) => onSubmit(value),
    onSubmitInvalid: ({ value }) => onSubmitInvalid(value),
  });
}

/** What the parts of the form read and write. */
export type PassengersForm = ReturnType<typeof useFormApi>;

/** The form of the passengers, and the two things that are asked of it as a whole. */
export function usePassengersFormApi(options: Options) {
  const form = useFormApi(options);
  /** Validates as leaving a field does: for changes that no field is left after. */
  const revalidate = useCallback((): void => {
    if (form.state.submissionAttempts > 0) void form.validateField('passengers', 'blur');
  }, [form]);
  /**
   * Enter in a field leaves none. The library refuses to submit as long as a field has an error, and looks at the form's validator only after
   * that: what was just mended would be refused for good.
   */
  const submit = useCallback((): void => {
    revalidate();
    void form.handleSubmit();
  }, [form, revalidate]);
  return { form, revalidate, submit };
}
