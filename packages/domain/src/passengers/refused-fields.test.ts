import { expect, test } from 'vitest';
import { refusedFields, refusesDeparture, toFieldName } from './index.ts';

test('the errors of a 422 name the fields of the form, with their own codes where there are any (PASS-68)', () => {
  const fields = refusedFields({
    errors: [
      { path: 'passengers[1].firstName', message: 'no such person' },
      { path: 'main.zipCode', message: 'zip-required' },
      { path: 'passengers.1.other.0', message: 'other-invalid' },
      { path: 'passengers.7.firstName', message: 'nobody' },
      { path: 'terms.general', message: 'true, please' },
      { path: 'main.constructor', message: 'no field' },
    ],
  });
  expect(fields.map((field) => [toFieldName(field), field.code])).toEqual([
    ['passengers[1].firstName', 'not-accepted'],
    ['main.zipCode', 'zip-required'],
    ['passengers[1].other', 'other-invalid'],
    ['passengers[7].firstName', 'not-accepted'],
  ]);
});

test.each([null, 'text', {}, { errors: 'none' }, { errors: [{ path: 1 }] }])('the body %j of a 422 names no field (CONF-38)', (body) =>
  expect(refusedFields(body)).toEqual([]),
);

test.each([
  [{ errors: [{ path: 'departureId', message: 'it has left' }] }, true],
  [{ errors: [{ path: 'main.zipCode', message: 'zip-required' }] }, false],
  [{ errors: [] }, false],
  ['text', false],
])('the body %j of a 422 refuses the departure itself: %s (CONF-46)', (body, refuses) => expect(refusesDeparture(body)).toBe(refuses));
