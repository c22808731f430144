import { exchangeRate } from './exchange-rate.ts';
import { type CatalogueLanguage, catalogueLanguages, type Localised } from './localised.ts';

const balance = (number: string): Localised => ({
  en: `Balance of booking ${number}`,
  nl: `Restbedrag van boeking ${number}`,
  de: `Restbetrag der Buchung ${number}`,
});

/** `amount` in euro cents. `description` says what it is for; `name` what was bought, without a booking. */
type Payment = {
  name: Localised | null;
  description: Localised;
  amount: number;
  status: 'Open' | 'Processing' | 'Completed';
  type: 'balance' | 'extra';
  market: 'default' | 'north_america';
  booking_number: string | null;
};

const payments: readonly Payment[] = [
  {
    name: null,
    description: balance('BBT-104112'),
    amount: 198_660,
    status: 'Open',
    type: 'balance',
    market: 'default',
    booking_number: 'BBT-104112',
  },
  {
    name: { en: 'Extra night in Bruges', nl: 'Extra nacht in Brugge', de: 'Zusätzliche Nacht in Brügge' },
    description: { en: 'Hotel night before the trip', nl: 'Hotelovernachting voor de reis', de: 'Hotelübernachtung vor der Reise' },
    amount: 14_250,
    status: 'Open',
    type: 'extra',
    market: 'default',
    booking_number: null,
  },
  {
    name: null,
    description: {
      en: 'Balance of booking BBT-104087 (paid in US dollars)',
      nl: 'Restbedrag van boeking BBT-104087 (te betalen in Amerikaanse dollars)',
      de: 'Restbetrag der Buchung BBT-104087 (in US-Dollar zu zahlen)',
    },
    amount: 245_375,
    status: 'Open',
    type: 'balance',
    market: 'north_america',
    booking_number: 'BBT-104087',
  },
  {
    name: null,
    description: balance('BBT-104051'),
    amount: 121_940,
    status: 'Processing',
    type: 'balance',
    market: 'north_america',
    booking_number: 'BBT-104051',
  },
  {
    name: null,
    description: balance('IH-104033'),
    amount: 88_915,
    status: 'Completed',
    type: 'balance',
    market: 'default',
    booking_number: 'IH-104033',
  },
  {
    name: { en: 'Transfer from the airport', nl: 'Transfer vanaf het vliegveld', de: 'Transfer vom Flughafen' },
    description: {
      en: 'Taxi from the airport to the ship',
      nl: 'Taxi van het vliegveld naar het schip',
      de: 'Taxi vom Flughafen zum Schiff',
    },
    amount: 8_900,
    status: 'Open',
    type: 'extra',
    market: 'default',
    booking_number: null,
  },
  {
    name: null,
    description: balance('IH-104098'),
    amount: 167_320,
    status: 'Open',
    type: 'balance',
    market: 'default',
    booking_number: 'IH-104098',
  },
];

/** The last digits of the ids of each language. */
const numbers: Readonly<Record<CatalogueLanguage, string>> = { en: '0', nl: '1', de: '2' };

/**
 * Standalone payments in every state, for trying out the payment page, in each language: what a payment is for is written for its payer. Those in
 * English come first.
 */
export const demoPayments = catalogueLanguages.flatMap((locale) =>
  payments.map(({ name, description, ...payment }, index) => ({
    ...payment,
    id: `5f0e7a52-3c43-4a0c-9f4e-0d6c2c3d9a${numbers[locale]}${index + 1}`,
    name: name?.[locale] ?? null,
    description: description[locale],
    locale,
    full_name: 'Ann Example',
    email: 'ann@example.com',
    exchange_rate: exchangeRate,
  })),
);
