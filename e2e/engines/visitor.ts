import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from 'vitest';
import type { Handle, Tab } from './engine.ts';
import { findInPage, type Target, toQuery } from './query.ts';
import { until } from './until.ts';

const library = readFileSync(createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8');

/** What a visitor does and sees in a window. Each call waits until its element is there, and rejects after 20 seconds. */
export function visitor(tab: Tab) {
  const look = async (target: Target): Promise<Handle> => {
    if (!(await tab.run(() => 'TestingLibraryDom' in window))) await tab.inject(library);
    const found = await tab.find(findInPage, toQuery(target));
    if (found) return found;
    const heading = await tab.run(() => document.querySelector('h1')?.textContent);
    throw new Error(`not found on the page "${heading}": ${JSON.stringify(toQuery(target))}`);
  };
  const see = (target: Target): Promise<Handle> => until(() => look(target));
  return {
    /** Opens a page; one of the tool is hydrated afterwards. */
    async open(address: string): Promise<void> {
      await tab.open(address);
      await until(async () => {
        const isReady = () => document.getElementById('app') === null || 'hydrated' in document.documentElement.dataset;
        if (!(await tab.run(isReady))) throw new Error(`not hydrated: ${address}`);
      });
    },
    see,
    isShown: (target: Target): Promise<boolean> =>
      look(target).then(
        () => true,
        () => false,
      ),
    // Again if it moved: while a screen fades in, the driver finds nothing at its place.
    click: (target: Target): Promise<void> => until(async () => (await look(target)).click()),
    fill: async (target: Target, text: string): Promise<void> => (await see(target)).type(text),
    select: (target: Target, value: string): Promise<void> => until(async () => void (await (await look(target)).select(value))),
    /** Waits until a function of the page returns a truthy result; returns it. */
    holds: <Args extends unknown[], Result>(script: (...args: Args) => Result, ...args: Args): Promise<Result> =>
      until(async () => {
        const result = await tab.run(script, ...args);
        if (!result) throw new Error(`does not hold: ${script}`);
        return result;
      }),
    expectAddress: (pattern: RegExp): Promise<void> =>
      until(async () => expect(await tab.run(() => window.location.href)).toMatch(pattern)),
  };
}

export type Visitor = ReturnType<typeof visitor>;
