/** Scrolls an element into view: in the middle, or at the top if it is taller than half the window. */
export const scrollToView = (element: HTMLElement): void =>
  element.scrollIntoView({ block: element.offsetHeight > window.innerHeight / 2 ? 'start' : 'center' });
