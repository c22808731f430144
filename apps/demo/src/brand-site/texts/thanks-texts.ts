import type { Translated } from '@booking/languages';
import type { PerBrand } from '../brands.ts';

export type ThanksField =
  | 'booking_number'
  | 'ship'
  | 'cabins'
  | 'persons'
  | 'name'
  | 'email'
  | 'amount'
  | 'full'
  | 'paid'
  | 'due'
  | 'local_costs'
  | 'on_request';

/** What happens after a booking. `now` to `later` stand in place of a date. */
type NextTexts = {
  now: string;
  within48Hours: string;
  later: string;
  soon: string;
  by: (date: string) => string;
  confirmation: string;
  rest: (amount: string) => string;
  documents: string;
  start: string;
  localCosts: (amount: string) => string;
  reply: string;
  payLater: string;
};

type ThanksTexts = {
  title: PerBrand<string>;
  lead: (name: string) => string;
  onRequest: string;
  direct: string;
  fields: Readonly<Record<ThanksField, string>>;
  yes: string;
  persons: (count: number) => string;
  /** Beside the amount paid when nothing is due any more. */
  paidInFull: string;
  dueBy: (date: string) => string;
  nothing: string;
  /** The link back to the tool's confirmed page. */
  receipt: string;
  nextTitle: string;
  next: NextTexts;
  changed: string;
  farewell: string;
  home: string;
};

