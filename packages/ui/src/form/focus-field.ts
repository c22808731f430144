import { focusWithError } from '../primitives/index.ts';
import { toFieldId } from './field-id.ts';

/** Scrolls a field into view and focuses it, or in a group its checked, else its first control. Keeps its error visible. False if not found. */
export function focusField(name: string): boolean {
  const element = document.getElementById(toFieldId(name));
  const control = element?.matches('fieldset')
    ? (element.querySelector<HTMLElement>('input:checked:not(:disabled)') ?? element.querySelector<HTMLElement>('input:not(:disabled)'))
    : element;
  if (!element || !control) return false;
  focusWithError(control, element);
  return true;
}
