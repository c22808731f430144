import { expect, test } from 'vitest';
import { type PageParts, renderDocument } from './document.ts';

const parts: PageParts = {
  attributes: { lang: 'nl', 'data-brand': 'islandhopping', 'data-framed': '' },
  head: '<title>Kies je schip</title>',
  content: '<div id="app"><h1>Kies je schip $& $1</h1></div>',
  styles: 'h1{color:navy}',
  styleSheets: ['/frame/assets/ship-1.css'],
  fonts: [],
  icon: 'data:image/svg+xml,%3csvg/%3e',
  version: '1.2.3',
  entries: ['/frame/assets/first-1.js'],
  preloads: ['/frame/assets/ship-1.js'],
  notStarted: { message: 'Er is geen verbinding.', retry: 'Opnieuw' },
  unsupported: { title: 'Je browser', text: 'Werk bij', phone: '+31 20 1', email: null, logo: null },
  noScripts: 'Needs <scripts>.',
  config: { name: '</script><script>alert(1)</script>' },
  data: { note: '<!-- </script>' },
};
const page = renderDocument(parts);
const getData = (id: string): unknown =>
  JSON.parse(new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(page)?.[1] ?? '');

test('the document contains language, brand, head and screen as given', () => {
  expect(page).toContain('<html lang="nl" data-brand="islandhopping" data-framed>');
  expect(page).toContain('<title>Kies je schip</title>');
  expect(page).toContain('<h1>Kies je schip $& $1</h1>');
});

test('the tab has the icon of the brand (SHELL-59)', () => {
  expect(page).toContain('<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,%3csvg/%3e">');
});

test('the document says its version (BACK-69)', () => {
  expect(page).toContain('<meta name="version" content="1.2.3">');
  expect(renderDocument({ ...parts, version: null })).not.toContain('name="version"');
});

test('the message for scripts that cannot be loaded is in the page, but not shown', () => {
  expect(page).toContain(
    '<template id="not-started"><p class="not-started" role="alert">Er is geen verbinding. <a href="">Opnieuw</a></p></template>',
  );
});

test('a page says in its own language that it needs scripts', () => {
  expect(page).toContain('<noscript>Needs &lt;scripts>.</noscript>');
});

test('no text in the data can close its element', () => {
  expect(getData('runtime-config')).toEqual(parts.config);
  expect(getData('page-data')).toEqual(parts.data);
  expect(page).not.toContain('alert(1)</script>');
});

test('the first paint needs no other file: styles are inlined, and no script is requested before it', () => {
  expect(page).toContain('<style>h1{color:navy}</style>');
  expect(page.match(/<link (?!rel="icon")[^>]*>/g)).toEqual(['<link rel="stylesheet" disabled href="/frame/assets/ship-1.css">']);
  expect(page).not.toMatch(/<script[^>]* src=/);
  expect(getData('page-scripts')).toEqual({ entries: parts.entries, preloads: parts.preloads });
});

test('a font is preloaded if requested', () => {
  expect(renderDocument({ ...parts, fonts: ['/frame/assets/figtree-1.woff2'] })).toContain(
    '<link rel="preload" as="font" type="font/woff2" crossorigin href="/frame/assets/figtree-1.woff2">',
  );
});
