import type { PassengersFormValues } from '@booking/domain/passengers';
import { formOptions } from '@tanstack/react-form';

/** The shape of the form, for its parts: the values themselves are given where the form is made. */
export const passengersForm = formOptions({ defaultValues: { main: {}, passengers: [] } as unknown as PassengersFormValues });
