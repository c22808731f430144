import { type BrowserContext, expect, type Page } from '@playwright/test';
import { coupon, offered } from '../../packages/flow/src/testing/screens/a-backend.ts';
import { onlyFull } from '../pages/full.ts';
import { journey } from '../pages/journey.ts';
import { mockBackend } from '../pages/mock-backend.ts';
import { confirmation, firstName, insurance, mockBookings, passengers, toConfirmation, words } from '../pages/mocked-booking.ts';
import { shownText } from '../pages/shown.ts';
import { test } from '../pages/test.ts';

// At the points of the checkout with the most to lose (the others are screens tests): a reload, Back and forward, another language, a second tab.
// What was entered is still there.
const backend = (page: Page) => mockBackend(page, { departureProducts: offered, departureVoucher: coupon });

/** The value of each field of the page, in order: values, since the texts of choices depend on the language. Collapsed passengers are opened. */
async function entered(page: Page): Promise<string[]> {
  await expect(page.locator('main').locator('input, select').first()).toBeVisible();
  for (const collapsed of await page.locator('section[id^=passenger] button[aria-expanded=false]').all()) await collapsed.click();
  return page
    .locator('main')
    .locator('input, select, textarea')
    .evaluateAll((fields) =>
      (fields as HTMLInputElement[]).map(({ type, value, checked }) => `${type} ${/radio|checkbox/.test(type) ? checked : value}`),
    );
}

/** How to reach a point, and its price if it differs from that of the trip. A second tab has no consents, except those of a booking. */
const points: Record<string, (page: Page) => Promise<{ price: RegExp; inSecondTab: RegExp } | undefined>> = {
  'passengers, a partly typed name': async (page) => {
    await page.goto(passengers);
    await firstName(page, 1).pressSequentially('B');
  },
  'passengers, complete, with a coupon': async (page) => {
    await page.goto(passengers);
    const step = journey(page, words);
    await step.fillPassengers();
    await step.enterCoupon('SEA10');
    await expect(page.getByRole('button', { name: words.text('checkout', 'coupon.remove') })).toBeVisible();
    // Less 10 % of 4,099, and 51 by the departure's own voucher.
    return { price: /€3,638\.10$/, inSecondTab: /€3,638\.10$/ };
  },
  'confirmation, a booking without a response': async (page) => {
    await mockBookings(page, () => null);
    const step = await toConfirmation(page);
    await insurance(page).check();
    await step.acceptTerms(['general', 'consumer', 'payment', 'cancellation']);
    await step.book();
    await expect(shownText(page, confirmation('unknownText'))).toBeVisible();
    return { price: /€4,148(\.00)?$/, inSecondTab: /€4,148(\.00)?$/ };
  },
};

/** Changes the language by the menu in the header. */
async function switchTo(page: Page, language: string): Promise<void> {
  await page.getByRole('banner').locator('summary').click();
  await page.getByRole('banner').locator(`a[hreflang=${language}]`).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

type Expected = { fields: readonly string[]; inSecondTab: RegExp };
const detours: Record<string, (page: Page, context: BrowserContext, expected: Expected) => Promise<unknown>> = {
  'a reload': (page) => page.reload(),
  'Back and forward': async (page) => {
    const here = page.url();
    await page.goBack();
    await expect(page).not.toHaveURL(here);
    await page.goForward();
    await expect(page).toHaveURL(here);
  },
  'another language': (page) => switchTo(page, 'de'),
  'the previous language': (page) => switchTo(page, 'en'),
  'a second tab': async (page, context, { fields, inSecondTab }) => {
    const other = await context.newPage();
    await backend(other);
    await other.goto(page.url());
    await expect(other.getByRole('heading', { level: 1 })).toHaveText((await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
    // Consents belong to the tab in which they were given.
    const withoutConsents = (lines: readonly string[]) => lines.filter((line) => !line.startsWith('checkbox'));
    await expect.poll(async () => withoutConsents(await entered(other)), 'the second tab itself').toEqual(withoutConsents(fields));
    await expect(shownText(other, inSecondTab).first()).toBeVisible();
    await other.waitForLoadState('networkidle');
    await other.close();
    await page.bringToFront();
  },
};

for (const [point, reach] of Object.entries(points))
  test(`${point}: nothing is lost (STORE-2, STORE-18)`, onlyFull(), async ({ page, context }) => {
    await backend(page);
    await page.goto('/tours?all=1&locale=en');
    const trip = /€4,048(\.00)?$/;
    const { price, inSecondTab } = (await reach(page)) ?? { price: trip, inSecondTab: trip };
    await expect(shownText(page, price).first()).toBeVisible();
    const fields = await entered(page);
    for (const [name, go] of Object.entries(detours)) {
      await go(page, context, { fields, inSecondTab });
      await expect.poll(() => entered(page), name).toEqual(fields);
      if (name !== 'another language') await expect(shownText(page, price).first(), name).toBeVisible();
    }
  });
