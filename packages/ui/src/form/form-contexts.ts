import { createFormHookContexts } from '@tanstack/react-form';

/** The form and the field that a component stands in. */
export const { fieldContext, formContext, useFieldContext, useFormContext } = createFormHookContexts();
