import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Folders } from '@booking/backend';

// This source file and the bundle are equally deep, so the same relative paths work for both.
const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Where the demo finds what it serves, in the repository as in the container image. */
export const folders: Folders = {
  images: at('../public'),
  booking: at('../../booking/dist'),
  frame: at('../../frame/dist'),
  embed: at('../../../packages/embed/dist'),
  locales: at('../../../packages/languages'),
  sandboxScript: at('../../payment-sandbox/dist/stripe.js'),
};

/** Scripts of the demo's own pages, and of what stands in for outside services. */
export const browserFolder = at('../browser');

/** The tool's theme, of which the brand site shows shapes and type; and the folders of its brands, with their colours and wordmarks. */
export const themeFolder = at('../../../packages/ui/src/theme');
export const brandsFolder = at('../../../packages/ui/src/brand');

/** The file of the tool's typeface. */
export const fontFile = createRequire(import.meta.url).resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2');
