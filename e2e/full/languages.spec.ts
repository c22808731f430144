import { expect, type Page } from '@playwright/test';
import { collectTexts } from '../pages/collect-texts.ts';
import { readCorpus } from '../pages/corpus.ts';
import { discountedDeparture } from '../pages/discounted-departure.ts';
import { type ForeignText, foreignTextsIn } from '../pages/foreign-texts.ts';
import { onlyFull } from '../pages/full.ts';
import { journey } from '../pages/journey.ts';
import { shown } from '../pages/shown.ts';
import { test } from '../pages/test.ts';
import { getWords, type Words } from '../pages/words.ts';

const walks = [
  { brand: 'boatbiketours', base: '', language: 'nl', country: 'NL' },
  // The policies of this market have their terms themselves.
  { brand: 'boatbiketours', base: '', language: 'de', country: 'US' },
  { brand: 'islandhopping', base: '/islandhopping', language: 'nl', country: 'BE' },
  { brand: 'islandhopping', base: '/islandhopping', language: 'de', country: 'DE' },
] as const;

/** Collects what each screen says in another language than its nearest `lang`. */
async function createReader(page: Page, brand: string) {
  const find = foreignTextsIn(await readCorpus(page, brand));
  const findings: (ForeignText & { screen: string })[] = [];
  return {
    findings,
    async read(screen: string): Promise<void> {
      const seen = await collectTexts(page);
      expect(seen.length, screen).toBeGreaterThan(5);
      findings.push(...find(seen).map((found) => ({ screen, ...found })));
    },
  };
}

/** Everything that can be chosen and read on the confirmation page: a coupon, both insurances and their terms. */
async function confirm(page: Page, words: Words, country: string): Promise<void> {
  const step = journey(page, words);
  await step.enterCoupon('SUN50');
  await expect(page.getByText(words.like('checkout', 'coupon.applied')).filter({ visible: true }).first()).toBeVisible();
  const take = page.getByRole('checkbox', { name: new RegExp(words.text('confirmation', 'insuranceTake')) });
  await expect(take).toHaveCount(2);
  for (const box of await take.all()) await box.check();
  // Those of North America have their terms with them.
  const terms = page.getByRole('article').getByText(words.like('confirmation', 'insuranceTerms'));
  await expect(terms).toHaveCount(country === 'US' ? 2 : 0);
  for (const one of await terms.all()) await one.click();
  await step.acceptTerms(['cancellation', 'travel']);
  await step.acceptTerms(country === 'US' ? ['general_north_america', 'payment_north_america'] : undefined);
}

for (const { brand, base, language, country } of walks) {
  const details = onlyFull(brand === 'islandhopping' || language === 'nl');
  test(
    `${brand}, ${language}: no screen from the home page to the receipt has a text in another language than its nearest lang (BRAND-38)`,
    details,
    async ({ page }) => {
      test.setTimeout(240_000);
      const words = getWords(language);
      const { read, findings } = await createReader(page, brand);
      const step = journey(page, words);
      const locale = `locale=${language}`;
      const heading = page.getByRole('heading', { level: 1 });

      await page.goto(`/brand/${brand}/${language}`);
      await read('home page');
      const departure = await discountedDeparture(page, country === 'US');
      for (const path of ['demo', 'article', 'insurance-cancellation', 'insurance-travel']) {
        await page.goto(`/brand/${brand}/${language}/${path}`);
        await read(path);
      }

      // Choosing.
      await page.goto(`${base}/tours?all=1&${locale}`);
      await expect(page.locator('main li > a').first()).toBeVisible();
      await read('tour list');
      await page.goto(`${base}/tours/${departure.tour_id}?party=2&${locale}`);
      await expect(page.getByRole('grid').first()).toBeVisible();
      await read('date');
      await page.goto(`${base}/tours/${departure.tour_id}?date=${departure.date}&party=2&${locale}`);
      await expect(page.locator('[role=gridcell][aria-selected=true]')).toHaveCount(1);
      await read('date, chosen');
      await step.pressNext();
      await page.waitForURL(/\/date\//);
      await expect(page.getByRole('article').first()).toBeVisible();
      await read('ship');
      await page.goto(`${base}/departures/${departure.id}/cabins?party=2&${locale}`);
      await expect(page.getByRole('article').first()).toBeVisible();
      await read('cabins');
      await step.takeCabinForTwo();
      await read('cabins, chosen');
      await step.startBooking();

      // The checkout.
      await expect(heading).toHaveText(words.text('checkout', 'passengers.title'));
      await read('passengers');
      const next = new RegExp(['next', 'nextPassenger'].map((key) => words.text('checkout', `passengers.${key}`)).join('|'));
      await shown(page.getByRole('button', { name: next })).click();
      await expect(page.getByText(words.text('formErrors', 'first-name-required')).first()).toBeVisible();
      await read('passengers, incomplete');
      await page.reload();
      await step.fillPassengers(country);
      if (country === 'US') {
        await step.openPassenger(0);
        const main = page.locator('#passenger-0');
        await main.getByLabel(words.text('checkout', 'field.zipCode'), { exact: true }).fill('10001-1234');
        await main.getByLabel(words.text('checkout', 'field.state'), { exact: true }).selectOption('NY');
      }
      await step.toConfirmation();
      await step.book();
      await read('confirmation, without terms');
      await confirm(page, words, country);
      await read('confirmation');
      for (const button of await page.getByRole('button', { name: new RegExp(words.text('confirmation', 'insuranceDetails')) }).all()) {
        await button.click();
        await read('details of an insurance');
        await page.keyboard.press('Escape');
      }
      await step.book();

      // The payment.
      await step.expectPaymentPage();
      await expect(page.locator('input[name=number]')).toBeVisible();
      await read('payment');
      await step.fillCard('4000000000000002');
      await step.pay();
      await expect(page.getByText(words.text('paymentErrors', 'payment-issue')).first()).toBeVisible();
      await read('payment, declined');
      await step.fillCard('4242424242424242');
      await step.pay();
      await page.waitForURL(`**/brand/${brand}/${language}/thank-you?**`);
      await read('thank-you page');
      await page.locator('a[href*="/confirmed"]').click();
      await expect(page.getByText(words.text('payment', 'confirmed.text'))).toBeVisible();
      await read('receipt');

      // Payments without a booking, in each of their states.
      await page.goto(`/brand/${brand}/${language}/demo`);
      const addresses = await page.locator('a[href*="/payments/"]').evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
      expect(addresses.length).toBeGreaterThan(5);
      for (const address of addresses) {
        await page.goto(address);
        await expect(heading).toBeVisible();
        await read('standalone payment');
      }

      await page.goto(`${base}/departures/no-such-departure/cabins?${locale}`);
      await expect(page.getByText(words.text('errors', 'departure-not-found'))).toBeVisible();
      await read('unknown departure');
      expect(findings).toEqual([]);
    },
  );
}
