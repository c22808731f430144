import type { Runtime } from '../../app/runtime.ts';

/** Sets language, brand and layout on the root element, where the style sheets read them. */
export function markDocument(root: HTMLElement, { language, brand, embedded, framed }: Runtime): void {
  root.lang = language;
  root.dataset.brand = brand;
  root.dataset.embedded = String(embedded);
  if (framed) root.dataset.framed = '';
  else delete root.dataset.framed;
}
