type IdleWindow = { requestIdleCallback?: typeof requestIdleCallback; cancelIdleCallback?: typeof cancelIdleCallback };

/** Runs a callback when the browser is idle. Returns a function that cancels it. */
export function whenIdle(run: () => void, page: IdleWindow = window): () => void {
  if (page.requestIdleCallback && page.cancelIdleCallback) {
    const handle = page.requestIdleCallback(run, { timeout: 2000 });
    return () => page.cancelIdleCallback?.(handle);
  }
  const timer = setTimeout(run, 300);
  return () => clearTimeout(timer);
}
