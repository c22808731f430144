import { fieldId } from './field-id.ts';

let quiet = false;

/** True while a field is focused by the program: its tooltip then stays, so that the visitor reads what is wrong. */
export const isQuietFocus = (): boolean => quiet;

/** Brings a field into view and focuses it (of a group its chosen, else its first, control). False where there is none. */
export function focusField(name: string): boolean {
  const element = document.getElementById(fieldId(name));
  const control =
    element?.matches('fieldset') || element?.matches('[role="group"]')
      ? (element.querySelector<HTMLElement>('input:checked:not(:disabled)') ??
        element.querySelector<HTMLElement>('input:not(:disabled), select:not(:disabled)'))
      : element;
  if (!element || !control) return false;
  quiet = true;
  control.focus({ preventScroll: true });
  quiet = false;
  element.scrollIntoView({ block: 'center' });
  return true;
}
