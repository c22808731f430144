import { expect } from '@playwright/test';
import { journey } from '../pages/journey.ts';
import { shown } from '../pages/shown.ts';
import { test } from '../pages/test.ts';
import { getWords, languages } from '../pages/words.ts';
import { breakOnce, limitOnce, sellOutOnce } from './refusals.ts';
import { roomyDeparture } from './roomy-departure.ts';
import { walkLog } from './walk-log.ts';

const brands = [
  { brand: 'boatbiketours', base: '' },
  { brand: 'islandhopping', base: '/islandhopping' },
] as const;
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];
const visits = languages.flatMap((language) => sizes.map((viewport) => ({ language, viewport })));

for (const { brand, base } of brands) {
  for (const [index, { language, viewport }] of visits.entries()) {
    test(`${brand}, ${language}, ${viewport.width} px`, async ({ page }, info) => {
      await page.setViewportSize(viewport);
      const words = getWords(language);
      const log = walkLog(page, info);
      const step = journey(page, words);
      const heading = (name: string) => page.getByRole('heading', { level: 1, name });
      const text = (what: string | RegExp) => page.getByText(what);
      const press = (name: string | RegExp) =>
        shown(
          page.getByRole('button', { name, exact: typeof name === 'string' }).or(page.getByRole('link', { name, exact: true })),
        ).click();
      const isPhone = viewport.width < 1024;
      const fits = async (screen: string) => (isPhone ? log.fits(screen) : undefined);

      // Choosing.
      await page.goto(`/brand/${brand}/${language}`);
      await log.sees('home page', page.getByRole('heading', { level: 1 }));
      await page.goto(`${base}/tours?all=1&locale=${language}`);
      await log.sees('tour list', heading(words.text('tours', 'title')));
      await fits('tour list');
      await page.getByRole('searchbox').fill('zzz');
      await log.outcome('tour list: nothing found', text(words.text('tours', 'nothingHint')));
      await page.getByRole('searchbox').fill('');
      await page.locator(`main a[href*="${base}/tours/"]`).first().click();
      await log.sees('date', heading(words.text('tourDate', 'title')));
      await expect(page.getByRole('grid').first()).toBeVisible();
      await fits('date');
      await press(words.text('common', 'next'));
      await log.outcome('date: nothing chosen', text(words.text('errors', 'select-date')));
      const tour = /\/tours\/([^/?]+)/.exec(page.url())?.[1] ?? '';
      const { date } = await roomyDeparture(page.request, tour, index);
      await page.goto(`${base}/tours/${tour}?date=${date}&party=2&locale=${language}`);
      await step.pressNext();
      await page.waitForURL(/\/date\//);
      await log.sees('ship', page.getByRole('heading', { level: 1 }));
      const several = page.getByRole('button', { name: new RegExp(words.text('ship', 'choose')) });
      await expect(several.first().or(page.getByText(words.text('ship', 'yours'), { exact: true }).last())).toBeVisible();
      await fits('ship');
      if ((await several.count()) > 0) {
        await press(words.text('common', 'next'));
        await log.outcome('ship: nothing chosen', text(words.text('errors', 'choose-ship')));
      }
      await step.takeShip();
      await step.pressNext();
      await log.sees('cabins', heading(words.text('cabins', 'title')));
      await expect(page.getByRole('article').first()).toBeVisible();
      await fits('cabins');
      await press(words.text('cabins', 'start'));
      await log.outcome('cabins: nothing chosen', text(words.text('errors', 'select-cabins')));
      await step.takeCabinForTwo();
      await step.startBooking();

      // Passengers and coupon.
      await log.sees('passengers', heading(words.text('checkout', 'passengers.title')));
      await fits('passengers');
      await press(new RegExp(['next', 'nextPassenger'].map((key) => words.text('checkout', `passengers.${key}`)).join('|')));
      await log.outcome('passengers: missing fields', text(words.text('formErrors', 'first-name-required')));
      await step.fillPassengers(language === 'de' ? 'DE' : 'NL');
      await step.toConfirmation();

      // Confirmation: everything that can be refused.
      await log.sees('confirmation', heading(words.text('confirmation', 'title')));
      await fits('confirmation');
      await step.enterCoupon('NO-SUCH-CODE');
      await log.outcome('coupon: invalid', text(words.text('formErrors', 'voucher-invalid')));
      await step.applyCoupon('SUN50');
      await log.outcome('coupon: applied', text(words.like('checkout', 'coupon.applied')));
      await press(words.text('checkout', 'coupon.remove'));
      await log.outcome('coupon: removed', page.getByRole('button', { name: words.text('checkout', 'coupon.question') }));
      await step.book();
      await log.outcome('confirmation: terms missing', text(words.text('formErrors', 'travel-terms-required')));
      await step.acceptTerms();
      await sellOutOnce(page);
      await step.book();
      await log.outcome('booking: sold out', text(words.text('confirmation', 'failed')).or(text(words.text('conflicts', 'sold'))));
      await fits('booking failed');
      // The first request is one too many; the second one, sent when the wait is over, gets no answer.
      await breakOnce(page);
      await limitOnce(page);
      await step.book();
      await log.outcome('booking: too many requests', text(words.like('confirmation', 'limited')));
      await log.outcome('booking: no answer', text(words.text('confirmation', 'unknownText')));
      // Asks again under the same key, and this time it reaches the backend.
      await step.checkBooking();
      await page.waitForURL(/\/bookings\/[\w-]+\/payment/);

      // Payment.
      await step.expectPaymentPage();
      await log.sees('payment', heading(words.text('payment', 'title')));
      await expect(page.locator('input[name=number]')).toBeVisible();
      await fits('payment');
      await step.fillCard('4000000000000002');
      await step.pay();
      await log.outcome('payment: card declined', text(words.text('paymentErrors', 'payment-issue')));
      await step.fillCard('4242424242424242');
      await step.pay();
      await page.waitForURL(`**/brand/${brand}/${language}/thank-you?**`);
      await log.sees('thank-you page', page.getByRole('heading', { level: 1 }));
      await fits('thank-you page');
      await page.locator('a[href*="/confirmed"]').click();
      await log.sees('receipt', text(words.text('payment', 'confirmed.text')));
      await fits('receipt');

      // What does not exist.
      await page.goto(`${base}/departures/no-such-departure/cabins?locale=${language}`);
      await log.sees('unknown departure', text(words.text('errors', 'departure-not-found')));
      await page.goto(`${base}/no/such/page?locale=${language}`);
      await log.sees('unknown page', text(words.text('errors', 'page-not-found')));
      expect(log.unseen()).toEqual([]);
    });
  }
}
