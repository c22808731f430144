import { expect, type Page } from '@playwright/test';
import { checkout } from '../pages/checkout.ts';
import { date, departure, mockBackend, products, tour } from '../pages/mock-backend.ts';
import { shown, shownText } from '../pages/shown.ts';
import { openSummary } from '../pages/summary.ts';
import { test } from '../pages/test.ts';
import { type Language, wordsOf } from '../pages/words.ts';

// What the steps say when one cannot go on, word for word in each language. The messages of the passenger form's fields are in its stories.
const messages: Record<Language, Record<'date' | 'ship' | 'noShip' | 'cabins' | 'noCabins' | 'coupon' | 'travel' | 'insurance', string>> = {
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
    date: 'Kies een datum',
    ship: 'Kies het schip van je voorkeur',
    noShip: 'Geen schip beschikbaar.',
    cabins: 'Kies je hut(ten)',
    noCabins: 'Geen hutten beschikbaar',
    coupon: 'Ongeldige kortingscode',
    travel: 'Ga akkoord met de voorwaarden voor je reis.',
    insurance: 'Ga akkoord met de voorwaarden voor je verzekering.',
  },
  de: {
    date: 'Bitte wählen Sie ein Datum',
    ship: 'Wählen Sie Ihr Wunschschiff',
    noShip: 'Kein Schiff verfügbar.',
    cabins: 'Bitte wählen Sie Ihre Kabine(n)',
    noCabins: 'Keine Kabinen verfügbar',
    coupon: 'Ungültiger Gutscheincode',
    travel: 'Bitte akzeptieren Sie die Bedingungen für Ihre Reise.',
    insurance: 'Bitte akzeptieren Sie die Bedingungen für Ihre Versicherung.',
  },
};
const sister = { ...departure, id: 'sister', ship_id: 'ship-2', ship_name: 'Zwaan', voucher: null };
const full = { ...departure, availability: { ...departure.availability, minimum_passengers: 3 } };
const policy = {
  id: 'policy000000000001',
  insurance_type: 'travel',
  market: 'default',
  fixed_cost: 100,
  fee_percentage: 0,
  tax_percentage: 0,
};
const button = (page: Page, name: string) => shown(page.getByRole('button', { name, exact: true }));

for (const language of ['en', 'nl', 'de'] as const) {
  const said = messages[language];
  const words = wordsOf(language);
  const steps = {
    date: `/tours/${tour.id}?locale=${language}`,
    ship: `/tours/${tour.id}/date/${date}?locale=${language}`,
    cabins: `/departures/${departure.id}/cabins?locale=${language}`,
  };

  test(`the choosing steps say what is missing: ${language}`, async ({ page }) => {
    await mockBackend(page, { departures: [departure, sister] });
    for (const [step, name] of [
      ['date', words.text('common', 'next')],
      ['ship', words.text('common', 'next')],
      ['cabins', words.text('cabins', 'start')],
    ] as const) {
      await page.goto(steps[step]);
      await button(page, name).click();
      await expect(shownText(page, said[step])).toBeVisible();
    }
    await mockBackend(page, { departures: [full], cabins: [] });
    await page.goto(steps.ship);
    await expect(shownText(page, said.noShip)).toBeVisible();
    await page.goto(steps.cabins);
    await expect(shownText(page, said.noCabins)).toBeVisible();
  });

  test(`the checkout says what is wrong with a coupon, and which terms are missing: ${language}`, async ({ page }) => {
    await mockBackend(page, { products: { ...products, insurance_policies: [policy] } });
    await page.route('**/voucher?**', (route) => route.fulfill({ status: 404, json: {} }));
    await page.goto(`/departures/${departure.id}/passengers?cabins=cabin-a-b:2&party=2&locale=${language}`);
    const check = checkout(page, words);
    await check.fillPassengers();
    await openSummary(page, words);
    await check.enterCoupon('NOPE');
    await expect(shownText(page, said.coupon)).toBeVisible();
    await check.toConfirmation();
    await page.getByRole('checkbox', { name: new RegExp(words.text('confirmation', 'insuranceTake')) }).check();
    await check.book();
    await expect(shownText(page, said.insurance)).toBeVisible();
    await expect(shownText(page, said.travel)).toBeVisible();
  });
}
