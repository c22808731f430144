import { mandatoryOther, type ValidPassengersForm } from '@booking/domain/passengers';
import { type PaymentTerms, paymentSchedule, type Quote } from '@booking/domain/pricing';
import type { IsoDate, Language, Market } from '@booking/domain/schema';
import { textOf } from '@booking/domain/translations';
import type { ConfirmationViewProps } from '@booking/ui/steps/confirmation';
import type { CheckoutTrip } from '../../checkout/checkout-trip.ts';
import { toContact } from './to-contact.ts';
import { travellersByCabin } from './travellers-by-cabin.ts';

type Input = {
  trip: CheckoutTrip;
  party: ValidPassengersForm;
  price: Quote;
  market: Market;
  language: Language;
  today: IsoDate;
  /** When the payments are due; null if that is not configured. */
  paymentTerms: PaymentTerms | null;
  links: { cabins: string; personal_information: string };
  /** False once the booking was sent: then no passenger has a link to change it. */
  canChange: boolean;
};

/** The trip and its passengers, as the confirmation page shows them. */
export function toTripReview({
  trip,
  party,
  price,
  market,
  language,
  today,
  paymentTerms,
  links,
  canChange,
}: Input): ConfirmationViewProps['trip'] {
  const { departure, products, names, dates, shipName, tourName, tourLanguage, portNames } = trip;
  const toPort = (name: string | null | undefined) => (portNames === null && name ? undefined : textOf(portNames, name));
  const { main, passengers } = party;
  return {
    facts: {
      tourName,
      tourLanguage,
      dates,
      shipName,
      from: toPort(departure.port_of_departure_name),
      to: toPort(departure.port_of_arrival_name),
      party: passengers.length,
    },
    total: price.total,
    passengers: passengers.length,
    travellers: travellersByCabin(passengers, names, {
      mandatory: mandatoryOther(products.other),
      toHref: (index) => (canChange ? `${links.personal_information}#passenger-${index}` : null),
    }),
    contact: toContact(main, language),
    schedule: paymentTerms && paymentSchedule(price, departure.date, today, paymentTerms),
    onRequest: departure.on_request,
    northAmerica: market === 'north_america',
    cabinsHref: links.cabins,
  };
}
