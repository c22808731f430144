export { useAppForm, withForm } from './app-form.ts';
export type { CheckboxOption } from './checkbox-group.tsx';
export { ErrorSummary, type FieldProblem } from './error-summary.tsx';
export { FieldGrid, FieldPair, WideField } from './field-grid.tsx';
export { fieldId } from './field-id.ts';
export { focusField } from './focus-field.ts';
export type { RadioCard } from './radio-cards.tsx';
