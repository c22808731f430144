import { draftToQuoteInput } from '../booking/draft-quote-input.ts';
import type { QuoteContext } from '../booking/quote-input.ts';
import { personCount } from '../cabins/selection.ts';
import { emptyMainBooker, type PassengersFormValues } from '../passengers/form-values.ts';
import { type LostChoice, lostChoices } from '../passengers/lost-choices.ts';
import { type PassengersContext, passengersFormSchema, type RefusedForm } from '../passengers/passengers-form-schema.ts';
import { preparePassengers } from '../passengers/prefill.ts';
import { quote } from '../pricing/quote.ts';
import type { QuoteInput } from '../pricing/quote-input.ts';
import type { Quote } from '../pricing/quote-line.ts';
import type { Passenger } from '../schema/passenger.ts';
import { type Missing, missingFields } from './missing-fields.ts';

/** What is on sale, the chosen cabins, and what the form's rules depend on. */
export type PassengersOffer = Omit<QuoteContext, 'coupon'> & Pick<QuoteInput, 'cabins'> & { context: PassengersContext };

/** What is stored of the trip besides the passengers, and what the backend has refused of them; undefined if nothing. */
export type PassengersEntries = Pick<Parameters<typeof draftToQuoteInput>[0], 'additional' | 'chosen'> &
  Pick<QuoteContext, 'coupon'> & { refused: RefusedForm | undefined };

/** A price that is shown, and what it is computed from. */
export type Priced = { input: QuoteInput; price: Quote };

/** A passenger in the outline of the form. */
export type OutlineEntry = Pick<Passenger, 'firstName' | 'lastName'> & { isComplete: boolean };

/** What the passenger step shows. What follows from the typed values is a function of them, as they change with every key. */
export type PassengersStep = {
  /** The booked spaces: one passenger for each. */
  persons: number;
  /** With everything that is stored for the trip, on every step. PRICE-28. */
  price(values: PricedValues): Priced;
  /** What is missing or wrong, at most one issue per field. The same object for the same values. PASS-93. */
  missing(values: PassengersFormValues): Missing;
  /** A party so large that most passengers start collapsed. PASS-60, PASS-81. */
  isLarge: boolean;
  /** The passengers who start expanded: the main booker, and the incomplete ones; of a large party only the first of these. PASS-60. */
  expanded(values: PassengersFormValues): number[];
  /** All passengers, and who is complete. */
  outline(values: PassengersFormValues): OutlineEntry[];
  /** The first field with an issue after a passenger, or else the first of all; null without an issue. PASS-81. */
  nextMissing(values: PassengersFormValues, after: number): string | null;
  /** The next incomplete passenger after this one, or else the first of the others; null without one. PASS-95. */
  nextIncomplete(values: PassengersFormValues, after: number): number | null;
};

/** The form values that affect the price. */
export type PricedValues = { passengers: readonly Pick<Passenger, 'cabin' | 'bike' | 'diet' | 'other'>[]; country: string };

export const pricedValues = ({ main, passengers }: PassengersFormValues): PricedValues => ({
  passengers: passengers.map(({ cabin, bike, diet, other }) => ({ cabin, bike, diet, other })),
  country: main.country,
});

/**
 * The values with which the form starts: those that are stored, one passenger per booked space, without what is not offered any more; and the choices
 * that are lost by it. PASS-3, PASS-10, PASS-12, PASS-89.
 */
export function startPassengers(
  { context, products }: Pick<PassengersOffer, 'context' | 'products'>,
  saved: PassengersFormValues | null,
): { initial: PassengersFormValues; lost: LostChoice[] } {
  const before = saved?.passengers ?? [];
  const passengers = preparePassengers(before, { ...context, other: products.other });
  return { initial: { main: { ...emptyMainBooker(), ...saved?.main }, passengers }, lost: lostChoices(before, passengers) };
}

/** The largest party in which all incomplete passengers are expanded at first. Each expanded card costs time on every key. */
const smallParty = 4;

/** The passenger step as a function of offer and entries: its container and its stories show the same. */
export function passengersStep(
  { context, cabins, ...offer }: PassengersOffer,
  { refused, additional, chosen, coupon }: PassengersEntries,
): PassengersStep {
  const missing = missingFields(passengersFormSchema({ ...context, refused }));
  const persons = personCount(cabins);
  const isLarge = persons > smallParty;
  return {
    persons,
    price(values) {
      const input = draftToQuoteInput({ ...values, cabins, additional, chosen }, { ...offer, coupon }, context.assignment);
      return { input, price: quote(input) };
    },
    missing,
    isLarge,
    expanded(values) {
      const { count } = missing(values);
      const incomplete = values.passengers.flatMap((_, index) => (index > 0 && count(index) > 0 ? [index] : []));
      return [0, ...(isLarge ? incomplete.slice(0, 1) : incomplete)];
    },
    outline: (values) =>
      values.passengers.map(({ firstName, lastName }, index) => ({
        firstName,
        lastName,
        isComplete: missing(values).count(index) === 0,
      })),
    nextMissing(values, after) {
      const { issues } = missing(values);
      return (issues.find(({ passenger }) => passenger > after) ?? issues[0])?.name ?? null;
    },
    nextIncomplete(values, after) {
      const others = missing(values).issues.flatMap(({ passenger }) => (passenger === after ? [] : [passenger]));
      return others.find((passenger) => passenger > after) ?? others[0] ?? null;
    },
  };
}
