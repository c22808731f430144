/** What a visitor does first to scroll, or to act. */
const actions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

type Return = {
  /** In pixels from the top of the document. */
  top: number;
  /** Whether the screen may still grow, as its data has not arrived. */
  isLoading(): boolean;
  onEnd(): void;
};

/**
 * Scrolls to where a screen was left, and again whenever the page changes its height: the content may come later. Ends when the place is reached
 * and all data is there, when the visitor does anything, or when an outcome has the focus. Returns a function that ends it.
 */
export function returnToPlace(page: Window & typeof globalThis, { top, isLoading, onEnd }: Return): () => void {
  const { document } = page;
  const ended = new AbortController();
  const stop = (): void => {
    if (ended.signal.aborted) return;
    ended.abort();
    observer.disconnect();
    onEnd();
  };
  const scroll = (): void => {
    const hasOutcome = document.activeElement?.closest('[data-outcome]');
    if (!hasOutcome) page.scrollTo({ top, behavior: 'instant' });
    if (hasOutcome || (!isLoading() && Math.abs(page.scrollY - top) < 1)) stop();
  };
  const observer = new page.ResizeObserver(scroll);
  for (const action of actions) page.addEventListener(action, stop, { capture: true, passive: true, signal: ended.signal });
  observer.observe(document.body);
  scroll();
  return stop;
}
