import type { AssignmentMode, CabinOption } from '@booking/domain/cabins';
import { nothingChosen } from '@booking/domain/insurance';
import { toCents } from '@booking/domain/money';
import { emptyMainBooker, emptyPassenger, type Passenger, type PassengersFormValues } from '@booking/domain/passengers';
import type { IsoDate } from '@booking/domain/schema';
import { type PassengersOffer, passengersStep, startPassengers } from '@booking/domain/steps';
import { aProduct } from '@booking/domain/testing';
import { sampleInput } from '../../summary/sample-trip.ts';
import type { OfferedProduct, PassengerOffer } from './offer.ts';

const product = (id: string, name: string, cents: number): OfferedProduct => ({
  id,
  name,
  description: null,
  price: toCents(cents),
  pricePerDay: null,
  image: null,
});

/** Twin cabins for a number of persons, for stories. */
const sampleCabins = (persons: number): CabinOption[] =>
  Array.from({ length: Math.ceil(persons / 2) }, (_, index) => ({
    key: `twin:${index}`,
    typeId: 'twin',
    name: 'Twin cabin',
    number: index + 1,
    spaces: Math.min(2, persons - 2 * index),
  }));

export const sampleOffer = (persons: number): PassengerOffer => ({
  cabins: sampleCabins(persons),
  assignment: 'per-cabin',
  bikes: [
    product('a0B000000000000001', 'Touring bike, 8 gears', 9600),
    product('a0B000000000000002', 'Electric bike', 22400),
    product('a0B000000000000003', 'Own bike', 0),
  ],
  diets: [product('a0D000000000000001', 'Vegetarian', 0), product('a0D000000000000002', 'Gluten free', 3500)],
  other: [
    { ...product('a0X000000000000001', 'Tourist tax', 2100), mandatory: true },
    { ...product('a0X000000000000002', 'Helmet', 1500), mandatory: false },
  ],
});

/** The trip of a party, for the model of the step. */
const sampleTrip = (persons: number): PassengersOffer => {
  const { cabins, other, ...offer } = sampleOffer(persons);
  return {
    ...sampleInput,
    products: { ...sampleInput.products, other: other.map(({ id, mandatory }) => aProduct({ id, mandatory })) },
    cabins: { twin: cabins.map(({ spaces }) => spaces) },
    context: { today: '2026-11-20' as IsoDate, cabinOptions: cabins, other, ...offer },
  };
};

/** The step of a party of whom nothing else is stored, for stories. */
export function sampleStep(persons: number, assignment: AssignmentMode = 'per-cabin') {
  const { context, ...trip } = sampleTrip(persons);
  return passengersStep(
    { ...trip, context: { ...context, assignment } },
    { refused: undefined, additional: {}, chosen: nothingChosen, coupon: null },
  );
}

const prepared = (persons: number, saved: PassengersFormValues | null): PassengersFormValues =>
  startPassengers(sampleTrip(persons), saved).initial;

export const emptyValues = (persons: number): PassengersFormValues => prepared(persons, null);

const names = ['Ann Smit', 'Joris de Boer', 'Mia Vos', 'Tom Kuiper', 'Els Bakker'];

/** Complete values for a number of persons, for stories. */
export function filledValues(persons: number): PassengersFormValues {
  const people = Array.from({ length: persons }, (_, index): Passenger => {
    const [firstName = '', ...rest] = (names[index % names.length] ?? '').split(' ');
    return {
      ...emptyPassenger(),
      firstName,
      lastName: rest.join(' '),
      dateOfBirth: `19${60 + (index % 30)}-02-2${index % 9}`,
      gender: index % 2 === 0 ? 'Female' : 'Male',
      bodyHeight: String(160 + index),
      cabin: `twin:${Math.floor(index / 2)}`,
      bike: `a0B00000000000000${1 + (index % 3)}`,
    };
  });
  return prepared(persons, {
    main: {
      ...emptyMainBooker(),
      phoneNumber: '+31 6 12345678',
      emailAddress: 'ann@example.com',
      streetAddress: 'Keizersgracht 1',
      zipCode: '1015 AA',
      city: 'Amsterdam',
      country: 'NL',
    },
    passengers: people,
  });
}
