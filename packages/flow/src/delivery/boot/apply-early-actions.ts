import { afterPaint, takeFields } from '@booking/ui/primitives';
import type { EarlyAction } from '../inline/early-actions.ts';

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

/** Puts back what stood in a field after an action, if an earlier one has changed it since. */
function restore(field: HTMLElement, value: string, checked: boolean): void {
  if (field instanceof HTMLSelectElement) {
    if ([...field.options].some((option) => option.value === value && !option.disabled)) field.value = value;
  } else if (field instanceof HTMLInputElement) {
    if (['checkbox', 'radio'].includes(field.type)) field.checked = checked;
    else if (field.value !== value) field.value = value;
  }
}

function apply({ type: event, element, value = '', checked = false }: EarlyAction): void {
  if (event === 'click') findControl(element)?.click();
  else if (element.isConnected) {
    restore(element, value, checked);
    takeFields(element);
  }
}

/**
 * Takes what stands in the fields, which a browser may have filled in, and repeats what the visitor did before hydration, in its order. What no
 * longer stands in the page is left out.
 */
export async function applyEarlyActions(actions: readonly EarlyAction[]): Promise<void> {
  await afterPaint();
  takeFields(document);
  for (const action of actions) {
    // Each control is used as the previous action has left it. And an event within one of React's effects would be rendered too late.
    await afterPaint();
    apply(action);
  }
}
