import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { type Captured, capturePage } from '../../packages/flow/src/testing/floor/tree.ts';
import { journey } from '../pages/journey.ts';
import type { Words } from '../pages/words.ts';
import { startFloor } from './floor.ts';
import { slowDown } from './interactions.ts';
import { middle } from './lab.ts';
import { marks, measureProcessorTime } from './processor-time.ts';

/**
 * What a step takes to the end of the paint with the next step's content, in milliseconds: by the clock from the click, on a slow phone; and the main
 * thread's own time from the touch, on a phone as fast as this machine. Of the floor, too: a page of React and the router with the same elements.
 */
export type StepTime = { name: string; clock: number; own: number; floorClock: number; floorOwn: number };

type Addresses = {
  list: string;
  /** The path of the tour that is chosen in the list. */
  tourPath: string;
};

/** A step is seen when its heading and an element are. */
type Step = { name: string; heading: string; selector: string };
type Measure = (page: Page, step: Step, press: () => Promise<void>) => Promise<number>;

type WatchedWindow = Window & { stepTime?: number };

/** Lighthouse's slow 4G: milliseconds, and bytes per second. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 209_715, uploadThroughput: 96_000 };

/** How long a visitor looks at a screen before a tap, and how long the finger stays, in milliseconds. */
const look = 2000;
const touch = 80;

/** In the page: measures from the next click until the first frame in which the heading and an element are seen is painted. */
function watch({ heading, selector, start, end }: Step & { start: string; end: string }): void {
  delete (window as WatchedWindow).stepTime;
  const isSeen = (): boolean =>
    document.querySelector('h1')?.textContent === heading && [...document.querySelectorAll(selector)].some((one) => one.checkVisibility());
  const begin = ({ timeStamp }: Event): void => {
    const check = (): void => {
      if (!isSeen()) {
        requestAnimationFrame(check);
        return;
      }
      const painted = new MessageChannel();
      painted.port1.onmessage = () => {
        performance.mark(end);
        (window as WatchedWindow).stepTime = performance.now() - timeStamp;
      };
      painted.port2.postMessage(null);
    };
    requestAnimationFrame(check);
  };
  addEventListener('pointerdown', () => performance.mark(start), { capture: true, once: true });
  addEventListener('click', begin, { capture: true, once: true });
}

/** Taps an element as a finger does. The click comes when it leaves the screen. */
async function tap(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('there is nothing to tap');
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(touch);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

const byClock: Measure = async (page, step, press) => {
  await page.evaluate(watch, { ...step, ...marks });
  await press();
  const time = () => page.evaluate(() => (window as WatchedWindow).stepTime ?? 0);
  await expect.poll(time).toBeGreaterThan(0);
  return time();
};

const ofProcessor =
  (browser: Browser): Measure =>
  (page, step, press) =>
    measureProcessorTime(browser, page, async () => void (await byClock(page, step, press)));

/** A new visitor's page, as on a phone; slow: with slow 4G and a processor four times slower. */
async function openPhone(browser: Browser, isSlow: boolean): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  if (!isSlow) return page;
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await slowDown(page, 4);
  return page;
}

const toSteps = (words: Words): [Step, Step, Step, Step] => [
  { name: 'tour list to date', heading: words.text('tourDate', 'title'), selector: '[role=gridcell][data-state=available]' },
  { name: 'date to ship', heading: words.text('ship', 'title'), selector: 'main article' },
  { name: 'ship to cabins', heading: words.text('cabins', 'title'), selector: 'main article select' },
  { name: 'cabins to passengers', heading: words.text('checkout', 'passengers.title'), selector: 'main input' },
];

/** Takes the first four steps. Calls `onSettled` on each screen, and returns the figures. */
async function takeSteps(page: Page, { list, tourPath }: Addresses, words: Words, measure: Measure, onSettled = async () => {}) {
  const step = journey(page, words);
  const finger = journey(page, words, (target) => tap(page, target));
  const [toDate, toShip, toCabins, toPassengers] = toSteps(words);
  const take = async (one: Step, press: () => Promise<void>): Promise<number> => {
    await page.waitForTimeout(look);
    await onSettled();
    return measure(page, one, press);
  };
  await page.goto(list);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const figures = [await take(toDate, () => tap(page, page.locator(`a[href*="${tourPath}"]`).first()))];
  await step.takeFirstAvailableDay();
  figures.push(await take(toShip, finger.pressNext));
  await step.takeShip();
  figures.push(await take(toCabins, finger.pressNext));
  await step.takeCabinForTwo();
  figures.push(await take(toPassengers, finger.startBooking));
  await page.waitForTimeout(look);
  await onSettled();
  await page.context().close();
  return figures;
}

/** The elements of the five screens, as they are on a phone when a step was taken to them. */
async function captureScreens(browser: Browser, addresses: Addresses, words: Words): Promise<Captured> {
  const page = await openPhone(browser, false);
  const found: ReturnType<typeof capturePage>[] = [];
  await takeSteps(page, addresses, words, byClock, async () => void found.push(await page.evaluate(capturePage)));
  const [first] = found;
  if (!first) throw new Error('no screen was captured');
  return { frame: first.frame, screens: found.map(({ content }) => content), styles: found.at(-1)?.styles ?? '' };
}

/** The same steps on the page of the floor. */
async function takeFloor(page: Page, url: string, words: Words, measure: Measure): Promise<number[]> {
  const figures: number[] = [];
  await page.goto(url);
  for (const step of toSteps(words)) {
    await page.waitForTimeout(look);
    figures.push(await measure(page, step, () => tap(page, page.getByRole('link', { name: 'Next', exact: true }).first())));
  }
  await page.context().close();
  return figures;
}

/** The medians of some runs over the first four steps, of ours and of the floor in turn. */
export async function measureSteps(browser: Browser, addresses: Addresses, words: Words, runs: number): Promise<StepTime[]> {
  const floor = await startFloor(await captureScreens(browser, addresses, words));
  const own = ofProcessor(browser);
  const all: number[][][] = [];
  for (let run = 0; run < runs; run++) {
    all.push([
      await takeSteps(await openPhone(browser, true), addresses, words, byClock),
      await takeSteps(await openPhone(browser, false), addresses, words, own),
      await takeFloor(await openPhone(browser, true), floor.url, words, byClock),
      await takeFloor(await openPhone(browser, false), floor.url, words, own),
    ]);
  }
  floor.stop();
  const figure = (kind: number, step: number): number => middle(all.map((run) => run[kind]?.[step] ?? Number.NaN));
  return toSteps(words).map(({ name }, step) => ({
    name,
    clock: figure(0, step),
    own: figure(1, step),
    floorClock: figure(2, step),
    floorOwn: figure(3, step),
  }));
}
