import { afterEach, expect, test, vi } from 'vitest';
import { defineElement } from './boat-bike-booking.ts';

vi.mock('./boat-bike-booking.ts', () => ({ defineElement: vi.fn() }));
afterEach(() => void vi.unstubAllGlobals());

test('in a bundle the module does not take the address of the page for that of the tool (EMBED-45)', async () => {
  vi.stubGlobal('customElements', {});
  await import('./embed.ts');
  expect(vi.mocked(defineElement).mock.calls[0]?.[0].base).toBe('');
});
