import { createDialog } from './dialog.ts';

type ButtonOptions = {
  element: HTMLElement;
  /** The slot of the element's own content: its link or button opens the dialog. Without content it shows a button of ours. */
  slot: HTMLSlotElement;
  label: string;
  /** The address of the frame. */
  getAddress(): string;
};

/** Makes the content of an element with `mode="button"` open the tool in a dialog. The dialog is made when it is first opened. */
export function addButton({ element, slot, label, getAddress }: ButtonOptions): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.part.add('button');
  button.style.font = 'inherit';
  button.ariaHasPopup = 'dialog';
  button.textContent = label;
  slot.append(button);

  const announce = () => {
    for (const trigger of element.querySelectorAll('a,button')) trigger.ariaHasPopup ??= 'dialog';
  };
  announce();
  slot.addEventListener('slotchange', announce);

  let isConnecting = false;
  const connect = () => {
    if (isConnecting) return;
    isConnecting = true;
    const link = document.createElement('link');
    link.rel = 'preconnect';
    link.href = new URL(getAddress()).origin;
    document.head.append(link);
  };
  // The pointer over the button, or the focus on it, comes a moment before the press.
  for (const type of ['pointerover', 'focusin']) slot.addEventListener(type, connect);

  let dialog: ReturnType<typeof createDialog> | undefined;
  slot.addEventListener('click', (event) => {
    const trigger = event.composedPath().find((node) => node instanceof HTMLElement && node.matches('a,button'));
    // With a key a link opens a window or a tab, as any link.
    if (!(trigger instanceof HTMLElement) || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    dialog ??= createDialog({ element, label, fullAddress: getAddress().replace('/frame/tours', '/tours') });
    dialog.open(trigger);
  });
}
