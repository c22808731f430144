/**
 * Tells the window around the frame how high `content` is, in whole CSS pixels, rounded up: at once, and on every change of it.
 * The message is exactly `{ type: 'resize', height }`. It measures the content's own wrapper, never the page, whose height
 * follows the frame's and would chase itself. Returns what ends it. EMBED-9, EMBED-10, EMBED-11.
 */
export function reportHeight(content: HTMLElement, target: Window): () => void {
  let reported = 0;
  const report = () => {
    // Layout is kept in 64ths of a pixel: less than that is noise, not height.
    const height = Math.ceil(content.getBoundingClientRect().height - 1 / 128);
    if (height <= 0 || height === reported) return;
    reported = height;
    // A height is no secret, and a frame does not know for certain whose page it is in.
    target.postMessage({ type: 'resize', height }, '*');
  };
  report();
  const observer = new ResizeObserver(report);
  observer.observe(content);
  return () => observer.disconnect();
}
