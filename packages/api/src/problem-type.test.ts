import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { hasProblemType } from './problem-type.ts';

const refused = (body: unknown) => new ApiError('client', 409, body, null, 'no');

test.each([
  [{ type: '/problems/unpaid-cabins' }, true],
  [{ type: 'https://tours.example/problems/unpaid-cabins', status: 409 }, true],
  [{ type: 'about:blank' }, false],
  [{ type: 7 }, false],
  [{}, false],
  ['/problems/unpaid-cabins', false],
  [null, false],
])('the type of a problem is a hint: in %j it is that of unpaid cabins: %s (CALL-45)', (body, expected) => {
  expect(hasProblemType(refused(body), 'unpaidCabins')).toBe(expected);
});

test('what is no error of a call has no type', () => {
  expect(hasProblemType({ body: { type: '/problems/unpaid-cabins' } }, 'unpaidCabins')).toBe(false);
});
