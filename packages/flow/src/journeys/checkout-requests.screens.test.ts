import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { contact } from '../testing/journey/guests.ts';
import { aBackend, coupon } from '../testing/screens/a-backend.ts';
import { createBreakage, expectNothingTechnical, faults } from '../testing/screens/breakage.ts';
import { checkout } from '../testing/screens/checkout.ts';
import { annAndBo, checkoutAddress, europeanTerms, storeConsents, storeCoupon, storeDraft } from '../testing/screens/drafts.ts';
import { isFull } from '../testing/screens/full.ts';
import { openScreen } from '../testing/screens/open-screen.tsx';
import { holdClock, pass } from '../testing/screens/waiting.ts';
import { getWords } from '../testing/screens/words.ts';

// Each request of the passenger and confirmation steps × each fault, on a new page with stored details. On every change each request meets each fault
// on one of the two steps.
const words = getWords('de');
const check = checkout(words);
const retry = () => page.getByRole('button', { name: words.text('common', 'retry') }).shown();
const requests = {
  departure: ['departure'],
  cabins: ['departureCabins'],
  products: ['departureProducts'],
  translations: ['shipTranslations', 'productTranslations', 'cabinTranslations'],
  voucher: ['departureVoucher'],
} as const;

const steps = {
  passengers: {
    content: () => check.card(0),
    async expectEntered() {
      await expect.element(check.field(0, 'firstName')).toHaveValue(annAndBo.passengers[0]?.firstName);
      await expect.element(check.field(0, 'city')).toHaveValue(contact.city);
      await expect.element(check.card(0).getByRole('radio').first()).toBeChecked();
    },
  },
  confirmation: {
    content: () => page.getByRole('checkbox').first(),
    async expectEntered() {
      for (const { firstName, lastName } of annAndBo.passengers)
        await expect.element(check.travellers()).toHaveTextContent(`${firstName} ${lastName}`);
      for (const key of europeanTerms) await expect.element(check.term(key)).toBeChecked();
    },
  },
};

const isShown = (found: Locator): boolean => found.query()?.checkVisibility() ?? false;

for (const [stepIndex, [step, { content, expectEntered }]] of Object.entries(steps).entries())
  for (const [requestIndex, [request, names]] of Object.entries(requests).entries())
    for (const [faultIndex, fault] of faults.entries()) {
      const isOnEveryChange = (requestIndex + faultIndex) % 2 === stepIndex;
      test.runIf(isFull || isOnEveryChange)(
        `${step}, ${request}, ${fault}: the page shows a message in the visitor's language, and all entered details once the fault is over (ERR-3, ERR-13, CONF-30)`,
        async () => {
          holdClock();
          storeDraft();
          storeConsents(europeanTerms);
          storeCoupon('SEA10');
          const backend = aBackend({ departureVoucher: coupon });
          const breakage = createBreakage(fault);
          backend.intercept((sent, signal) => (names.some((name) => name === sent.endpoint) ? breakage.respond(sent, signal) : undefined));
          await openScreen(checkoutAddress(step as keyof typeof steps, 'de'), { backend });
          // Advances through the client's timeouts and retry delays.
          await expect
            .poll(
              async () => {
                await pass(21_000);
                return isShown(retry()) || isShown(content());
              },
              { timeout: 15_000 },
            )
            .toBe(true);
          expect(breakage.met).toBeGreaterThan(0);
          expectNothingTechnical();

          breakage.end();
          await expect
            .poll(
              async () => {
                if (isShown(retry())) await retry().click();
                await pass(5000);
                return isShown(content());
              },
              { timeout: 15_000 },
            )
            .toBe(true);
          await expectEntered();
          expectNothingTechnical();
        },
      );
    }
