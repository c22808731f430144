import { createFormHook } from '@tanstack/react-form';
import { CheckboxGroup } from './checkbox-group.tsx';
import { DateField } from './date-field.tsx';
import { fieldContext, formContext } from './form-contexts.ts';
import { RadioCards } from './radio-cards.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

/** TanStack Form with our fields: `form.AppField` gives its field the components below. */
export const { useAppForm, withForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: { TextField, SelectField, DateField, RadioCards, CheckboxGroup },
  formComponents: {},
});
