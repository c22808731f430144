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

const cancellationTexts = {
  description: descriptions.cancellation.en,
  summary: 'Refunds what you have paid if you cannot travel.',
  fine_print: 'Can be added within 7 days after booking. Events that were known when the trip was booked are not covered.',
  // They are on the pages of the brand's site, in three languages.
  terms: '',
} as const;

const travelTexts = {
  description: descriptions.travel.en,
  summary: 'Medical costs, luggage and help on the way.',
  fine_print: 'Cover starts on the day of departure and ends on the day of return.',
} as const;

/** Insurance of both markets; `fixed_cost` in euros. */
export const insurancePolicies: readonly Policy[] = [
  {
    id: 'a0I7T000006CanDUAK',
    insurance_type: 'cancellation',
    market: 'default',
    fixed_cost: 5,
    fee_percentage: 5.5,
    tax_percentage: 21,
    ...cancellationTexts,
  },
  {
    id: 'a0I7T000006TraDUAK',
    insurance_type: 'travel',
    market: 'default',
    fixed_cost: 3.5,
    fee_percentage: 1.75,
    tax_percentage: 21,
    ...travelTexts,
  },
  {
    id: 'a0I7T000006CanNUAK',
    insurance_type: 'cancellation',
    market: 'north_america',
    fixed_cost: 7.5,
    fee_percentage: 6.9,
    tax_percentage: 0,
    ...cancellationTexts,
  },
  {
    id: 'a0I7T000006TraNUAK',
    insurance_type: 'travel',
    market: 'north_america',
    fixed_cost: 0,
    fee_percentage: 3.2,
    tax_percentage: 0,
    ...travelTexts,
  },
];

/** Name and description (HTML) of a policy, as in the translations of products. */
export const policyTexts = ({ insurance_type }: Policy): { name: Localised; description: Localised } => ({
  name: names[insurance_type],
  description: descriptions[insurance_type],
});
