import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const closed = (code: string): Error => Object.assign(new Error(`write ${code}`), { code });
const { argv, exitCode } = process;

beforeEach(async () => {
  vi.spyOn(process, 'exit').mockImplementation((status) => {
    throw new Error(`exit ${status}`);
  });
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  process.argv = ['node', 'price-check', '--help'];
  await import('./cli.ts');
});
afterEach(() => {
  vi.restoreAllMocks();
  Object.assign(process, { argv, exitCode });
});

test('a reader that closes the pipe early, as `head` does, ends the command without an error (PRICE-43)', () => {
  expect(process.exitCode).toBe(0);
  expect(() => process.stdout.emit('error', closed('EPIPE'))).toThrow('exit 0');
  expect(() => process.stdout.emit('error', closed('ENOSPC'))).toThrow('ENOSPC');
});
