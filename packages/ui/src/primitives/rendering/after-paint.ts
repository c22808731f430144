/**
 * Resolves after the browser has painted the response to an event, so that deferrable work does not delay it. Resolves after 100 ms at the
 * latest, as a hidden page does not paint.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });
