import type { PassengerChoice } from '../pricing/quote-input.ts';
import type { Product } from '../schema/product.ts';
import { emptyPassenger, type Passenger } from './form-values.ts';
import type { PassengersContext } from './passengers-form-schema.ts';

type Choices = Pick<PassengersContext, 'cabinOptions' | 'bikes' | 'diets' | 'other'>;

const keepOffered = (id: string, offered: readonly { readonly id: string }[]): string =>
  offered.some((product) => product.id === id) ? id : '';

/** Saved entries with the ids dropped that are not offered (any more): cabin, bike, diet, other products. PASS-10. */
export const dropInvalidChoices = <P extends Pick<Passenger, 'cabin' | 'bike' | 'diet' | 'other'>>(
  passengers: readonly P[],
  { cabinOptions, bikes, diets, other }: Choices,
): P[] =>
  passengers.map((passenger) => ({
    ...passenger,
    cabin: cabinOptions.some(({ key }) => key === passenger.cabin) ? passenger.cabin : '',
    bike: keepOffered(passenger.bike, bikes),
    diet: keepOffered(passenger.diet, diets),
    other: passenger.other.filter((id, index, all) => all.indexOf(id) === index && other.some((product) => product.id === id)),
  }));

/** The product ids that every passenger has: the mandatory passenger products. */
export const mandatoryOther = (other: readonly Pick<Product, 'id' | 'mandatory' | 'passenger_product'>[]): string[] =>
  other.filter((product) => product.mandatory && product.passenger_product).map(({ id }) => id);

/**
 * The passengers with which the form starts: one per booked space, saved entries first, without what is no longer offered, a
 * single cabin preselected, and the mandatory products chosen.
 */
export function preparePassengers(
  saved: readonly Passenger[],
  context: Omit<Choices, 'other'> & { other: readonly Pick<Product, 'id' | 'mandatory' | 'passenger_product'>[] },
): Passenger[] {
  const spaces = context.cabinOptions.reduce((total, option) => total + option.spaces, 0);
  const [only, ...rest] = context.cabinOptions;
  const preselected = only && rest.length === 0 ? only.key : '';
  const mandatory = mandatoryOther(context.other);
  const passengerProducts = context.other.filter((product) => product.passenger_product);
  const entries = Array.from({ length: spaces }, (_, index) => saved[index] ?? emptyPassenger());
  return dropInvalidChoices(entries, { ...context, other: passengerProducts }).map((passenger) => ({
    ...passenger,
    cabin: passenger.cabin || preselected,
    other: [...new Set([...mandatory, ...passenger.other])],
  }));
}

/** The passengers' choices that determine the price, whether valid yet or not. */
export const pricedPassengers = (passengers: readonly Pick<Passenger, 'bike' | 'diet' | 'other'>[]): PassengerChoice[] =>
  passengers.map(({ bike, diet, other }) => ({ bike, diet, other }));
