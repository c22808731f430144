/**
 * Posts the height of `content` to the parent window, in CSS pixels, rounded up: at once, and on every change.
 * The message is exactly `{ type: 'resize', height }`. It measures the root element of the app,
 * not the page: the page's height depends on that of the frame, which would cause a feedback loop.
 */
export function reportHeight(content: HTMLElement, target: Window): void {
  let reported = 0;
  const report = () => {
    // Browsers lay out in 64ths of a pixel: a smaller difference is a rounding error.
    const height = Math.ceil(content.getBoundingClientRect().height - 1 / 128);
    if (height <= 0 || height === reported) return;
    reported = height;
    // Any target origin: the height is not secret, and the frame does not know its parent's origin for certain.
    target.postMessage({ type: 'resize', height }, '*');
  };
  report();
  new ResizeObserver(report).observe(content);
}
