import { type APIRequestContext, type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { departuresFor } from '../pages/large-party.ts';
import { shown } from '../pages/shown.ts';
import { getWords } from '../pages/words.ts';
import { recordInteractions, slowDown } from './interactions.ts';

const words = getWords('en');
const text = (key: string): string => words.text('checkout', key);
const persons = 20;

/** The address of the cabin step with twenty persons placed. */
async function cabinsForTwenty(request: APIRequestContext): Promise<string> {
  const [found] = await departuresFor(request, persons);
  return `/departures/${found?.departure}/cabins?party=${persons}&locale=en&${found?.cabins}`;
}

/** Long tasks of the page from now on, in milliseconds. */
async function recordTasks(context: BrowserContext): Promise<number[]> {
  const tasks: number[] = [];
  await context.exposeFunction('reportTask', (duration: number) => void tasks.push(duration));
  await context.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) void (window as unknown as { reportTask(ms: number): void }).reportTask(duration);
    }).observe({ type: 'longtask' });
  });
  return tasks;
}

/** Milliseconds in the page from the next click until the selector matches and the next frame is painted. */
const untilShown = (page: Page, selector: string): Promise<number> =>
  page.evaluate(
    (target) =>
      new Promise<number>((resolve) => {
        const onClick = ({ timeStamp }: Event): void => {
          const look = (): void => {
            if (document.querySelector(target)) requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
            else requestAnimationFrame(look);
          };
          look();
        };
        window.addEventListener('click', onClick, { capture: true, once: true });
      }),
    selector,
  );

/** The middle and the longest of so many; what takes less than 16 ms is not reported. */
function describe(durations: readonly number[], count: number): string {
  const all = [...durations, ...Array.from({ length: Math.max(0, count - durations.length) }, () => 0)].toSorted(
    (one, other) => one - other,
  );
  const median = all[Math.floor(all.length / 2)] ?? 0;
  const worst = Math.max(0, ...durations);
  return `median ${median || '< 16'} ms, worst ${worst || '< 16'} ms of ${all.length}`;
}

