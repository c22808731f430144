import { expect, type Page } from '@playwright/test';

type Shift = { value: number; of: (string | undefined)[] };

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/**
 * Runs in the page before its own scripts. What the browser paints while it still parses the document is not counted: it may end in the middle of a
 * word, which the first frame after that completes.
 */
function record() {
  window.shifts = [];
  let firstFrameEnd = Number.POSITIVE_INFINITY;
  const onParsed = () => requestAnimationFrame(() => requestAnimationFrame((time) => (firstFrameEnd = time)));
  document.addEventListener('readystatechange', onParsed, { once: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { startTime, value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] };
      if (startTime < firstFrameEnd) continue;
      window.shifts.push({ value, of: sources.map(({ node }) => node?.textContent?.slice(0, 40)) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Records every layout shift of the pages that are opened from now on. */
export const recordShifts = (page: Page): Promise<unknown> => page.addInitScript(record);

/** Expects that nothing has moved since the page was opened (CLS 0), or not more than a limit. */
export async function expectNoShift(page: Page, name: string, limit = 0.0005): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // After two animation frames every shift so far has been reported.
  const shifts = await page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(window.shifts))))),
  );
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, `${name}: ${JSON.stringify(shifts)}`).toBeLessThan(limit);
}
