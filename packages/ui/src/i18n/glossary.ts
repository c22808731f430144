import type { Language } from '@booking/domain/schema';
import type { Translated } from '@booking/languages';

/** A concept of the tour field, and its one word in each language that has been given one. */
export type Term = Translated<string> & {
  /** What is meant, where the word alone does not say it. */
  note?: string;
  /** Words that mean the same and are not used. */
  avoid?: Partial<Readonly<Record<Language, readonly string[]>>>;
  /** Keys of texts that use an avoided word: the specification's own sentences. */
  except?: readonly string[];
};

/**
 * The words of the texts that visitors read: one concept, one word. Each occurs in the texts of its language, and what is to be avoided does
 * not. The designers' page 'Design/Glossary' shows this table.
 */
export const glossary: readonly Term[] = [
  // What is sold.
  { en: 'tour', nl: 'reis', de: 'Reise', note: 'what a catalogue offers', avoid: { nl: ['tour', 'tocht'], de: ['Tour'] } },
  {
    en: 'trip',
    nl: 'je reis',
    de: 'Ihre Reise',
    note: 'a tour on a date, as a guest travels it',
    avoid: { en: ['journey', 'holiday'], nl: ['vakantie'], de: ['Urlaub'] },
  },
  { en: 'departure', nl: 'vertrek', de: 'Reisetermin', note: 'a tour on a date, as it is sold', avoid: { de: ['Abreise', 'Abreisen'] } },
  { en: 'departure date', nl: 'vertrekdatum', de: 'Reisetermin' },
  { en: 'season', nl: 'seizoen', de: 'Saison' },
  { en: 'ship', nl: 'schip', de: 'Schiff', avoid: { en: ['boat', 'vessel'], nl: ['boot'], de: ['Boot'] } },
  { en: 'port of departure', nl: 'vertrekhaven', de: 'Abfahrtshafen' },
  { en: 'cabin', nl: 'hut', de: 'Kabine', avoid: { nl: ['cabine', 'cabines', 'kamer'], de: ['Zimmer'] } },
  {
    en: 'single use',
    nl: 'voor één persoon',
    de: 'Alleinbenutzung',
    note: 'one person in a cabin for more',
    avoid: { de: ['Einzelnutzung', 'Einzelbelegung'] },
  },
  { en: 'place', nl: 'plaats', de: 'Platz', note: 'room for one person', avoid: { en: ['seat'], nl: ['zitplaats'], de: ['Sitzplatz'] } },
  { en: 'fully booked', nl: 'volgeboekt', de: 'ausgebucht' },
  { en: 'on request', nl: 'op aanvraag', de: 'auf Anfrage', note: 'we ask the ship first' },
  { en: 'request', nl: 'aanvraag', de: 'Anfrage', note: 'what a guest sends for a trip on request; never a booking' },
  // Who travels.
  { en: 'people', nl: 'personen', de: 'Personen', avoid: { en: ['persons', 'pax'] } },
  {
    en: 'passenger',
    nl: 'reiziger',
    de: 'Reisende',
    avoid: {
      en: ['traveler', 'travelers', 'traveller', 'travellers'],
      nl: ['passagier', 'passagiers'],
      de: ['Passagier', 'Passagiere', 'Fahrgast'],
    },
    except: ['confirmation:term.general_north_america'],
  },
  { en: 'main booker', nl: 'hoofdboeker', de: 'buchende Person', avoid: { de: ['Hauptbucher'] } },
  { en: 'additional passenger', nl: 'medereiziger', de: 'mitreisende Person' },
  {
    en: 'details',
    nl: 'gegevens',
    de: 'Angaben',
    note: 'what a guest enters',
    avoid: { en: ['data'], de: ['Daten'] },
    except: ['errors:tour-data-failed'],
  },
  { en: 'email address', nl: 'e-mailadres', de: 'E-Mail-Adresse', avoid: { en: ['e-mail'], nl: ['email'], de: ['Email'] } },
  { en: 'phone number', nl: 'telefoonnummer', de: 'Telefonnummer' },
  {
    en: 'bike',
    nl: 'fiets',
    de: 'Fahrrad',
    avoid: { en: ['bicycle', 'bicycles'], nl: ['rijwiel'], de: ['Velo'] },
    except: ['formErrors:bike-required'],
  },
  { en: 'dietary requirements', nl: 'dieetwensen', de: 'Ernährung', avoid: { de: ['Diät'] } },
  { en: 'extras', nl: 'extra’s', de: 'Extras', note: 'what a passenger chooses besides bike and diet' },
  { en: 'additional products', nl: 'extra producten', de: 'Zusatzleistungen', note: 'what is chosen for the whole booking' },
  // Prices.
  { en: 'p.p.', nl: 'p.p.', de: 'p. P.', note: 'per person, beside a price' },
  {
    en: 'coupon code',
    nl: 'kortingscode',
    de: 'Rabattcode',
    avoid: { en: ['voucher', 'promo'], nl: ['coupon', 'voucher'], de: ['Gutschein', 'Gutscheincode', 'Coupon'] },
    except: ['formErrors:voucher-invalid'],
  },
  { en: 'discount', nl: 'korting', de: 'Rabatt', avoid: { en: ['reduction'], nl: ['reductie'], de: ['Ermäßigung', 'Nachlass'] } },
  { en: 'total', nl: 'totaal', de: 'Gesamtpreis', avoid: { de: ['Gesamtsumme', 'Endpreis'] } },
  { en: 'subtotal', nl: 'subtotaal', de: 'Zwischensumme' },
  { en: 'tour price', nl: 'reissom', de: 'Reisepreis', note: 'the total without insurance, in terms and payments' },
  {
    en: 'fixed costs',
    nl: 'vaste kosten',
    de: 'feste Kosten',
    note: 'what comes on top of the cabins, whatever is chosen',
    avoid: { de: ['Zusatzkosten', 'Nebenkosten'] },
  },
  {
    en: 'local costs',
    nl: 'lokale kosten',
    de: 'Kosten vor Ort',
    avoid: { nl: ['kosten ter plaatse', 'plaatselijke kosten'], de: ['lokale Kosten'] },
  },
  {
    en: 'paid at departure',
    nl: 'bij vertrek',
    de: 'vor Ort zu zahlen',
    note: 'when local costs are paid',
    avoid: { en: ['paid on board'], nl: ['aan boord te betalen', 'te betalen aan boord'], de: ['an Bord zu zahlen', 'zahlbar an Bord'] },
  },
  { en: 'guarantee fund', nl: 'garantiefonds', de: 'Garantiefonds' },
  // Insurance.
  { en: 'insurance', nl: 'verzekering', de: 'Versicherung' },
  { en: 'cancellation insurance', nl: 'annuleringsverzekering', de: 'Reiserücktrittsversicherung', avoid: { de: ['Stornoversicherung'] } },
  { en: 'travel insurance', nl: 'reisverzekering', de: 'Reiseversicherung' },
  { en: 'premium', nl: 'premie', de: 'Prämie' },
  // Booking and payment.
  {
    en: 'booking',
    nl: 'boeking',
    de: 'Buchung',
    avoid: { en: ['reservation', 'order'], nl: ['reservering', 'bestelling'], de: ['Reservierung', 'Bestellung'] },
  },
  { en: 'booking number', nl: 'boekingsnummer', de: 'Buchungsnummer' },
  {
    en: 'general terms and conditions',
    nl: 'algemene voorwaarden',
    de: 'Allgemeinen Reisebedingungen',
    avoid: { de: ['AGB', 'Geschäftsbedingungen'] },
  },
  { en: 'payment terms', nl: 'betalingsvoorwaarden', de: 'Zahlungsbedingungen' },
  {
    en: 'deposit',
    nl: 'aanbetaling',
    de: 'Anzahlung',
    avoid: { en: ['down payment', 'prepayment'], nl: ['voorschot'], de: ['Vorauszahlung'] },
  },
  { en: 'full amount', nl: 'volledig bedrag', de: 'Gesamtbetrag' },
  { en: 'remaining', nl: 'restbedrag', de: 'Restbetrag', note: 'what is paid after the deposit', avoid: { nl: ['saldo'], de: ['Saldo'] } },
  {
    en: 'charged',
    nl: 'afgeschreven',
    de: 'abgebucht',
    note: 'money that leaves an account',
    avoid: { nl: ['in rekening gebracht'], de: ['belastet'] },
  },
  { en: 'payment', nl: 'betaling', de: 'Zahlung', avoid: { de: ['Bezahlvorgang'] } },
];
