import { passengersFormSchema } from '@booking/domain/passengers';
import { expect, test } from 'vitest';
import { gapCount, gapsOf, passengerOf } from './gaps.ts';
import { emptyValues, filledValues, sampleContext } from './sample-offer.ts';

const schema = passengersFormSchema(sampleContext(2));

test('what is missing, one error a field, in the order of the page: person, contact, trip, passenger by passenger', () => {
  expect(gapsOf(schema, emptyValues(2)).map(({ name }) => name.replace('passengers', ''))).toEqual([
    '[0].firstName',
    '[0].lastName',
    '[0].dateOfBirth',
    '[0].bodyHeight',
    'main.emailAddress',
    'main.phoneNumber',
    'main.country',
    'main.streetAddress',
    'main.zipCode',
    'main.city',
    '[0].bike',
    '[1].firstName',
    '[1].lastName',
    '[1].dateOfBirth',
    '[1].bodyHeight',
    '[1].bike',
  ]);
});

test("how much is missing of a passenger; the main booker's contact details count as the first one's", () => {
  const gaps = gapsOf(schema, emptyValues(2));
  expect([gapCount(gaps, 0), gapCount(gaps, 1), gapCount(gaps, 2)]).toEqual([11, 5, 0]);
  expect([passengerOf('main.city'), passengerOf('passengers[12].bike')]).toEqual([0, 12]);
});

test('nothing is missing of complete ones, and each field has the code of its rule', () => {
  const values = filledValues(2);
  expect(gapsOf(schema, values)).toEqual([]);
  const [first, second] = values.passengers;
  if (!first || !second) throw new Error('two passengers');
  expect(gapsOf(schema, { ...values, passengers: [first, { ...second, cabin: '' }] })).toEqual([
    { name: 'passengers[1].cabin', code: 'cabin-required' },
  ]);
});

test('what belongs to no field is last', () => {
  const values = { ...emptyValues(2), passengers: emptyValues(2).passengers.slice(0, 1) };
  expect(gapsOf(schema, values).at(-1)).toEqual({ name: 'passengers', code: 'passenger-count-mismatch' });
});
