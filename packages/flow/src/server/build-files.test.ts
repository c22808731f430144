import { expect, test } from 'vitest';
import { filesOfScreen, fontsOf, type Manifest } from './build-files.ts';

const manifest: Manifest = {
  '_first.js': { file: 'assets/first-1.js', css: ['assets/first-1.css'] },
  '../ui/src/i18n/locales/nl.core.ts': { file: 'assets/nl.core-1.js' },
  '../flow/src/steps/ship/ship-container.tsx': {
    file: 'assets/ship-1.js',
    imports: ['_first.js', '_gallery.js'],
    css: ['assets/ship-1.css'],
  },
  '_gallery.js': { file: 'assets/gallery-1.js', css: ['assets/gallery-1.css'] },
  '../flow/src/steps/cabins/cabins-container.tsx': { file: 'assets/cabins-1.js' },
  'figtree.woff2': { file: 'assets/figtree-1.woff2' },
};
const html = '<script type="module" src="/frame/assets/first-1.js"></script>';

test('a first visit to a screen loads what starts the page, its step and its texts, and nothing of another step', () => {
  expect(filesOfScreen({ manifest, html }, { step: 'ship', texts: [], language: 'nl' })).toEqual({
    entries: ['assets/first-1.js'],
    scripts: ['assets/first-1.js', 'assets/nl.core-1.js', 'assets/ship-1.js', 'assets/gallery-1.js'],
    styles: ['assets/first-1.css', 'assets/ship-1.css', 'assets/gallery-1.css'],
  });
});

test('the fonts are known', () => {
  expect(fontsOf({ manifest })).toEqual(['assets/figtree-1.woff2']);
});
