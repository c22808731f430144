import type { EndpointWire } from '@booking/api/endpoints';
import type { Localised } from './localised.ts';

type Policy = EndpointWire<'departureProducts'>['insurance_policies'][number];

const descriptions: Readonly<Record<Policy['insurance_type'], Localised>> = {
  cancellation: {
    en: '<p>Refunds what you have already paid if you have to cancel before departure because of illness, an accident, a death in the family or the loss of your job.</p><ul><li>Up to 100% of the price of the trip</li><li>Also covers the days missed after an early return</li></ul>',
    nl: '<p>Vergoedt wat je al hebt betaald als je vóór vertrek moet annuleren door ziekte, een ongeval, een overlijden in de familie of het verlies van je baan.</p><ul><li>Tot 100% van de prijs van de reis</li><li>Ook de gemiste dagen als je eerder naar huis moet</li></ul>',
    de: '<p>Erstattet, was Sie bereits bezahlt haben, wenn Sie vor Reisebeginn wegen Krankheit, eines Unfalls, eines Todesfalls in der Familie oder des Verlusts Ihres Arbeitsplatzes zurücktreten müssen.</p><ul><li>Bis zu 100 % des Reisepreises</li><li>Auch die nicht genutzten Reisetage, wenn Sie früher nach Hause müssen</li></ul>',
  },
  travel: {
    en: '<p>Medical costs abroad, your luggage and help at any hour while you travel.</p>',
    nl: '<p>Medische kosten in het buitenland, je bagage en hulp op elk moment van de reis.</p>',
    de: '<p>Behandlungskosten im Ausland, Ihr Gepäck und Hilfe rund um die Uhr, solange Sie unterwegs sind.</p>',
  },
};

const names: typeof descriptions = {
  cancellation: { en: 'Cancellation insurance', nl: 'Annuleringsverzekering', de: 'Reiserücktrittsversicherung' },
  travel: { en: 'Travel insurance', nl: 'Reisverzekering', de: 'Reiseversicherung' },
};

const summaries: typeof descriptions = {
  cancellation: {
    en: 'Refunds what you have paid if you cannot travel.',
    nl: 'Vergoedt wat je hebt betaald als je niet op reis kunt.',
    de: 'Erstattet, was Sie bezahlt haben, wenn Sie nicht reisen können.',
  },
  travel: {
    en: 'Medical costs, luggage and help on the way.',
    nl: 'Medische kosten, bagage en hulp onderweg.',
    de: 'Behandlungskosten, Gepäck und Hilfe unterwegs.',
  },
};

const finePrint: typeof descriptions = {
  cancellation: {
    en: 'Can be added within 7 days after booking. Events that were known when the trip was booked are not covered.',
    nl: 'Af te sluiten tot 7 dagen na de boeking. Wat bij de boeking al bekend was, is niet verzekerd.',
    de: 'Bis 7 Tage nach der Buchung abschließbar. Was bei der Buchung schon bekannt war, ist nicht versichert.',
  },
  travel: {
    en: 'Cover starts on the day of departure and ends on the day of return.',
    nl: 'De dekking begint op de dag van vertrek en eindigt op de dag van terugkeer.',
    de: 'Der Schutz beginnt am Tag der Abreise und endet am Tag der Rückkehr.',
  },
};

/** Of the policies for North America. The terms of the others are on the pages of the brand's site, in every language of the catalogue. */
const terms: typeof descriptions = {
  cancellation: {
    en: '<p>Report a claim within 30 days after the day on which you cancel, with a statement of your doctor or employer. Your own share is 10% of the claim.</p>',
    nl: '<p>Meld een schade binnen 30 dagen na de dag van annulering, met een verklaring van je arts of werkgever. Je eigen risico is 10% van de schade.</p>',
    de: '<p>Melden Sie einen Schaden innerhalb von 30 Tagen nach dem Rücktritt, mit einer Bescheinigung Ihres Arztes oder Arbeitgebers. Ihre Selbstbeteiligung beträgt 10 % des Schadens.</p>',
  },
  travel: {
    en: '<p>Call the emergency line before a treatment in a hospital. Luggage is covered up to the price for which it was bought, and bicycles are not.</p>',
    nl: '<p>Bel de alarmcentrale vóór een behandeling in een ziekenhuis. Bagage is verzekerd tot de aankoopprijs, fietsen niet.</p>',
    de: '<p>Rufen Sie vor einer Behandlung im Krankenhaus die Notrufzentrale an. Gepäck ist bis zum Kaufpreis versichert, Fahrräder sind es nicht.</p>',
  },
};

const hasTerms = (market: Policy['market']): boolean => market === 'north_america';

/** The texts of a policy in English, which it has itself. */
const ownTexts = (type: Policy['insurance_type'], market: Policy['market']) => ({
  description: descriptions[type].en,
  summary: summaries[type].en,
  fine_print: finePrint[type].en,
  terms: hasTerms(market) ? terms[type].en : '',
});

/** Insurance of both markets; `fixed_cost` in euros. */
export const insurancePolicies: readonly Policy[] = [
  {
    id: 'a0I7T000006CanDUAK',
    insurance_type: 'cancellation',
    market: 'default',
    fixed_cost: 5,
    fee_percentage: 5.5,
    tax_percentage: 21,
    ...ownTexts('cancellation', 'default'),
  },
  {
    id: 'a0I7T000006TraDUAK',
    insurance_type: 'travel',
    market: 'default',
    fixed_cost: 3.5,
    fee_percentage: 1.75,
    tax_percentage: 21,
    ...ownTexts('travel', 'default'),
  },
  {
    id: 'a0I7T000006CanNUAK',
    insurance_type: 'cancellation',
    market: 'north_america',
    fixed_cost: 7.5,
    fee_percentage: 6.9,
    tax_percentage: 0,
    ...ownTexts('cancellation', 'north_america'),
  },
  {
    id: 'a0I7T000006TraNUAK',
    insurance_type: 'travel',
    market: 'north_america',
    fixed_cost: 0,
    fee_percentage: 3.2,
    tax_percentage: 0,
    ...ownTexts('travel', 'north_america'),
  },
];

/** The texts of a policy, as in the translations of products; HTML, except for the name. */
export const policyTexts = ({ insurance_type: type, market }: Policy) => ({
  name: names[type],
  description: descriptions[type],
  summary: summaries[type],
  fine_print: finePrint[type],
  ...(hasTerms(market) && { terms: terms[type] }),
});
