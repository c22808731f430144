/** Gives the focus to an element that can take it, and scrolls it to the top of the window. A no-op without the element. */
export function jumpTo(id: string): void {
  const element = document.getElementById(id);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'start' });
}
