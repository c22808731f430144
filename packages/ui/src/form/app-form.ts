import { createFormHook } from '@tanstack/react-form';
import { CheckboxGroup } from './checkbox-group.tsx';
import { DateField } from './date-field.tsx';
import { fieldContext, formContext } from './form-contexts.ts';
import { RadioCards } from './radio-cards.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

/** Forms whose fields are ours: `form.AppField` hands a field to each of the components below. */
export const { useAppForm, withForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: { TextField, SelectField, DateField, RadioCards, CheckboxGroup },
  formComponents: {},
});
