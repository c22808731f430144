import { readFileSync } from 'node:fs';
import { fontFile, themeFolder } from '../folders.ts';
import type { Site } from './brands.ts';
import { siteTexts } from './texts/index.ts';

const readTheme = (path: string): string => readFileSync(`${themeFolder}/${path}`, 'utf8');

/** The tool's own style sheets of type, shapes and colours. */
export const themeCss = ['fonts.css', 'tokens.css', 'boatbiketours.css', 'islandhopping.css'].map(readTheme).join('\n');

/** The typeface, and its address relative to the style sheet, as `fonts.css` has it. */
export const font = { path: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', body: readFileSync(fontFile) };

/** The tool's wordmarks by file name. */
export const wordmarkFiles = Object.fromEntries(
  ['boatbiketours.svg', 'islandhopping-en.svg', 'islandhopping-de.svg'].map((name) => [name, readTheme(`wordmarks/${name}`)]),
);

/** The wordmark of a site; `width` and `height` are those of the drawing, in CSS pixels. BRAND-8. */
export function getWordmark({ brand, language }: Site) {
  const version = brand === 'islandhopping' ? (language === 'de' ? '-de' : '-en') : '';
  const file = `${brand}${version}.svg`;
  const [, width = '', height = ''] = /width="(\d+)" height="(\d+)"/.exec(wordmarkFiles[file] ?? '') ?? [];
  return { src: `/brand/wordmarks/${file}`, width, height, name: siteTexts[language].siteName[brand] };
}
