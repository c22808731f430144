import { expect, test } from 'vitest';
import { assertNever, errorCodes } from './index.ts';

test('codes are named once, in kebab case', () => {
  expect(new Set(errorCodes).size).toBe(errorCodes.length);
  for (const code of errorCodes) expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

test('an unhandled member of a union is an error', () => {
  expect(() => assertNever('new' as never)).toThrow('Unexpected value: new');
});
