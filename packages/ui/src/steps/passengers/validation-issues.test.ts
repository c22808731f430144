import { passengersFormSchema } from '@booking/domain/passengers';
import { expect, test } from 'vitest';
import { emptyValues, filledValues, sampleContext } from './sample-offer.ts';
import { countIssues, getValidationIssues, toPassengerIndex } from './validation-issues.ts';

const schema = passengersFormSchema(sampleContext(2));

test('one issue per field, in page order: person, contact, trip, passenger by passenger', () => {
  expect(getValidationIssues(schema, emptyValues(2)).map(({ name }) => name.replace('passengers', ''))).toEqual([
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

test("issues are counted per passenger; the main booker's contact details count for the first one", () => {
  const issues = getValidationIssues(schema, emptyValues(2));
  expect([countIssues(issues, 0), countIssues(issues, 1), countIssues(issues, 2)]).toEqual([11, 5, 0]);
  expect([toPassengerIndex('main.city'), toPassengerIndex('passengers[12].bike')]).toEqual([0, 12]);
});

test('complete passengers have no issues, and an issue has the code of its rule', () => {
  const values = filledValues(2);
  expect(getValidationIssues(schema, values)).toEqual([]);
  const [first, second] = values.passengers;
  if (!first || !second) throw new Error('two passengers');
  expect(getValidationIssues(schema, { ...values, passengers: [first, { ...second, cabin: '' }] })).toEqual([
    { name: 'passengers[1].cabin', code: 'cabin-required' },
  ]);
});

test('issues of no field come last', () => {
  const values = { ...emptyValues(2), passengers: emptyValues(2).passengers.slice(0, 1) };
  expect(getValidationIssues(schema, values).at(-1)).toEqual({ name: 'passengers', code: 'passenger-count-mismatch' });
});
