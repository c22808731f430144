/**
 * Resolves once the browser has shown what a tap or a key has changed so far, or after 100 ms: a page that is not seen paints nothing.
 * Work that may follow later is put behind it.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });
