import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Rgb = readonly [number, number, number];
type Colours = ReadonlyMap<string, Rgb>;

const source = new URL('../', import.meta.url);
const brands = ['boatbiketours', 'islandhopping'] as const;

function getColours(brand: string): Colours {
  const css = readFileSync(new URL(`${brand}.css`, import.meta.url), 'utf8');
  const found = css.matchAll(/--color-([\w-]+):\s*#([\da-f]{2})([\da-f]{2})([\da-f]{2});/g);
  return new Map([...found].map(([, name = '', ...hex]) => [name, hex.map((part) => Number.parseInt(part, 16)) as unknown as Rgb]));
}

function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  ) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(colours: Colours, one: string, other: string): number {
  const light = [one, other].map((name) => {
    const rgb = colours.get(name);
    if (!rgb) throw new Error(`no colour ${name}`);
    return luminance(rgb);
  });
  return (Math.max(...light) + 0.05) / (Math.min(...light) + 0.05);
}

const grounds = [
  'ground',
  'surface',
  'sunken',
  'brand-soft',
  'selected-soft',
  'info-soft',
  'available-soft',
  'request-soft',
  'discount-soft',
  'few-soft',
  'error-soft',
];
const textPairs: [string, string][] = [
  ...grounds.map((ground): [string, string] => ['text', ground]),
  ...['ground', 'surface', 'sunken', 'brand-soft', 'selected-soft'].flatMap((ground): [string, string][] => [
    ['muted', ground],
    ['link', ground],
    ['brand', ground],
  ]),
  ['on-brand', 'brand'],
  ['on-brand', 'brand-strong'],
  ['on-selected', 'selected'],
  ['on-action', 'action'],
  ['on-action', 'action-strong'],
  ['surface', 'error'],
  ...['available', 'request', 'discount', 'few', 'error', 'success', 'info'].flatMap((tone): [string, string][] => [
    [tone, `${tone}-soft`],
    [tone, 'surface'],
    [tone, 'ground'],
  ]),
];
const uiPairs: [string, string][] = ['line-strong', 'focus', 'selected', 'error', 'brand'].flatMap((name): [string, string][] => [
  [name, 'surface'],
  [name, 'ground'],
]);

describe.each(brands)('the colours of %s', (brand) => {
  const colours = getColours(brand);

  test.each(textPairs)('text: %s on %s is at least 4.5 to 1', (text, ground) => {
    expect(contrast(colours, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(uiPairs)('controls: %s on %s is at least 3 to 1', (line, ground) => {
    expect(contrast(colours, line, ground)).toBeGreaterThanOrEqual(3);
  });
});

test('both brands define the same colours', () => {
  expect([...getColours('islandhopping').keys()]).toEqual([...getColours('boatbiketours').keys()]);
});

test('only the themes contain colour values', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.css') && !file.startsWith('theme'),
  );
  const coloured = files.filter((file) => /#[\da-f]{3,8}\b|rgba?\(\d|hsla?\(|oklch\(/i.test(readFileSync(new URL(file, source), 'utf8')));
  expect(coloured).toEqual([]);
});

test('every colour used is defined in the themes', () => {
  const known = new Set(readFileSync(new URL('boatbiketours.css', import.meta.url), 'utf8').match(/--[\w-]+(?=:)/g));
  for (const name of readFileSync(new URL('tokens.css', import.meta.url), 'utf8').match(/--[\w-]+(?=:)/g) ?? []) known.add(name);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(css|tsx)$/.test(file));
  const unknown = files.flatMap((file) => {
    const text = readFileSync(new URL(file, source), 'utf8');
    const own = new Set(text.match(/--[\w-]+(?=['"]?\]?:)/g));
    const used = [...text.matchAll(/var\((--[\w-]+)\s*\)/g)].map(([, name = '']) => name);
    return used.filter((name) => !known.has(name) && !own.has(name)).map((name) => `${file} ${name}`);
  });
  expect(unknown).toEqual([]);
});
