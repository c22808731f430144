import { expect } from 'vitest';

type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

const twoFrames = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));

/** Records layout shifts from now on. Returns a function that expects none (CLS 0). */
export function recordShifts(): () => Promise<void> {
  const shifts: LayoutShift[] = [];
  const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as LayoutShift[])));
  observer.observe({ type: 'layout-shift' });
  return async () => {
    await document.fonts.ready;
    // Two frames later every shift so far has been reported.
    await twoFrames();
    observer.disconnect();
    const moved = shifts.flatMap(({ sources }) => sources.map(({ node }) => node?.textContent?.slice(0, 40)));
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(total, JSON.stringify(moved)).toBeLessThan(0.0005);
  };
}
