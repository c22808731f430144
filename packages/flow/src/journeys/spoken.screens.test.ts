import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aBooking, date } from '../testing/screens/a-backend.ts';
import { checkout } from '../testing/screens/checkout.ts';
import { choosing, choosingAddress } from '../testing/screens/choosing.ts';
import { checkoutAddress, storeDraft } from '../testing/screens/drafts.ts';
import { openScreen } from '../testing/screens/open-screen.tsx';
import { openPayment, payButton } from '../testing/screens/payments.ts';
import { expectAnnounced, findNameless, findSaidTwice, readScreen } from '../testing/screens/spoken.ts';
import { getWords } from '../testing/screens/words.ts';

// The whole journey as a screen reader says it, in the languages whose words are written here. Names of roles and states are the reader's, which speaks English.
const languages = ['en', 'nl', 'de'] as const;
type PerLanguage = Record<(typeof languages)[number], readonly string[]>;

/** What is said of each screen beside much else: values with their units, controls with their states. Amounts have their currency. */
const said = {
  list: {
    en: ['heading, Choose your tour, level 1', 'link, Amsterdam to Bruges 8 days'],
    nl: ['heading, Kies je reis, level 1', 'link, Amsterdam to Bruges 8 dagen'],
    de: ['heading, Wählen Sie Ihre Reise, level 1', 'link, Amsterdam to Bruges 8 Tage'],
  },
  date: {
    en: ['Choice 1 of 3', 'gridcell, Saturday, March 13, 2027, 9 available, from €2,024, was €2,050, discount, selected'],
    nl: ['Keuze 1 van 3', 'gridcell, zaterdag 13 maart 2027, 9 plaatsen vrij, vanaf € 2.024, was € 2.050, korting, selected'],
    de: ['Auswahl 1 von 3', 'gridcell, Samstag, 13. März 2027, 9 Plätze frei, ab 2.024 €, bisher 2.050 €, Rabatt, selected'],
  },
  ship: {
    en: [
      'current step',
      '€25.50 discount p.p.',
      'now',
      'from €2,024',
      'was',
      '€2,049.50',
      'per person, depending on how many people share the cabin',
    ],
    nl: ['current step', '€ 25,50 korting p.p.', 'nu', 'vanaf € 2.024', 'was', '€ 2.049,50'],
    de: ['current step', '25,50 € Rabatt p. P.', 'jetzt', 'ab 2.024 €', 'bisher', '2.049,50 €'],
  },
  cabins: {
    en: [
      'button, Choose these cabins Cheapest, Twin cabin for 2 people, pressed',
      '2 to 4 people',
      '€4,048 for the whole cabin',
      'group, People in Twin cabin, cabin 1',
      'button, One fewer: People in Twin cabin, cabin 1, disabled',
      'Everyone has a cabin',
      '€4,048.00',
    ],
    nl: [
      'button, Deze hutten kiezen Voordeligst, Twin cabin voor 2 personen, pressed',
      '2 tot 4 personen',
      '€ 4.048 voor de hele hut',
      'group, Personen in Twin cabin, hut 1',
      'button, Eén minder: Personen in Twin cabin, hut 1, disabled',
      '€ 4.048,00',
    ],
    de: [
      'button, Diese Kabinen wählen Am günstigsten, Twin cabin für 2 Personen, pressed',
      '2 bis 4 Personen',
      '4.048 € für die ganze Kabine',
      'group, Personen in Twin cabin, Kabine 1',
      'button, Anzahl verringern: Personen in Twin cabin, Kabine 1, disabled',
      '4.048,00 €',
    ],
  },
  passengers: {
    en: [
      'button, Main booker, Ann Example: complete',
      'group, Date of birth, Friday, February 29, 1980',
      'spinbutton, Body height, 172, in centimeters To fit your bike, required, max value 299, min value 100',
      'button, Edit, Personal information - Additional passenger 1, not expanded',
    ],
    nl: [
      'button, Hoofdboeker, Ann Example: volledig',
      'group, Geboortedatum, vrijdag 29 februari 1980',
      'spinbutton, Lichaamslengte, 172, in centimeters Om je fiets af te stellen, required, max value 299, min value 100',
      'button, Wijzigen, Persoonlijke gegevens – medereiziger 1, not expanded',
    ],
    de: [
      'button, Buchende Person, Ann Example: vollständig',
      'group, Geburtsdatum, Freitag, 29. Februar 1980',
      'spinbutton, Körpergröße, 172, in Zentimetern Damit das Fahrrad passt, required, max value 299, min value 100',
      'button, Bearbeiten, Persönliche Angaben – mitreisende Person 1, not expanded',
    ],
  },
  confirmation: {
    en: [
      'February 29, 1980 · 172 cm · Bike',
      'link, general terms and conditions, (opens in a new window)',
      'button, Book now · €4,048.00',
    ],
    nl: ['29 februari 1980 · 172 cm · Bike', 'button, Boeken met betalingsverplichting · € 4.048,00'],
    de: ['29. Februar 1980 · 172 cm · Bike', 'button, Zahlungspflichtig buchen · 4.048,00 €'],
  },
  payment: {
    en: ['radio, Deposit €1,370.00, Then €2,730.00 later, checked, position 1, set size 2', 'button, Pay €1,370.00'],
    nl: ['radio, Aanbetaling € 1.370,00, Later nog € 2.730,00, checked, position 1, set size 2', 'button, Betaal € 1.370,00'],
    de: ['radio, Anzahlung 1.370,00 €, Später noch 2.730,00 €, checked, position 1, set size 2', 'button, 1.370,00 € zahlen'],
  },
  result: {
    en: ['heading, See you on board, Ann Example!, level 1', '€4,100.00', 'Succeeded'],
    nl: ['heading, Tot aan boord, Ann Example!, level 1', '€ 4.100,00', 'Geslaagd'],
    de: ['heading, Bis bald an Bord, Ann Example!, level 1', '4.100,00 €', 'Erfolgreich'],
  },
} satisfies Record<string, PerLanguage>;

