import { expect, type Page, test } from '@playwright/test';
import { journey } from '../pages/journey.ts';
import { choosingScreens } from '../pages/screens.ts';
import { getWords } from '../pages/words.ts';
import { type Interaction, recordInteractions, slowDown } from './interactions.ts';
import { measure, openLab, startStaticPage, type Vitals } from './lab.ts';
import { measureRendering, type Rendering } from './rendering.ts';
import { type Measured, table, writeSection } from './report.ts';
import { measureSteps, type StepTime } from './steps.ts';

const runs = Number(process.env.VITALS_RUNS ?? 5);
const words = getWords('en');
const screens: Measured[] = [];
let floor: Vitals | null = null;
let interactions: Interaction[] = [];
let steps: StepTime[] = [];
let rendering: Rendering | null = null;

test.describe.configure({ mode: 'serial' });

// First, as a visitor's device is: minutes of audits heat the machine and take from its speed.
test('the journey, processor four times slower', async ({ browser, request }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const recorded = await recordInteractions(context);
  const page = await context.newPage();
  await slowDown(page, 4);
  const step = journey(page, words);
  const [list, date] = await choosingScreens(request, '', 'en');
  await page.goto(list.url);
  await page
    .locator(`a[href*="${new URL(date.url, 'http://host').pathname}"]`)
    .first()
    .click();
  await step.toPassengers();
  await step.fillPassengers();
  await step.toConfirmation();
  await step.bookAndPay('4242424242424242');
  await page.waitForURL('**/thank-you?**');
  interactions = recorded();
  expect(interactions.length).toBeGreaterThan(10);
  await context.close();
});

test('the first four steps on a slow phone', async ({ browser, request, baseURL }) => {
  const [list, date] = await choosingScreens(request, '', 'en');
  steps = await measureSteps(browser, { list: list.url, tourPath: new URL(date.url, baseURL).pathname }, words, runs);
  console.log(steps);
});

test('each screen beside a static page', async ({ baseURL: origin, launchOptions, request }) => {
  const baseURL = origin ?? '';
  const lab = await openLab(launchOptions);
  const still = await startStaticPage();
  const look = async (name: string, url: string, isChoosing = false) => {
    const vitals = await measure(lab, new URL(url, baseURL).href, runs);
    screens.push({ name, choosing: isChoosing, vitals });
    console.log(name, vitals);
  };
  // The first run of a new browser is not counted.
  await measure(lab, still.url, 1);
  floor = await measure(lab, still.url, runs);
  still.stop();
  for (const { name, url } of await choosingScreens(request, '', 'en')) await look(name, url, true);

  // The later screens are opened again where a visitor has come to.
  const page = await lab.context.newPage();
  const at = (path: string) => new URL(path, baseURL).href;
  const step = journey(page, words);
  const [, date] = await choosingScreens(request, '', 'en');
  await page.goto(at(date.url));
  await step.toPassengers();
  await step.fillPassengers();
  await look('passengers', page.url());
  await step.toConfirmation();
  await look('confirmation', page.url());
  await step.acceptTerms();
  await step.book();
  await step.expectPaymentPage();
  await look('payment', page.url());
  const result = page.url().replace(/payment(\?.*)?$/, 'confirmed?receipt=1');
  await step.fillCard('4242424242424242');
  await step.pay();
  await page.waitForURL('**/thank-you?**');
  await look('payment result', result);
  const standalone = await standaloneAddress(page, at('/brand/boatbiketours/en/demo'));
  await look('standalone payment', standalone);
  await lab.context.close();
});

async function standaloneAddress(page: Page, demoPage: string): Promise<string> {
  await page.goto(demoPage);
  const href = await page.locator('a[href*="/payments/"]').first().getAttribute('href');
  return new URL(href ?? '', demoPage).href;
}

test('what a page costs the server', async ({ request }) => {
  const [, date] = await choosingScreens(request, '', 'en');
  rendering = await measureRendering(date.url, 2000);
});

test.afterAll(() => {
  if (!floor || interactions.length === 0) return;
  const text = table({ floor, screens, interactions, steps, rendering, runs });
  console.log(`\n${text}\n`);
  writeSection(text);
});
