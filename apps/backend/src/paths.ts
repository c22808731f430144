import { fileURLToPath } from 'node:url';

// This file's folder (sources) and the bundle's are equally deep, so the same steps lead out of both.
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
