import { afterEach, expect, test, vi } from 'vitest';
import { ensureTemporal } from './index.ts';

afterEach(() => {
  vi.doUnmock('temporal-polyfill/global');
  vi.unstubAllGlobals();
});

test('what was there stays', async () => {
  const before = globalThis.Temporal;
  await ensureTemporal();
  expect(globalThis.Temporal).toBe(before);
});

test('where the platform has none, the polyfill is loaded', async () => {
  let loaded = false;
  vi.doMock('temporal-polyfill/global', () => {
    loaded = true;
    return {};
  });
  const before = globalThis.Temporal;
  Reflect.deleteProperty(globalThis, 'Temporal');
  await ensureTemporal();
  Object.assign(globalThis, { Temporal: before });
  expect(loaded).toBe(true);
});
