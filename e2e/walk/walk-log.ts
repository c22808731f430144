import { type Locator, type Page, type TestInfo, test } from '@playwright/test';

/** One line of the table: a step or message, and whether it was seen. */
export type Sighting = { step: string; seen: boolean };

/** The type of the annotations that carry the sightings of a walk to the report. */
export const sightingType = 'sighting';

/** The widths of phones, in CSS pixels, at which no screen may scroll sideways. */
const phoneWidths = [320, 360, 390] as const;

/** Runs in the page: some part of one of the elements is in the viewport, and nothing lies above it. A tooltip that lets the pointer through cannot be hit. */
function isAnySeen(elements: Element[]): boolean {
  return elements.some((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x0, x1, y0, y1] = [Math.max(left, 0), Math.min(right, innerWidth), Math.max(top, 0), Math.min(bottom, innerHeight)];
    if (x1 <= x0 || y1 <= y0 || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    if (getComputedStyle(element).pointerEvents === 'none') return true;
    const hit = document.elementFromPoint((x0 + x1) / 2, (y0 + y1) / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });
}

/** Whether some match comes into view before the timeout, and is still there a moment later. */
async function comesIntoView(page: Page, found: Locator, timeout: number): Promise<boolean> {
  const end = Date.now() + timeout;
  while (Date.now() < end) {
    const seen = await found.evaluateAll(isAnySeen).catch(() => false);
    if (seen) {
      await page.waitForTimeout(150);
      if (await found.evaluateAll(isAnySeen).catch(() => false)) return true;
    }
    await page.waitForTimeout(100);
  }
  return false;
}

/** Runs in the page: the focus is on some part of it, a message or a field, which is in the viewport. */
function isFocusSeen(): boolean {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return false;
  const { top, bottom } = activeElement.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** CSS pixels by which the page can be scrolled sideways. */
const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Whether the page scrolls sideways at none of the phone widths. Restores the size of the window. */
async function fitsPhones(page: Page): Promise<boolean> {
  const size = page.viewportSize();
  let fits = true;
  for (const width of phoneWidths) {
    await page.setViewportSize({ width, height: 844 });
    // The layout follows the width by container queries and observers.
    await page.waitForTimeout(120);
    const excess = await sidewaysScroll(page);
    if (excess > 0) fits = false;
  }
  if (size) await page.setViewportSize(size);
  return fits;
}

/** Records what a walk sees. It never throws: a walk goes on after a message that it did not see. */
export function walkLog(page: Page, info: TestInfo) {
  const sightings: Sighting[] = [];
  const record = (step: string, seen: boolean): void => {
    const sighting: Sighting = { step, seen };
    sightings.push(sighting);
    info.annotations.push({ type: sightingType, description: JSON.stringify(sighting) });
  };
  const picture = (step: string): Promise<unknown> =>
    page.screenshot({ path: info.outputPath(`${step.replace(/\W+/g, '-')}.png`) }).catch(() => {});
  return {
    record,
    /** Records whether what a press has caused comes into view, and the focus is in view, too. Takes a picture of the screen if not. */
    async outcome(step: string, found: Locator): Promise<void> {
      const seen = (await test.step(step, () => comesIntoView(page, found, 6_000))) && (await page.evaluate(isFocusSeen));
      if (!seen) await picture(step);
      record(step, seen);
    },
    /** Records whether a match comes into view, and takes a picture of the screen if not. */
    async sees(step: string, found: Locator, timeout = 6_000): Promise<void> {
      const seen = await test.step(step, () => comesIntoView(page, found, timeout));
      if (!seen) await picture(step);
      record(step, seen);
    },
    /** Records whether the screen has no sideways scroll on phones. */
    async fits(screen: string): Promise<void> {
      record(`${screen}: no sideways scroll`, await fitsPhones(page));
    },
    /** What was not seen. */
    unseen: (): string[] => sightings.filter(({ seen }) => !seen).map(({ step }) => step),
  };
}