/** A click of the mouse alone: looking for the element is work of the page, too, and is done before. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await page.waitForTimeout(500);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForTimeout(300);
}

/** A form whose errors are listed, and shown in the cards of these passengers. */
const withErrors = (...passengers: readonly number[]): string =>
  `form:has([role=status] span:not(:empty))${passengers.map((index) => `:has(#passenger-${index} [aria-invalid=true])`).join('')}`;

test('the form of twenty passengers, processor four times slower', async ({ browser, request }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
  const interactions = await recordInteractions(context);
  const tasks = await recordTasks(context);
  const page = await context.newPage();
  const lines: string[] = [];
  /** Runs a part of the journey and prints its interactions and its longest task. */
  const measure = async (name: string, goal: number, count: number, act: () => Promise<void>): Promise<void> => {
    const before = interactions().length;
    tasks.length = 0;
    await act();
    await page.waitForTimeout(700);
    const durations = interactions()
      .slice(before)
      .map(({ duration }) => duration);
    lines.push(`${name}: ${describe(durations, count)} (goal ${goal}); longest task ${Math.round(Math.max(0, ...tasks)) || '< 50'} ms`);
  };

  await page.goto(await cabinsForTwenty(request));
  const start = shown(page.getByRole('link', { name: words.text('cabins', 'start') }));
  await start.hover();
  await page.waitForLoadState('networkidle');
  await slowDown(page, 4);
  const shownAfter = untilShown(page, `#passenger-${persons - 1}`);
  await press(page, start);
  const elements = (): Promise<number> => page.evaluate(() => document.querySelectorAll('*').length);
  lines.push(`form shown: ${Math.round(await shownAfter)} ms after the click (goal 1000), ${await elements()} elements`);

  const first = page.locator('#passenger-0');
  const name = first.getByLabel(text('field.firstName'));
  await expect(name).toBeVisible();
  await name.click();
  await measure('typing a name', 50, 20, () => page.keyboard.type('Annabel-Marie Jansen', { delay: 120 }));

  const next = shown(page.getByRole('button', { name: text('passengers.next') }));
  const summary = page.getByText(words.like('checkout', 'errorSummary_other'));
  tasks.length = 0;
  const shownErrors = untilShown(page, withErrors(0, 1));
  await press(page, next);
  lines.push(
    `failed submit: errors after ${Math.round(await shownErrors)} ms (goal 200), longest task ${Math.round(Math.max(0, ...tasks)) || '< 50'} ms`,
  );
  await expect(summary).toBeVisible();
  await measure('leaving a field after it', 100, 5, async () => {
    await first.getByLabel(text('field.lastName')).click();
    for (let press = 0; press < 5; press++) {
      await page.keyboard.press('Tab');
      await page.waitForTimeout(150);
    }
  });
  await first.getByLabel(text('field.streetAddress'), { exact: true }).click();
  await measure('typing after it', 50, 20, async () => {
    await page.keyboard.type('Keizersgracht 123 bis', { delay: 120 });
  });
  await measure('choosing bicycles', 100, 2, async () => {
    for (const radio of (await first.getByRole('radio').all()).slice(0, 2)) {
      await press(page, radio);
    }
  });
  await measure('choosing cabins', 100, 3, async () => {
    await first.getByLabel(text('field.cabin'), { exact: true }).focus();
    for (let press = 0; press < 3; press++) {
      await page.keyboard.press('ArrowDown');
      await page.waitForTimeout(200);
    }
  });
  await measure('choosing countries', 100, 3, async () => {
    await first.getByLabel(text('field.country')).focus();
    for (const key of ['n', 'u', 'c']) {
      await page.keyboard.press(key);
      await page.waitForTimeout(1100);
    }
  });
  console.log(`\nTwenty passengers, processor four times slower\n${lines.join('\n')}\nelements at the end: ${await elements()}`);
  await context.close();
});

for (const isExpanded of [false, true])
  test(`a rejected submit of twenty empty forms, processor four times slower, ${isExpanded ? 'all cards expanded' : 'as it opens'}`, async ({
    browser,
    request,
  }) => {
    const address = await cabinsForTwenty(request);
    const durations: number[] = [];
    for (let run = 0; run < 5; run++) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
      const page = await context.newPage();
      await page.goto(address);
      await shown(page.getByRole('link', { name: words.text('cabins', 'start') })).click();
      await expect(page.locator(`#passenger-${persons - 1}`)).toBeVisible();
      await page.waitForLoadState('networkidle');
      if (isExpanded)
        await page.evaluate(() => {
          for (const button of document.querySelectorAll<HTMLElement>('[id^=passenger-] button[aria-expanded=false]')) button.click();
        });
      await page.waitForTimeout(500);
      await slowDown(page, 4);
      const shownErrors = untilShown(page, withErrors(0, isExpanded ? persons - 1 : 1));
      await press(page, shown(page.getByRole('button', { name: text('passengers.next') })));
      durations.push(Math.round(await shownErrors));
      await context.close();
    }
    console.log(
      `\nRejected submit of twenty empty forms, ${isExpanded ? 'all cards expanded' : 'as it opens'}: ${describe(durations, 0)} (goal 200)`,
    );
  });

for (const width of [1280, 390])
  test(`one card after another, each opened and a bicycle chosen in it within 240 ms, processor four times slower, at ${width} px`, async ({
    browser,
    request,
  }) => {
    const context = await browser.newContext({ viewport: { width, height: 850 }, locale: 'en-GB' });
    const interactions = await recordInteractions(context);
    const page = await context.newPage();
    await page.goto(await cabinsForTwenty(request));
    await shown(page.getByRole('link', { name: words.text('cabins', 'start') })).click();
    await expect(page.locator(`#passenger-${persons - 1}`)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await slowDown(page, 4);
    const session = await context.newCDPSession(page);
    /** Past Playwright's own waits, which are longer than those of a hand. */
    const hurry = async (selector: string): Promise<void> => {
      const at = await page.evaluate((wanted) => {
        const element = document.querySelector(wanted);
        element?.scrollIntoView({ block: 'center' });
        const { x = 0, y = 0, width: wide = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
        return element && { x: x + wide / 2, y: y + height / 2 };
      }, selector);
      if (!at) return;
      for (const type of ['mousePressed', 'mouseReleased'] as const)
        await session.send('Input.dispatchMouseEvent', { type, ...at, button: 'left', clickCount: 1 });
      await page.waitForTimeout(120);
    };
    const before = interactions().length;
    for (let index = 1; index < persons; index++) {
      await hurry(`#passenger-${index} button[aria-expanded=false]`);
      await hurry(`#passenger-${index} input[type=radio]`);
    }
    await page.waitForTimeout(700);
    const durations = interactions()
      .slice(before)
      .map(({ duration }) => duration);
    console.log(`\nOpening a card and choosing a bicycle, ${width} px: ${describe(durations, durations.length)} (goal 100)`);
    await context.close();
  });
