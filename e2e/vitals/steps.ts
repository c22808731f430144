import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { journey } from '../pages/journey.ts';
import type { Words } from '../pages/words.ts';
import { slowDown } from './interactions.ts';
import { middle } from './lab.ts';

/** The milliseconds from a tap to the first frame with the next step's content. */
export type StepTime = { name: string; ms: number };

type Addresses = {
  list: string;
  /** The path of the tour that is chosen in the list. */
  tourPath: string;
};

type WatchedWindow = Window & { stepTime?: number };

/** Lighthouse's slow 4G: milliseconds, and bytes per second. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 209_715, uploadThroughput: 96_000 };

/** How long a visitor looks at a screen before a tap, and how long the finger stays, in milliseconds. */
const look = 2000;
const touch = 80;

/** In the page: measures from the next click until the first frame in which the heading and an element are there. */
function watch([heading, selector]: readonly [string, string]): void {
  delete (window as WatchedWindow).stepTime;
  const begin = ({ timeStamp }: Event): void => {
    const check = (): void => {
      if (document.querySelector('h1')?.textContent === heading && document.querySelector(selector))
        (window as WatchedWindow).stepTime = performance.now() - timeStamp;
      else requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
  };
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

/** Takes the first four steps on a first visit: a phone with slow 4G and a processor four times slower. */
async function takeSteps(browser: Browser, { list, tourPath }: Addresses, words: Words): Promise<StepTime[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await slowDown(page, 4);
  const step = journey(page, words);
  const finger = journey(page, words, (target) => tap(page, target));
  const times: StepTime[] = [];
  const measure = async (name: string, heading: string, selector: string, press: () => Promise<void>): Promise<void> => {
    await page.waitForTimeout(look);
    await page.evaluate(watch, [heading, selector] as const);
    await press();
    const time = () => page.evaluate(() => (window as WatchedWindow).stepTime ?? 0);
    await expect.poll(time).toBeGreaterThan(0);
    times.push({ name, ms: await time() });
  };
  await page.goto(list);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const tour = page.locator(`a[href*="${tourPath}"]`).first();
  await measure('tour list to date', words.text('tourDate', 'title'), '[role=gridcell][data-state=available]', () => tap(page, tour));
  await step.takeFirstAvailableDay();
  await measure('date to ship', words.text('ship', 'title'), 'main article', finger.pressNext);
  await step.takeShip();
  await measure('ship to cabins', words.text('cabins', 'title'), 'main article select', finger.pressNext);
  await step.takeCabinForTwo();
  await measure('cabins to passengers', words.text('checkout', 'passengers.title'), 'main input', finger.startBooking);
  await context.close();
  return times;
}

/** The medians of some runs over the first four steps. */
export async function measureSteps(browser: Browser, addresses: Addresses, words: Words, runs: number): Promise<StepTime[]> {
  const all: StepTime[][] = [];
  for (let run = 0; run < runs; run++) all.push(await takeSteps(browser, addresses, words));
  return (all[0] ?? []).map(({ name }, index) => ({ name, ms: middle(all.map((times) => times[index]?.ms ?? Number.NaN)) }));
}
