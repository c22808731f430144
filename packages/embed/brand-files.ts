import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const ui = '../ui/src';
const font = '../ui/node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
const brands = ['boatbiketours', 'islandhopping'];

const read = (path: string) => readFileSync(new URL(path, import.meta.url));

/** The tool's own tokens, colours, typeface and wordmarks, as files beside the pages for partners: these have the look of the brands. */
export const brandFiles = (folder: string): Plugin => ({
  name: 'brand-files',
  apply: 'build',
  generateBundle() {
    const theme = ['theme/tokens.css', ...brands.map((brand) => `brand/${brand}/theme.css`)].map((file) => read(`${ui}/${file}`));
    this.emitFile({ type: 'asset', fileName: `${folder}/theme.css`, source: Buffer.concat(theme).toString() });
    // The licenses are found by the original file.
    this.emitFile({ type: 'asset', fileName: `${folder}/figtree.woff2`, originalFileName: font, source: read(font) });
    for (const brand of brands)
      this.emitFile({ type: 'asset', fileName: `${folder}/${brand}.svg`, source: read(`${ui}/brand/${brand}/wordmark.svg`) });
  },
});
