import { cdp } from 'vitest/browser';

/** Sets media features of the browser, such as `{ name: 'prefers-reduced-motion', value: 'reduce' }`; an empty list resets all. */
export const emulateMedia = (features: readonly { name: string; value: string }[]): Promise<unknown> =>
  (cdp() as unknown as { send(method: string, params: object): Promise<unknown> }).send('Emulation.setEmulatedMedia', { features });
