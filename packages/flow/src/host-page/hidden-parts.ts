import * as v from 'valibot';

const pixels = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(30_000));
const HiddenMessageSchema = v.object({ v: v.literal(1), type: v.literal('hidden'), above: pixels, below: pixels });

/**
 * Sets what the host page says is out of view of the frame, in CSS pixels above and below, as custom properties of the root element: the bar and
 * the side panel stay in view by them. Taken from any host page, since nothing but their position depends on it.
 */
export function followHiddenParts(page: Window): void {
  const { style } = page.document.documentElement;
  page.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source !== page.parent) return;
    const { success, output } = v.safeParse(HiddenMessageSchema, data);
    if (!success) return;
    style.setProperty('--hidden-above', `${output.above}px`);
    style.setProperty('--hidden-below', `${output.below}px`);
  });
}
