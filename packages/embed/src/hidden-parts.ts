/** What of a frame is out of the window's view, above and below it, in whole CSS pixels. */
export type HiddenParts = { above: number; below: number };

/** The hidden parts of a frame at these edges, measured from the window's top, in a window of this height. */
export function hiddenParts({ top, bottom }: Pick<DOMRect, 'top' | 'bottom'>, windowHeight: number): HiddenParts {
  const height = bottom - top;
  const cut = (hidden: number) => Math.round(Math.min(Math.max(hidden, 0), height));
  return { above: cut(-top), below: cut(bottom - windowHeight) };
}