const paid = { can_pay: false, state: 'Paid' };

describe.each(languages)('%s', (language) => {
  const steps = choosing(getWords(language));
  const at = (address: string) => `${address}${address.includes('?') ? '&' : '?'}locale=${language}`;
  const content = () => page.css('main article').first();
  const review = () => page.css('#term-general');
  /** Opens each screen, and waits until it has what it is about. */
  const open: Record<keyof typeof said, () => Promise<void>> = {
    async list() {
      await openScreen(at(choosingAddress.list));
      await expect.element(page.css('main li > a').first()).toBeVisible();
    },
    async date() {
      await openScreen(at(choosingAddress.chosenDate));
      await expect.element(steps.day(date)).toHaveAttribute('aria-selected', 'true');
    },
    async ship() {
      await openScreen(at(choosingAddress.ship));
      await expect.element(content()).toBeVisible();
    },
    async cabins() {
      await openScreen(at(choosingAddress.chosenCabins));
      await expect.element(content()).toBeVisible();
    },
    async passengers() {
      storeDraft();
      await openScreen(checkoutAddress('passengers', language));
      await expect.element(page.css('form input').first()).toBeVisible();
    },
    async confirmation() {
      storeDraft();
      await openScreen(checkoutAddress('confirmation', language));
      await expect.element(review()).toBeVisible();
    },
    async payment() {
      await openPayment(at(`/bookings/${aBooking.id}/payment`));
      await expect.element(payButton()).toBeEnabled();
    },
    async result() {
      await openPayment(at(`/bookings/${aBooking.id}/confirmed`), { booking: paid });
      await expect.element(page.css('a[download]')).toBeVisible();
    },
  };
  test.each(Object.keys(said) as (keyof typeof said)[])(
    'a screen reader says values with their units, controls with their states, and nothing twice: %s (SHELL-76)',
    async (screen) => {
      await open[screen]();
      const wanted: PerLanguage = said[screen];
      let spoken: Awaited<ReturnType<typeof readScreen>> = [];
      await expect
        .poll(async () => {
          spoken = await readScreen();
          return spoken.map(({ phrase }) => phrase);
        })
        .toEqual(expect.arrayContaining([...wanted[language]]));
      expect(findSaidTwice(spoken)).toEqual([]);
      expect(findNameless(spoken)).toEqual([]);
    },
  );
});

describe('what a press changes is announced (SHELL-76)', () => {
  const words = getWords('en');
  const steps = choosing(words);
  const check = checkout(words);
  test('a chosen day: its price', async () => {
    await openScreen(choosingAddress.date);
    await expect.element(steps.day(date)).toHaveAttribute('data-state', 'available');
    await expectAnnounced(() => steps.day(date).click(), ['polite: from €2,024 p.p.']);
  });
  test('a chosen cabin: who has one, and the total', async () => {
    await openScreen(choosingAddress.cabins);
    await expect.element(steps.quantity()).toBeVisible();
    await expectAnnounced(() => steps.moreCabins().click(), ['polite: Everyone has a cabin', 'polite: New total: €4,048.00']);
  });
  test('missing details: how many, and the first of them', async () => {
    await openScreen(checkoutAddress('passengers'));
    await check.expectPassengers();
    await expectAnnounced(
      () => check.next().first().click(),
      ['polite: 16 things need your attention', 'textbox, First name, First name is required, invalid, required'],
    );
  });
});
