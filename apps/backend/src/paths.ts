import { fileURLToPath } from 'node:url';

// The folders of this source file and of the bundle are equally deep, so the same relative paths work from both.
const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Where the server finds what it serves, from the repository's root. */
export const paths = {
  migrations: at('../drizzle'),
  images: at('../public'),
  booking: at('../../booking/dist'),
  frame: at('../../frame/dist'),
  embed: at('../../../packages/embed/dist'),
  locales: at('../../../packages/ui/src/i18n/locales'),
  sandboxScript: at('../../payment-sandbox/dist/stripe.js'),
} as const;
