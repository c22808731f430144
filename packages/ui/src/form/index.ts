export { CheckboxGroup, type CheckboxOption } from './checkbox-group.tsx';
export { DateField } from './date-field.tsx';
export { FieldGrid, FieldPair, WideField } from './field-grid.tsx';
export { toFieldId } from './field-id.ts';
export { focusField } from './focus-field.ts';
export { type RadioCard, RadioCards } from './radio-cards.tsx';
export { SelectField } from './select-field.tsx';
export { TextField } from './text-field.tsx';
export type { FormField } from './use-field.ts';
