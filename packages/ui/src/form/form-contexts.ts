import { createFormHookContexts } from '@tanstack/react-form';

/** Contexts of the surrounding form and field. */
export const { fieldContext, formContext, useFieldContext } = createFormHookContexts();
