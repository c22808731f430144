import { type RefObject, useEffect } from 'react';

/** The texts below the number of a day. Each kind has one size in the whole calendar. */
type DayText = 'price' | 'was' | 'note';
const kinds: readonly DayText[] = ['price', 'was', 'note'];

/** A smaller gain than this changes nothing: it may be a rounding error of the last measurement. */
const smallestGain = 0.03;

/** The border of a day, on both sides. */
const borders = 2;

/** Writes the scale at which the widest text of a kind fits its day. */
function fit(calendar: HTMLElement, kind: DayText): void {
  const property = `--${kind}-scale`;
  const scale = Number(calendar.style.getPropertyValue(property)) || 1;
  const fits = Array.from(calendar.querySelectorAll<HTMLElement>(`[data-text=${kind}]`), (text) => {
    const { width } = text.getBoundingClientRect();
    const room = (text.parentElement?.getBoundingClientRect().width ?? 0) - borders;
    return width === 0 ? 1 : (scale * room) / width;
  });
  const largest = Math.floor(Math.min(1, ...fits) * 100) / 100;
  if (largest < scale || largest > scale + smallestGain) calendar.style.setProperty(property, String(largest));
}

/**
 * Keeps the texts of the days whole, and within their day's border, by making each kind smaller if it has to be: with a large size or a wide spacing
 * of text, in a narrow window, with long words.
 */
export function useFittingTexts(calendar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = calendar.current;
    if (!element) return undefined;
    let frame = 0;
    // In the next frame: the observer must not change the sizes that it has just reported.
    const sizes = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        for (const kind of kinds) fit(element, kind);
      });
    });
    const observe = (): void => {
      sizes.disconnect();
      for (const observed of [element, ...element.querySelectorAll('[data-text]')]) sizes.observe(observed);
    };
    const texts = new MutationObserver(observe);
    texts.observe(element, { childList: true, subtree: true });
    observe();
    return () => {
      texts.disconnect();
      sizes.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [calendar]);
}
