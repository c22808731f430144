import { expect, test, vi } from 'vitest';
import { filesOfScreen, type Manifest, pageFilesReader } from './build-files.ts';

const manifest: Manifest = {
  '_first.js': { file: 'assets/first-1.js', css: ['assets/first-1.css'] },
  '../languages/nl/core.ts': { file: 'assets/nl.core-1.js' },
  '../flow/src/steps/ship/ship-container.tsx': {
    file: 'assets/ship-1.js',
    imports: ['_first.js', '_gallery.js'],
    css: ['assets/ship-1.css'],
  },
  '_gallery.js': { file: 'assets/gallery-1.js', css: ['assets/gallery-1.css'] },
  '../flow/src/steps/ship/on-demand.tsx': { file: 'assets/on-demand-1.js' },
  '../flow/src/steps/cabins/cabins-container.tsx': { file: 'assets/cabins-1.js' },
  '../flow/src/steps/payment-pages.ts': { file: 'assets/pages-1.js' },
  'figtree.woff2': { file: 'assets/figtree-1.woff2' },
};
const html = '<meta name="version" content="1.2.3"><script type="module" src="/frame/assets/first-1.js"></script>';

test('the first visit to a screen loads the entry, its step, and its texts: nothing of another step, and nothing on demand', () => {
  expect(filesOfScreen({ manifest, html }, { step: 'ship', texts: [], language: 'nl' })).toEqual({
    entries: ['assets/first-1.js'],
    scripts: ['assets/first-1.js', 'assets/nl.core-1.js', 'assets/ship-1.js', 'assets/gallery-1.js'],
    styles: ['assets/first-1.css', 'assets/ship-1.css', 'assets/gallery-1.css'],
  });
});

test('a screen that shares its file with others loads that file', () => {
  const screen = { step: 'standalone-payment', file: 'steps/payment-pages.ts', texts: [], language: 'nl' };
  expect(filesOfScreen({ manifest, html }, screen).scripts).toEqual(['assets/first-1.js', 'assets/nl.core-1.js', 'assets/pages-1.js']);
});

test("a page's files are read once, and have the URLs under which the shell is served", () => {
  const read = vi.fn((file: string) => `/* ${file} */`);
  const getFiles = pageFilesReader({ manifest, html, read }, '/frame/');
  const files = getFiles({ step: 'cabins', texts: [], language: 'nl' });
  expect(files).toMatchObject({
    styles: '/* assets/first-1.css */',
    styleSheets: ['/frame/assets/first-1.css'],
    entries: ['/frame/assets/first-1.js'],
    preloads: ['/frame/assets/nl.core-1.js', '/frame/assets/cabins-1.js'],
    fonts: ['/frame/assets/figtree-1.woff2'],
    version: '1.2.3',
  });
  expect(getFiles({ step: 'cabins', texts: [], language: 'nl' })).toBe(files);
  expect(read).toHaveBeenCalledTimes(1);
});
