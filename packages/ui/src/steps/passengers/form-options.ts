import type { PassengersFormValues } from '@booking/domain/passengers';
import { formOptions } from '@tanstack/react-form';

/** The type of the form, shared by its parts; the real values are given where the form is created. */
export const passengersForm = formOptions({ defaultValues: { main: {}, passengers: [] } as unknown as PassengersFormValues });
