import type { PassengersFormValues } from '@booking/domain/passengers';
import type { PassengerIssue, PassengersStep } from '@booking/domain/steps';
import { useForm } from '@tanstack/react-form';
import { useCallback, useState } from 'react';

/*
 * Deviations from the form library's documentation, for the sake of twenty passengers. The figures are the processor time of the page's main
 * thread in milliseconds, times four, of 2026-11-28: each pair is from the same run, and in brackets all cards are expanded.
 *
 * - The schema is not passed as the validator: `validateShownFields` returns its issues. With the schema as the validator, each validation sets
 *   a new error on all 126 fields, including those of collapsed cards: leaving a field after a rejected submit takes 105 [210], now 42 [70].
 * - Only a valid form is given to the library's `handleSubmit`. It marks each untouched field as touched, which sets its metadata: a rejected
 *   submit takes 218 [943] with it, 192 [663] without.
 */

type Options = {
  step: PassengersStep;
  initial: PassengersFormValues;
  /** Whether a passenger's issues count yet, as of the last submit. */
  isChecked(passenger: number): boolean;
  onChange(values: PassengersFormValues): void;
  onSubmit(values: PassengersFormValues): void;
};

/** The library's form. It is validated on blur; before the first submit no passenger's issues count. */
function useFormApi({ step, initial, isChecked, onChange, onSubmit }: Options) {
  const [defaultValues] = useState(initial);
  return useForm({
    defaultValues,
    validators: {
      onBlur: function validateShownFields({ value, formApi }) {
        const issues = step.missing(value).issues.filter(({ passenger }) => isChecked(passenger));
        if (issues.length === 0) return undefined;
        // Only fields that have been rendered have metadata. An unchanged code does not re-render its field.
        const shown = issues.filter(({ name }) => formApi.getFieldMeta(name as keyof typeof formApi.state.fieldMeta) !== undefined);
        return { form: issues, fields: Object.fromEntries(shown.map(({ name, code }) => [name, code])) };
      },
    },
    listeners: { onChange: ({ formApi }) => onChange(formApi.state.values) },
    onSubmit: ({ value }) => onSubmit(value),
  });
}

/** The form API that the parts of the form use. */
export type PassengersForm = ReturnType<typeof useFormApi>;

const none: readonly PassengerIssue[] = [];

/** The issues that the last validation found. */
export const getIssues = ({ errorMap }: PassengersForm['state']) => (errorMap.onBlur as readonly PassengerIssue[] | undefined) ?? none;

/** The passenger form, with its validation. */
export function usePassengersFormApi(options: Options) {
  const form = useFormApi(options);
  /** Validates like a blur, after a change that no blur follows. */
  const revalidate = useCallback((): void => void form.validateField('passengers', 'blur'), [form]);
  return { form, revalidate };
}
