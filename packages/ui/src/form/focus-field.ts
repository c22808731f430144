import { focusWithError } from '../primitives/index.ts';
import { toFieldId } from './field-id.ts';

/** Scrolls a field into view and focuses it, or in a group its checked, else its first control. Keeps its error visible, and opens what it is folded in. False if not found. */
export function focusField(name: string): boolean {
  const element = document.getElementById(toFieldId(name));
  const control = element?.matches('fieldset')
    ? (element.querySelector<HTMLElement>('input:checked:not(:disabled)') ?? element.querySelector<HTMLElement>('input:not(:disabled)'))
    : element;
  if (!element || !control) return false;
  const folded = element.closest('details');
  if (folded) folded.open = true;
  focusWithError(control, element);
  return true;
}
