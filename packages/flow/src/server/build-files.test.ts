import { expect, test } from 'vitest';
import { filesBesideEntry, filesOfScreen, fillDocument, type Manifest } from './document.ts';

const manifest: Manifest = {
  'index.html': { file: 'assets/index-1.js', imports: ['_first.js'] },
  '_first.js': { file: 'assets/first-1.js', css: ['assets/first-1.css'] },
  '../ui/src/i18n/locales/nl.core.ts': { file: 'assets/nl.core-1.js' },
  '../flow/src/steps/ship/ship-container.tsx': {
    file: 'assets/ship-1.js',
    imports: ['_first.js', '_gallery.js'],
    css: ['assets/ship-1.css'],
  },
  '_gallery.js': { file: 'assets/gallery-1.js', css: ['assets/gallery-1.css'] },
  '../flow/src/steps/cabins/cabins-container.tsx': { file: 'assets/cabins-1.js' },
};
const template = `<!doctype html>
<html lang="en"><head><title>Tours</title><script type="module" src="/frame/assets/index-1.js"></script></head>
<body><div id="app"><!--screen--><p>neutral</p><!--/screen--><noscript>…</noscript></div></body></html>`;
const ship = { step: 'ship', texts: [], language: 'nl' };
const filling = {
  html: '<h1>Kies je schip $& $1</h1>',
  title: 'Kies je schip',
  attributes: { lang: 'nl', 'data-brand': 'islandhopping', 'data-framed': '' },
  files: filesBesideEntry(manifest, template, ship),
};
const filled = fillDocument(template, '/frame/', filling);

test('the screen takes the place of the neutral frame, as it is written', () => {
  expect(filled).toContain('<div id="app"><h1>Kies je schip $& $1</h1><noscript>');
  expect(filled).not.toContain('neutral');
});

test('the document has the language, the brand and the heading of the screen', () => {
  expect(filled).toContain('<html lang="nl" data-brand="islandhopping" data-framed>');
  expect(filled).toContain('<title>Kies je schip</title>');
});

test('the scripts and styles of the screen come with the page, those of the entry once', () => {
  const hrefs = Array.from(filled.matchAll(/<link rel="(\w+)"[^>]* href="([^"]+)">/g), ([, rel, href]) => `${rel} ${href}`);
  expect(hrefs).toEqual([
    'stylesheet /frame/assets/ship-1.css',
    'stylesheet /frame/assets/gallery-1.css',
    'modulepreload /frame/assets/nl.core-1.js',
    'modulepreload /frame/assets/ship-1.js',
    'modulepreload /frame/assets/gallery-1.js',
  ]);
});

test('a first visit to a screen loads the entry, its step and its texts, and nothing of another step', () => {
  expect(filesOfScreen(manifest, template, ship)).toEqual([
    'assets/index-1.js',
    'assets/first-1.js',
    'assets/first-1.css',
    'assets/nl.core-1.js',
    'assets/ship-1.js',
    'assets/ship-1.css',
    'assets/gallery-1.js',
    'assets/gallery-1.css',
  ]);
});
