import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from 'vitest';
import type { Target, Visitor } from '../../packages/flow/src/testing/journey/visitor.ts';
import type { Handle, Tab } from './engine.ts';
import { findShown, type Query, toQuery } from './query.ts';
import { until } from './until.ts';

const library = readFileSync(createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8');

/** A visitor of a tab. Each call waits for up to 20 seconds. */
export function createVisitor(tab: Tab) {
  const prepare = async (...anyOf: readonly Target[]): Promise<Query[]> => {
    if (!(await tab.run(() => 'findShown' in window))) await tab.inject(`${library}; void (window.findShown = ${findShown})`);
    return anyOf.map(toQuery);
  };
  const look = async (...anyOf: readonly Target[]): Promise<Handle> => {
    const queries = await prepare(...anyOf);
    // In the middle of the window no bar covers it.
    const found = await tab.find((given) => {
      const [element = null] = given.flatMap(window.findShown);
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return element;
    }, queries);
    if (found) return found;
    const heading = await tab.run(() => document.querySelector('h1')?.textContent);
    throw new Error(`not found on the page "${heading}": ${JSON.stringify(queries)}`);
  };
  // Again if it moved: while a screen fades in, the driver finds nothing at its place. Again, too, if the page got no click at all: a driver
  // may lose one on a busy machine. A click that the page got and did nothing with is not repeated.
  const click = (target: Target): Promise<void> =>
    until(async () => {
      const element = await look(target);
      await tab.run(() => {
        window.isClicked = false;
        window.addEventListener('click', () => Object.assign(window, { isClicked: true }), { capture: true, once: true });
      });
      await element.click();
      // A click may load another document, which has none of this.
      const isLost = await tab.run(() => window.isClicked === false).catch(() => false);
      if (isLost) throw new Error(`the driver lost the click: ${JSON.stringify(toQuery(target))}`);
    });
  const visitor = {
    timeZone: undefined,
    see: (...anyOf) => until(() => look(...anyOf)),
    isShown: (target) =>
      look(target).then(
        () => true,
        () => false,
      ),
    expectCount: (target, count) =>
      until(async () => expect(await tab.run((given) => given.flatMap(window.findShown).length, await prepare(target))).toBe(count)),
    expectHeading: async (name) => void (await until(() => look({ role: 'heading', name }))),
    expectAddress: (pattern) => until(async () => expect(await tab.run(() => window.location.href)).toMatch(pattern)),
    expectLink: (target, pattern) =>
      until(async () => {
        const href = await tab.run((given) => given.flatMap(window.findShown)[0]?.getAttribute('href'), await prepare(target));
        expect(href).toMatch(pattern);
        return href ?? '';
      }),
    click,
    check: click,
    fill: async (target, text) => (await until(() => look(target))).type(text),
    select: (target, value) => until(async () => void (await (await look(target)).select(value))),
  } satisfies Visitor;
  return {
    ...visitor,
    /** Opens a page; one of the tool is hydrated afterwards. */
    async open(address: string): Promise<void> {
      await tab.open(address);
      await until(async () => {
        const isReady = () => document.getElementById('app') === null || 'hydrated' in document.documentElement.dataset;
        if (!(await tab.run(isReady))) throw new Error(`not hydrated: ${address}`);
      });
    },
    /** Waits until a function of the page returns a truthy result; returns it. */
    holds: <Args extends unknown[], Result>(script: (...args: Args) => Result, ...args: Args): Promise<Result> =>
      until(async () => {
        const result = await tab.run(script, ...args);
        if (!result) throw new Error(`does not hold: ${script}`);
        return result;
      }),
  };
}
