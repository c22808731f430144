import { afterPaint } from '@booking/ui/primitives';
import type { EarlyAction } from '../app/early-actions.ts';

/**
 * The control that was pressed, or the one of that name that has replaced it: after a choice 'Next' is a link in place of a button. What is hidden
 * from assistive technology, as the link of a day, has no name.
 */
function findControl(element: HTMLElement): HTMLElement | undefined {
  if (element.isConnected) return element;
  if (element.ariaHidden === 'true') return undefined;
  const controls = [...document.querySelectorAll<HTMLElement>('button, a[href]')];
  return controls.find(({ textContent, ariaLabel }) => textContent === element.textContent && ariaLabel === element.ariaLabel);
}

function select(field: HTMLSelectElement, value: string): void {
  if (![...field.options].some((option) => option.value === value && !option.disabled)) return;
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** React calls `onChange` only if the field differs from what was last set through the element's own property. */
function check(field: HTMLInputElement, checked: boolean): void {
  field.checked = !checked;
  field.click();
}

function type(field: HTMLInputElement, value: string): void {
  const { selectionStart, selectionEnd } = field;
  field.value = `${value} `;
  // The setter of the prototype bypasses the element's own property, as typing does.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function apply({ type: event, element, value = '', checked = false }: EarlyAction): void {
  if (event === 'click') findControl(element)?.click();
  else if (!element.isConnected) return;
  else if (element instanceof HTMLSelectElement) select(element, value);
  else if (element instanceof HTMLInputElement) {
    if (['checkbox', 'radio'].includes(element.type)) check(element, checked);
    else type(element, value);
  }
}

/** Repeats what the visitor did before hydration, by ordinary events. What no longer stands in the page is left out. SHELL-42. */
export async function applyEarlyActions(actions: readonly EarlyAction[]): Promise<void> {
  for (const action of actions) {
    // Each control is used as the previous action has left it. And an event within one of React's effects would be rendered too late.
    await afterPaint();
    apply(action);
  }
}
