/** What a screen reader reads of an element. */
export function readAloud(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  return Array.from(copy.querySelectorAll('*'))
    .filter((child) => child.childElementCount === 0)
    .map((child) => child.textContent)
    .concat(copy.childElementCount === 0 ? [copy.textContent] : [])
    .join(' ')
    .replaceAll(/\s+/g, ' ');
}
