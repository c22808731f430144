import type { Browser, Page } from '@playwright/test';

type TraceEvent = { name: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number };

/** Tasks of a page's main thread, and the page's own marks. */
const categories = ['disabled-by-default-devtools.timeline', 'blink.user_timing'];

/** The marks that a page sets around what is measured. */
export const marks = { start: 'measured-start', end: 'measured-end' } as const;

/** The processor time of a page's main thread between its two marks, the tasks that hold them included, in milliseconds. */
export async function measureProcessorTime(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const start = trace.traceEvents.find(({ name }) => name === marks.start);
  const end = trace.traceEvents.find(({ name }) => name === marks.end);
  if (!start || !end) throw new Error('the page did not mark what is measured');
  const tasks = trace.traceEvents.filter(
    ({ name, pid, tid, ts, dur = 0 }) => name === 'RunTask' && pid === start.pid && tid === start.tid && ts + dur > start.ts && ts < end.ts,
  );
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
}
