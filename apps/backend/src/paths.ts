import { fileURLToPath } from 'node:url';

// This source file and the bundle are equally deep, so the same relative paths work for both.
const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Locations of the files that the server needs. */
export const paths = {
  migrations: at('../drizzle'),
  images: at('../public'),
  booking: at('../../booking/dist'),
  frame: at('../../frame/dist'),
  embed: at('../../../packages/embed/dist'),
  locales: at('../../../packages/ui/src/i18n/locales'),
  sandboxScript: at('../../payment-sandbox/dist/stripe.js'),
} as const;