/** The texts of the thank-you pages. */
export const thanksTexts: Translated<ThanksTexts> = {
  en: {
    title: { boatbiketours: 'Thank you, and welcome aboard!', islandhopping: 'Thank you, see you on the islands!' },
    lead: (name) => (name ? `${name}, we have received your booking.` : 'We have received your booking.'),
    onRequest: 'Your trip is on request: within 48 hours we confirm it or propose an alternative. You pay after that.',
    direct: 'Your confirmation comes by mail. (This demo sends none.)',
    fields: {
      booking_number: 'Booking number',
      ship: 'Ship',
      cabins: 'Cabins',
      persons: 'People',
      name: 'Name',
      email: 'Email',
      amount: 'Price of the trip',
      full: 'Total payable to us',
      paid: 'Paid',
      due: 'Remaining',
      local_costs: 'Local costs, to be paid at departure',
      on_request: 'On request',
    },
    yes: 'yes',
    persons: (count) => (count === 1 ? '1 person' : `${count} people`),
    paidInFull: 'in full',
    dueBy: (date) => `Remaining, due by ${date}`,
    nothing: 'There is no booking to show: the booking tool leads here at the end of a booking.',
    receipt: 'Receipt, calendar and print',
    nextTitle: 'What happens now',
    next: {
      now: 'Today',
      within48Hours: 'Within 48 hours',
      later: 'After that',
      soon: 'In the next few days',
      by: (date) => `By ${date}`,
      confirmation: 'Your confirmation comes by email.',
      rest: (amount) => `You pay the remaining ${amount} online: we send you a link in time.`,
      documents: 'You get your travel documents: addresses, times and the routes.',
      start: 'Your trip begins. Welcome aboard!',
      localCosts: (amount) => `You pay the local costs of ${amount} at departure.`,
      reply: 'We confirm your trip or propose an alternative.',
      payLater: 'You pay using a link that we will send you. Nothing has been charged.',
    },
    changed: 'Something changed? Write to us with your booking number.',
    farewell: 'Until then: ride a little every now and then. Your legs will thank you.',
    home: 'Back to the home page',
  },
  nl: {
    title: { boatbiketours: 'Bedankt, en welkom aan boord!', islandhopping: 'Bedankt, tot op de eilanden!' },
    lead: (name) => (name ? `${name}, we hebben je boeking ontvangen.` : 'We hebben je boeking ontvangen.'),
    onRequest: 'Je reis is op aanvraag: binnen 48 uur bevestigen we die of doen we een ander voorstel. Je betaalt pas daarna.',
    direct: 'De bevestiging komt per mail. (Deze demo verstuurt er geen.)',
    fields: {
      booking_number: 'Boekingsnummer',
      ship: 'Schip',
      cabins: 'Hutten',
      persons: 'Personen',
      name: 'Naam',
      email: 'E-mail',
      amount: 'Reissom',
      full: 'In totaal aan ons te betalen',
      paid: 'Betaald',
      due: 'Nog te betalen',
      local_costs: 'Lokale kosten, te betalen bij vertrek',
      on_request: 'Op aanvraag',
    },
    yes: 'ja',
    persons: (count) => (count === 1 ? '1 persoon' : `${count} personen`),
    paidInFull: 'volledig',
    dueBy: (date) => `Nog te betalen, uiterlijk ${date}`,
    nothing: 'Er is geen boeking om te tonen: je komt hier aan het eind van een boeking.',
    receipt: 'Overzicht, agenda en afdrukken',
    nextTitle: 'Wat er nu gebeurt',
    next: {
      now: 'Vandaag',
      within48Hours: 'Binnen 48 uur',
      later: 'Daarna',
      soon: 'In de komende dagen',
      by: (date) => `Uiterlijk ${date}`,
      confirmation: 'Je krijgt de bevestiging per e-mail.',
      rest: (amount) => `De resterende ${amount} betaal je online: we sturen je op tijd een link.`,
      documents: 'Je krijgt je reisdocumenten: adressen, tijden en de routes.',
      start: 'Je reis begint. Welkom aan boord!',
      localCosts: (amount) => `De lokale kosten van ${amount} betaal je bij vertrek.`,
      reply: 'We bevestigen je reis of stellen een alternatief voor.',
      payLater: 'Je betaalt, via een link die we je sturen. Er is niets afgeschreven.',
    },
    changed: 'Is er iets veranderd? Schrijf ons en vermeld je boekingsnummer.',
    farewell: 'Tot die tijd: stap af en toe op de fiets. Je benen zullen je dankbaar zijn.',
    home: 'Terug naar de homepage',
  },
  de: {
    title: { boatbiketours: 'Danke, und willkommen an Bord!', islandhopping: 'Danke, bis bald auf den Inseln!' },
    lead: (name) => (name ? `${name}, wir haben Ihre Buchung erhalten.` : 'Wir haben Ihre Buchung erhalten.'),
    onRequest:
      'Ihre Reise ist auf Anfrage: Innerhalb von 48 Stunden bestätigen wir sie oder schlagen eine Alternative vor. Bezahlt wird erst danach.',
    direct: 'Die Bestätigung kommt per E-Mail. (Diese Demo verschickt keine.)',
    fields: {
      booking_number: 'Buchungsnummer',
      ship: 'Schiff',
      cabins: 'Kabinen',
      persons: 'Personen',
      name: 'Name',
      email: 'E-Mail',
      amount: 'Reisepreis',
      full: 'Insgesamt an uns zu zahlen',
      paid: 'Bezahlt',
      due: 'Restbetrag',
      local_costs: 'Kosten vor Ort, bei Reisebeginn zu zahlen',
      on_request: 'Auf Anfrage',
    },
    yes: 'ja',
    persons: (count) => (count === 1 ? '1 Person' : `${count} Personen`),
    paidInFull: 'vollständig',
    dueBy: (date) => `Restbetrag, fällig bis ${date}`,
    nothing: 'Es gibt keine Buchung anzuzeigen: Auf diese Seite kommen Sie am Ende einer Buchung.',
    receipt: 'Beleg, Kalender und Drucken',
    nextTitle: 'Wie es weitergeht',
    next: {
      now: 'Heute',
      within48Hours: 'Innerhalb von 48 Stunden',
      later: 'Danach',
      soon: 'In den nächsten Tagen',
      by: (date) => `Bis ${date}`,
      confirmation: 'Die Bestätigung kommt per E-Mail.',
      rest: (amount) => `Den Restbetrag von ${amount} zahlen Sie online: Wir senden Ihnen rechtzeitig einen Link.`,
      documents: 'Sie erhalten Ihre Reiseunterlagen: Adressen, Zeiten und die Strecken.',
      start: 'Ihre Reise beginnt. Willkommen an Bord!',
      localCosts: (amount) => `Die Kosten vor Ort von ${amount} zahlen Sie bei Reisebeginn.`,
      reply: 'Wir bestätigen Ihre Reise oder schlagen eine Alternative vor.',
      payLater: 'Sie zahlen, über einen Link, den wir Ihnen senden. Es wurde nichts abgebucht.',
    },
    changed: 'Hat sich etwas geändert? Schreiben Sie uns mit Ihrer Buchungsnummer.',
    farewell: 'Bis dahin: Fahren Sie ab und zu ein Stück Rad. Ihre Beine werden es Ihnen danken.',
    home: 'Zurück zur Startseite',
  },
};
