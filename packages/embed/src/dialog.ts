import { embedDialog } from '@booking/languages';
import { dialogCss } from './dialog-css.ts';
import { holdBack } from './hold-back.ts';
import { inLocale } from './languages.ts';

type DialogOptions = {
  /** The element whose button opens the dialog. Its attributes are those of the frame. */
  element: HTMLElement;
  /** The accessible name. */
  label: string;
  /** The address of the full tool, for a link where the frame does not load. */
  fullAddress: string;
};

/** Attributes of the element that are not those of the frame in its dialog. */
const ownAttributes = ['mode', 'id', 'class', 'style', 'slot'];

/** Copies the attributes to the element in the dialog, now and whenever they change. */
function copyAttributes(from: HTMLElement, to: HTMLElement): void {
  const copy = () => {
    for (const { name, value } of from.attributes)
      if (!ownAttributes.includes(name) && to.getAttribute(name) !== value) to.setAttribute(name, value);
  };
  copy();
  new MutationObserver(copy).observe(from, { attributes: true });
}

/**
 * The booking tool in a modal dialog over the page: full screen on a phone. Closed, it stays loaded and gives the focus back to `trigger`.
 * Back closes it.
 */
export function createDialog({ element, label, fullAddress }: DialogOptions): { open(trigger: HTMLElement): void } {
  const root = element.shadowRoot as ShadowRoot;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(dialogCss);
  root.adoptedStyleSheets.push(sheet);
  const text = inLocale(embedDialog, element.getAttribute('locale'));

  const dialog = document.createElement('dialog');
  dialog.ariaLabel = label;
  const close = document.createElement('button');
  close.type = 'button';
  close.ariaLabel = close.title = text.close;
  close.textContent = '×';
  close.onclick = () => dialog.close();
  const tool = document.createElement('boat-bike-booking');
  copyAttributes(element, tool);
  tool.setAttribute('eager', '');
  tool.setAttribute('fill', '');
  tool.title = label;
  // The page does not get the keys of a frame that has the focus.
  tool.addEventListener('booking-escape', () => dialog.close());
  const link = document.createElement('a');
  link.href = fullAddress;
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = text.newWindow;
  tool.append(link);
  dialog.append(close, tool);
  root.append(dialog);

  const report = (event: string) => element.dispatchEvent(new CustomEvent(`booking-${event}`, { bubbles: true }));
  const show = () => {
    dialog.showModal();
    report('open');
  };
  const back = holdBack({ onBack: () => dialog.close(), onForward: show });
  let opener: HTMLElement | undefined;
  dialog.onclose = () => {
    back.release();
    // A browser that does not focus a pressed button has nothing to give the focus back to.
    opener?.focus({ preventScroll: true });
    report('close');
  };
  return {
    open(trigger) {
      opener = trigger;
      show();
      back.hold();
    },
  };
}
