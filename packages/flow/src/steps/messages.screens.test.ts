import type { Language } from '@booking/domain/schema';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { shownText } from '../testing/screens/locators.ts';
import { date, departure, departuresOf, forPartyOf, oddBackend, sister, tour } from '../testing/screens/odd-backend.ts';
import { openScreen } from '../testing/screens/open-screen.tsx';
import { wordsOf } from '../testing/screens/words.ts';

// What the choosing steps say when one cannot go on, word for word in each language.
const messages: Record<Language, Record<'date' | 'ship' | 'noShip' | 'cabins' | 'noCabins', string>> = {
  en: {
    date: 'Please select a date',
    ship: 'Choose preferred ship',
    noShip: 'No ship available.',
    cabins: 'Please select your cabin(s)',
    noCabins: 'No cabins available',
  },
  nl: {
    date: 'Kies een datum',
    ship: 'Kies het schip van je voorkeur',
    noShip: 'Geen schip beschikbaar.',
    cabins: 'Kies je hut(ten)',
    noCabins: 'Geen hutten beschikbaar',
  },
  de: {
    date: 'Bitte wählen Sie ein Datum',
    ship: 'Wählen Sie Ihr Wunschschiff',
    noShip: 'Kein Schiff verfügbar.',
    cabins: 'Bitte wählen Sie Ihre Kabine(n)',
    noCabins: 'Keine Kabinen verfügbar',
  },
};

for (const language of ['en', 'nl', 'de'] as const) {
  const said = messages[language];
  const words = wordsOf(language);
  const steps = {
    date: `/tours/${tour.id}?locale=${language}`,
    ship: `/tours/${tour.id}/date/${date}?locale=${language}`,
    cabins: `/departures/${departure.id}/cabins?locale=${language}`,
  };

  test(`the choosing steps say what is missing: ${language}`, async () => {
    const backend = oddBackend({ tourDepartures: departuresOf(departure, sister) });
    for (const [step, name] of [
      ['date', words.text('common', 'next')],
      ['ship', words.text('common', 'next')],
      ['cabins', words.text('cabins', 'start')],
    ] as const) {
      await openScreen(steps[step], { backend });
      await page.getByRole('button', { name, exact: true }).shown().click();
      await expect.element(shownText(said[step])).toBeInViewport();
    }
    backend.set({ tourDepartures: departuresOf(forPartyOf(3, 30)), departureCabins: [] });
    await openScreen(steps.ship, { backend });
    await expect.element(shownText(said.noShip)).toBeVisible();
    await openScreen(steps.cabins, { backend });
    await expect.element(shownText(said.noCabins)).toBeVisible();
  });
}
