import { ApiError } from '@booking/api';
import { expect, test } from 'vitest';
import { firstFailed, loadErrorCode } from './load-error.ts';

const error = (kind: ConstructorParameters<typeof ApiError>[0]) => new ApiError(kind, null, null, null, kind);

test.each([
  ['a 404', 'not-found', 'no-cabin'],
  ['another 4xx', 'client', 'no-cabin'],
  ['a 5xx', 'server', 'no-cabin'],
  ['a malformed response', 'shape', 'no-cabin'],
  ['no connection', 'network', 'network'],
  ['a timeout', 'timeout', 'timeout'],
] as const)('%s shows which data is missing, or that the connection is lost', (_, kind, code) => {
  expect(loadErrorCode(error(kind), 'no-cabin')).toBe(code);
});

test('a failed refetch of cached data is no error', () => {
  const refetch = () => {};
  const stale = { query: { data: [], error: error('server'), refetch }, code: 'no-cabin' } as const;
  const failed = { query: { data: undefined, error: error('server'), refetch }, code: 'no-product' } as const;
  expect(firstFailed([stale])).toBeNull();
  expect(firstFailed([stale, failed])).toBe(failed);
});
