import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { contact } from '../../packages/flow/src/testing/journey/guests.ts';
import { createJourney } from '../../packages/flow/src/testing/journey/journey.ts';
import { startBackend } from '../pages/own-backend.ts';
import { article, startPartner } from '../pages/partner.ts';
import { getWords, type Words } from '../pages/words.ts';
import type { Engine, Size, Tab } from './engine.ts';
import { firefox } from './firefox.ts';
import { until } from './until.ts';
import { createVisitor } from './visitor.ts';
import { webkit } from './webkit.ts';

const wide = { width: 1280, height: 900 };
const narrow = { width: 390, height: 844 };
/** Shows the whole frame of a partner's page: WebKit's driver does not scroll a page of another origin to what it clicks in the frame. */
const tall = { width: 1280, height: 3000 };
const journeys = [
  { brand: 'boatbiketours', language: 'en', country: 'NL', size: wide },
  { brand: 'islandhopping', language: 'de', country: 'DE', size: narrow },
] as const;

/** A browser for the test that is running; a failure leaves a picture in `test-results`. */
async function openTab(engine: Engine, size: Size): Promise<Tab> {
  const tab = await engine.start(size);
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') {
      mkdirSync('test-results', { recursive: true });
      writeFileSync(`test-results/${engine.name}-${size.width}x${size.height}.png`, await tab.screenshot());
    }
    await tab.close();
  });
  return tab;
}

/** Submits the empty form: its errors are listed, and the first field with one has the focus. */
async function submitNothing(visit: ReturnType<typeof createVisitor>, words: Words): Promise<void> {
  await visit.expectHeading(words.text('checkout', 'passengers.title'));
  const next = new RegExp(['next', 'nextPassenger'].map((key) => words.text('checkout', `passengers.${key}`)).join('|'));
  await visit.click({ role: 'button', name: next });
  await visit.see({ role: 'link', name: words.like('checkout', 'passengers.issues_other') });
  // Not `:focus`, which matches nothing in a window without the focus.
  await visit.holds(() => document.activeElement?.getAttribute('aria-invalid') === 'true');
}

describe.for([firefox, webkit])('$name', (engine) => {
  const missing = engine.isInstalled() ? null : `${engine.name} is not installed: apt-get install ${engine.packages.join(' ')}`;
  if (missing && process.env.CI) throw new Error(missing);
  beforeEach(({ skip }) => skip(missing !== null, missing ?? ''));

  let backend: Awaited<ReturnType<typeof startBackend>>;
  beforeAll(async () => {
    // All tests are one client.
    backend = await startBackend({ LIMIT_OPEN_CABINS: '0', LIMIT_BOOKINGS_PER_HOUR: '0', LIMIT_READS_PER_MINUTE: '0' });
  });
  afterAll(() => backend?.stop());

  test.for(journeys)(
    'from the home page of $brand, in $language, to the payment and the thank-you page (SHELL-1, PASS-15, PASS-93, PAY-1, PAY-38)',
    async ({ brand, language, country, size }) => {
      const tab = await openTab(engine, size);
      const visit = createVisitor(tab);
      const words = getWords(language);
      const step = createJourney(visit, words);
      await visit.open(`${backend.origin}/brand/${brand}/${language}`);
      await visit.click({ css: 'a[href*="/tours/"]' });
      await step.takeTrip();
      await visit.expectAddress(/cabins=[^&]+:2(&|$)/);
      await step.startBooking();
      await submitNothing(visit, words);
      await step.fillPassengers(country);
      await step.toConfirmation();
      await step.bookAndPay('4242424242424242');
      await visit.expectAddress(new RegExp(`/brand/${brand}/${language}/thank-you\\?.*email=${encodeURIComponent(contact.emailAddress)}`));
      expect(tab.faults()).toEqual([]);
    },
  );

  test("embedded on another origin: date, ship and cabins in the frame, 'Start booking' in a new window of the full shell (EMBED-5, EMBED-8, CABIN-23)", async () => {
    const words = getWords('en');
    const embedded = '<boat-bike-booking tour="a0A7T000001AiAvUAK" locale="en"></boat-bike-booking>';
    const partner = await startPartner({ '/': article(embedded, `<script src="${backend.origin}/embed.js" async></script>`) });
    onTestFinished(partner.stop);
    const tab = await openTab(engine, tall);
    const visit = createVisitor(tab);
    const step = createJourney(visit, words);
    await visit.open(`${partner.origin}/`);
    await visit.holds(() => document.querySelector('boat-bike-booking')?.shadowRoot?.querySelector('iframe:not([inert])') != null);
    await tab.enterFrame(() => document.querySelector('boat-bike-booking')?.shadowRoot?.querySelector('iframe') ?? null);
    await step.takeTrip();
    await visit.expectAddress(/cabins=[^&]+:2(&|$)/);
    await step.startBooking();
    await until(tab.enterNewWindow);
    await visit.expectHeading(words.text('checkout', 'passengers.title'));
    await visit.expectAddress(new RegExp(`^${backend.origin}/departures/\\w+/passengers\\?`));
    expect(tab.faults()).toEqual([]);
  });
});
