import { afterEach, expect, test, vi } from 'vitest';
import { defineElement } from './boat-bike-booking.ts';

vi.mock('./boat-bike-booking.ts', () => ({ defineElement: vi.fn() }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
  vi.mocked(defineElement).mockClear();
});

const run = async (currentScript: { src: string } | null): Promise<string | undefined> => {
  vi.stubGlobal('document', { currentScript });
  vi.stubGlobal('location', { href: 'https://partner.example/tour' });
  await import('./embed-classic.ts');
  return vi.mocked(defineElement).mock.calls[0]?.[0].base;
};

test('the classic script is served by the tool, or is in its page (EMBED-41)', async () => {
  expect(await run({ src: 'https://tool.example/embed.js' })).toBe('https://tool.example');
});

test('a script in the page itself uses the address of the page (EMBED-41)', async () => {
  expect(await run({ src: '' })).toBe('https://partner.example');
});

test('run as a module or by a loader, it has no address: the link stays, and the console shows why (EMBED-41, EMBED-44)', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(await run(null)).toBeUndefined();
  expect(warn).toHaveBeenCalledExactlyOnceWith('embed.js does nothing as a module');
});
