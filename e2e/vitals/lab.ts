import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type LaunchOptions } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { freePort } from '../pages/own-backend.ts';

/**
 * The Lighthouse results of a screen: milliseconds, a shift score, and scores from 0 to 100. `ownBlocking` counts a task by its processor time:
 * Lighthouse counts it by the clock, which runs on while a busy machine does something else.
 */
export type Vitals = {
  paint: number;
  largest: number;
  blocking: number;
  ownBlocking: number;
  shifts: number;
  scores: readonly [number, number, number];
};

const categories = ['performance', 'accessibility', 'best-practices'] as const;

type TraceEvent = { name: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number };

/** As Lighthouse simulates the phone. */
const slowdown = 4;

/** The blocking time after the first paint by the processor time of the page's main thread, in milliseconds. */
function getOwnBlocking(events: readonly TraceEvent[]): number {
  const painted = events.filter(({ name }) => name === 'firstContentfulPaint').at(-1);
  const tasks = events.filter(
    ({ name, pid, tid, ts, dur = 0 }) => name === 'RunTask' && pid === painted?.pid && tid === painted.tid && ts + dur > painted.ts,
  );
  return tasks.reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * slowdown - 50), 0);
}

/** A browser shared with Lighthouse: what is typed in its pages is in Lighthouse's storage too. */
export async function openLab(launchOptions: LaunchOptions): Promise<{ context: BrowserContext; port: number }> {
  const port = await freePort();
  const context = await chromium.launchPersistentContext(mkdtempSync(join(tmpdir(), 'vitals-')), {
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`],
    locale: 'en-GB',
  });
  return { context, port };
}

/** A page with only a heading and a line: the minimum cost of machine and network. */
export async function startStaticPage(): Promise<{ url: string; stop(): void }> {
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>A static page</title><link rel="icon" href="data:,"></head><body><main><h1>Choose your departure date</h1><p>Pick your first day.</p></main></body></html>`;
  const server = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, stop: () => server.close() };
}

/** The median. */
export const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** The medians of some runs over one screen: a phone on slow 4G, simulated; each run without a cache. */
export async function measure({ context, port }: { context: BrowserContext; port: number }, url: string, runs: number): Promise<Vitals> {
  const [page = await context.newPage()] = context.pages();
  const session = await context.newCDPSession(page);
  const results: Result[] = [];
  const ownBlocking: number[] = [];
  for (let run = 0; run < runs; run++) {
    await session.send('Network.clearBrowserCache');
    // Storage stays; the cache was cleared just now.
    const result = await lighthouse(url, { port, logLevel: 'error', disableStorageReset: true, onlyCategories: [...categories] });
    if (!result) continue;
    results.push(result.lhr);
    ownBlocking.push(getOwnBlocking(result.artifacts.Trace.traceEvents as TraceEvent[]));
  }
  await session.detach();
  const audit = (id: string): number => middle(results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
  const score = (name: (typeof categories)[number]): number =>
    Math.round(100 * middle(results.map((one) => one.categories[name]?.score ?? 0)));
  return {
    paint: audit('first-contentful-paint'),
    largest: audit('largest-contentful-paint'),
    blocking: audit('total-blocking-time'),
    ownBlocking: middle(ownBlocking),
    shifts: audit('cumulative-layout-shift'),
    scores: [score('performance'), score('accessibility'), score('best-practices')],
  };
}
