import { readdirSync, readFileSync } from 'node:fs';
import { brandIdentities, brandName, brands } from '@booking/domain/brand';
import { brandsFolder, fontFile, themeFolder } from '../folders.ts';
import type { Site } from './brands.ts';

const read = (path: string): string => readFileSync(path, 'utf8');

/** The tool's own style sheets of type, shapes and colours. */
export const themeCss = [
  ...['fonts.css', 'tokens.css'].map((file) => read(`${themeFolder}/${file}`)),
  ...brands.map((brand) => read(`${brandsFolder}/${brand}/theme.css`)),
].join('\n');

/** The typeface, and its address relative to the style sheet, as `fonts.css` has it. */
export const font = { path: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', body: readFileSync(fontFile) };

/** The tool's icons by file name: `islandhopping.svg`. */
export const iconFiles = Object.fromEntries(brands.map((brand) => [`${brand}.svg`, read(`${brandsFolder}/${brand}/icon.svg`)]));

/** The tool's wordmarks by brand and file name: `islandhopping/wordmark-de.svg`. */
export const wordmarkFiles = Object.fromEntries(
  brands.flatMap((brand) =>
    readdirSync(`${brandsFolder}/${brand}`)
      .filter((file) => /^wordmark.*\.svg$/.test(file))
      .map((file) => [`${brand}/${file}`, read(`${brandsFolder}/${brand}/${file}`)] as const),
  ),
);

/** The wordmark of a site. */
export function getWordmark({ brand, language }: Site) {
  const { wordmark } = brandIdentities[brand];
  const own = `${brand}/wordmark-${language}.svg`;
  const file = own in wordmarkFiles ? own : `${brand}/wordmark.svg`;
  return { src: `/brand/wordmarks/${file}`, ...wordmark, name: brandName(brand, language) };
}
