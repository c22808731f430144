import type { PassengersFormValues } from '@booking/domain/passengers';
import { useForm } from '@tanstack/react-form';
import { useRef } from 'react';
import { type Gap, gapsOf, type PassengersSchema } from './gaps.ts';

type Options = { schema: PassengersSchema; initial: PassengersFormValues; onChange(values: PassengersFormValues): void };

/** The library's form over the passengers. `validateSync('submit')` tells the fields what is wrong with them. */
export function useFormApi({ schema, initial, onChange }: Options) {
  const last = useRef<readonly Gap[]>([]);
  return useForm({
    defaultValues: initial,
    validators: {
      // Only fields that are on the page are told their errors: telling a field takes time in proportion to all fields.
      onSubmit: ({ value, formApi }) => {
        const gaps = gapsOf(schema, value);
        if (gaps.length === 0) return undefined;
        const told = gaps.filter(({ name }) => formApi.fieldInfo[name as keyof typeof formApi.fieldInfo]?.instance);
        if (JSON.stringify(gaps) !== JSON.stringify(last.current)) last.current = gaps;
        return { form: last.current, fields: Object.fromEntries(told.map(({ name, code }) => [name, code])) };
      },
    },
    listeners: { onChange: ({ formApi }) => onChange(formApi.state.values) },
  });
}

/** What the parts of the form read and write. */
export type PassengersForm = ReturnType<typeof useFormApi>;
