import { cabinOptions } from '@booking/domain/cabins';
import { isIsoDate } from '@booking/domain/date';
import { emptyMainBooker, emptyPassenger, passengersFormSchema } from '@booking/domain/passengers';
import * as v from 'valibot';
import { bench, describe } from 'vitest';
import { aCabinType, aProduct } from '../src/testing/catalogue.ts';
import { toId } from '../src/testing/wire.ts';

const today = '2026-11-20';
if (!isIsoDate(today)) throw new Error('no date');
const twin = aCabinType({ count: 10 });
const options = cabinOptions({ twin: Array.from({ length: 10 }, () => 2) }, [twin]);
const bike = aProduct({ id: toId('bike') });
const schema = passengersFormSchema({ today, cabinOptions: options, bikes: [bike], diets: [], other: [], assignment: 'per-cabin' });

const main = {
  ...emptyMainBooker(),
  phoneNumber: '+12025550142',
  emailAddress: 'ann@example.com',
  streetAddress: 'Main Street 1',
  zipCode: '10001',
  city: 'New York',
  country: 'US',
  state: 'NY',
};
const passengers = Array.from({ length: 20 }, (_, index) => ({
  ...emptyPassenger(),
  firstName: 'Ann',
  lastName: 'Smit',
  dateOfBirth: '1980-02-29',
  gender: 'Female',
  bodyHeight: '172',
  cabin: options[Math.floor(index / 2)]?.key ?? '',
  bike: bike.id,
}));
const valid = { main, passengers };
const empty = { main: emptyMainBooker(), passengers: passengers.map(emptyPassenger) };
if (!v.safeParse(schema, valid).success || v.safeParse(schema, empty).success) throw new Error('unexpected validity of the forms');

describe('the passenger form for 20 passengers', () => {
  bench('all valid', () => {
    v.safeParse(schema, valid);
  });
  bench('nothing filled in', () => {
    v.safeParse(schema, empty);
  });
});
