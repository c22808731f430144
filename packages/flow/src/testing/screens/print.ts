import { cdp } from 'vitest/browser';

const setMedia = (media: 'print' | '') =>
  (cdp() as unknown as { send(method: string, params: object): Promise<unknown> }).send('Emulation.setEmulatedMedia', { media });

/** Checks the page as it is printed. */
export async function onPaper(check: () => void | Promise<void>): Promise<void> {
  await setMedia('print');
  try {
    await check();
  } finally {
    await setMedia('');
  }
}
