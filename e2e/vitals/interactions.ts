import type { BrowserContext, Page } from '@playwright/test';

export type Interaction = { name: string; target: string; duration: number };

/** Runs in each page before its own scripts. */
function observe(): void {
  const describeTarget = (node: EventTarget | null): string => {
    const element = node instanceof Element ? node : null;
    const target = element?.closest('a, button, input, select, [role=gridcell]') ?? element;
    const words = target?.getAttribute('aria-label') ?? target?.getAttribute('name') ?? target?.textContent ?? '';
    return `${target?.tagName.toLowerCase()} ${words.trim().slice(0, 40)}`;
  };
  // When an entry arrives, its element may be gone.
  const names = new Map<number, string>();
  for (const type of ['pointerdown', 'pointerup', 'click', 'keydown', 'keypress', 'keyup'])
    addEventListener(type, ({ timeStamp, target }) => names.set(timeStamp, describeTarget(target)), true);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number; target: Element | null })[]) {
      if (entry.interactionId === 0) continue;
      void (window as unknown as { reportInteraction(value: object): Promise<void> }).reportInteraction({
        id: `${performance.timeOrigin} ${entry.interactionId}`,
        name: entry.name,
        target: names.get(entry.startTime) ?? describeTarget(entry.target),
        duration: entry.duration,
      });
    }
    // From 16 ms on; anything faster cannot be distinguished from one animation frame.
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Collects every tap and key of the pages that are opened from now on, each with the time until the next paint that shows its effect. */
export async function recordInteractions(context: BrowserContext): Promise<() => Interaction[]> {
  const found = new Map<string, Interaction>();
  await context.exposeFunction('reportInteraction', ({ id, ...one }: Interaction & { id: string }) => {
    if ((found.get(id)?.duration ?? 0) < one.duration) found.set(id, one);
  });
  await context.addInitScript(observe);
  return () => [...found.values()];
}

/** Throttles a page's processor by this factor. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
