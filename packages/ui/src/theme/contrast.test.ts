import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { accentProperties, contrast as getContrast, parseColour, type Rgb } from './accent.ts';

type Colours = ReadonlyMap<string, Rgb>;

const source = new URL('../', import.meta.url);
const brands = ['boatbiketours', 'islandhopping'] as const;

function getColours(brand: string): Colours {
  const css = readFileSync(new URL(`${brand}.css`, import.meta.url), 'utf8');
  const found = css.matchAll(/--color-([\w-]+):\s*#([\da-f]{2})([\da-f]{2})([\da-f]{2});/g);
  return new Map([...found].map(([, name = '', ...hex]) => [name, hex.map((part) => Number.parseInt(part, 16)) as unknown as Rgb]));
}

function contrast(colours: Colours, one: string, other: string): number {
  const [first, second] = [one, other].map((name) => {
    const rgb = colours.get(name);
    if (!rgb) throw new Error(`no colour ${name}`);
    return rgb;
  }) as [Rgb, Rgb];
  return getContrast(first, second);
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

test.each(brands)('any accent of a host page is readable in %s: text 4.5 to 1, controls 3 to 1 (EMBED-45)', (brand) => {
  const steps = [0, 51, 102, 153, 204, 255];
  const accents = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue): Rgb => [red, green, blue])));
  for (const accent of accents) {
    const own = Object.entries(accentProperties(accent)).map(([name, hex]): [string, Rgb] => [
      name.slice('--color-'.length),
      parseColour(hex) as Rgb,
    ]);
    const colours = new Map([...getColours(brand), ...own]);
    const unreadable = [
      ...textPairs.filter(([text, ground]) => contrast(colours, text, ground) < 4.5),
      ...uiPairs.filter(([line, ground]) => contrast(colours, line, ground) < 3),
    ];
    expect(unreadable, accent.join()).toEqual([]);
  }
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
