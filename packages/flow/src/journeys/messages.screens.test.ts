import { policyWire } from '@booking/domain/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aBackend, date, departure, forPartyOf, products, respondWithDepartures, sister, tour } from '../testing/screens/a-backend.ts';
import { status } from '../testing/screens/backend.ts';
import { checkout } from '../testing/screens/checkout.ts';
import { checkoutAddress, storeDraft } from '../testing/screens/drafts.ts';
import { isFull } from '../testing/screens/full.ts';
import { shownText } from '../testing/screens/locators.ts';
import { openScreen } from '../testing/screens/open-screen.tsx';
import { openSummary } from '../testing/screens/summary.ts';
import { getWords } from '../testing/screens/words.ts';

// The exact messages of a blocked step in each language. The stories cover the fields of the passenger form.
const messages: Record<
  'en' | 'nl' | 'de',
  Record<'date' | 'ship' | 'noShip' | 'cabins' | 'noCabins' | 'coupon' | 'travel' | 'insurance', string>
> = {
  en: {
    date: 'Please select a date',
    ship: 'Choose preferred ship',
    noShip: 'No ship available.',
    cabins: 'Please select your cabin(s)',
    noCabins: 'No cabins available',
    coupon: 'Invalid voucher code',
    travel: 'Please accept the terms for your travel.',
    insurance: 'Please accept the terms for your insurance.',
  },
  nl: {
    date: 'Kies een vertrekdatum',
    ship: 'Kies het schip van je voorkeur',
    noShip: 'Geen schip beschikbaar.',
    cabins: 'Kies je hut(ten)',
    noCabins: 'Geen hutten beschikbaar',
    coupon: 'Ongeldige kortingscode',
    travel: 'Ga akkoord met de voorwaarden voor je reis.',
    insurance: 'Ga akkoord met de voorwaarden voor je verzekering.',
  },
  de: {
    date: 'Bitte wählen Sie einen Reisetermin',
    ship: 'Wählen Sie Ihr Wunschschiff',
    noShip: 'Kein Schiff verfügbar.',
    cabins: 'Bitte wählen Sie Ihre Kabine(n)',
    noCabins: 'Keine Kabinen verfügbar',
    coupon: 'Ungültiger Rabattcode',
    travel: 'Bitte akzeptieren Sie die Bedingungen für Ihre Reise.',
    insurance: 'Bitte akzeptieren Sie die Bedingungen für Ihre Versicherung.',
  },
};

for (const language of ['en', 'nl', 'de'] as const) {
  const said = messages[language];
  const words = getWords(language);
  const steps = {
    date: `/tours/${tour.id}?locale=${language}`,
    ship: `/tours/${tour.id}/date/${date}?locale=${language}`,
    cabins: `/departures/${departure.id}/cabins?locale=${language}`,
  };

  test(`the choosing steps report what is missing: ${language} (DATE-32, SHIP-12, SHIP-13, CABIN-27, CABIN-28, ERR-15, ERR-16, BRAND-15)`, async () => {
    const backend = aBackend({ tourDepartures: respondWithDepartures(departure, sister) });
    for (const [step, name] of [
      ['date', words.text('common', 'next')],
      ['ship', words.text('common', 'next')],
      ['cabins', words.text('cabins', 'start')],
    ] as const) {
      await openScreen(steps[step], { backend });
      await page.getByRole('button', { name, exact: true }).shown().click();
      await expect.element(shownText(said[step])).toBeInViewport();
    }
    backend.set({ tourDepartures: respondWithDepartures(forPartyOf(3, 30)), departureCabins: [] });
    await openScreen(steps.ship, { backend });
    await expect.element(shownText(said.noShip)).toBeVisible();
    await openScreen(steps.cabins, { backend });
    await expect.element(shownText(said.noCabins)).toBeVisible();
  });

  test.each<390 | 1280>(isFull ? [1280, 390] : [language === 'nl' ? 1280 : 390])(
    `the checkout says what is wrong with a coupon, and which terms are missing: ${language}, %i px (CONF-12, CONF-18, PASS-52, ERR-19, BRAND-15)`,
    async (width) => {
      storeDraft();
      const check = checkout(words);
      const backend = aBackend({
        departureVoucher: () => status(404),
        departureProducts: { ...products, insurance_policies: [policyWire({ insurance_type: 'travel' })] },
      });
      await openScreen(checkoutAddress('passengers', language), { backend, width });
      await check.expectPassengers();
      await openSummary(words);
      await check.enterCoupon('NOPE');
      await expect.element(shownText(said.coupon)).toBeInViewport();
      // A rejected code that is still there is applied again by going on.
      await page.getByLabelText(words.text('checkout', 'coupon.label')).shown().fill('');
      await check.toConfirmation();
      await check.insurance().click();
      await check.book();
      await expect.element(shownText(said.insurance)).toBeInViewport();
      await expect.element(shownText(said.travel)).toBeVisible();
    },
  );
}
