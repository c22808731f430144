import { readdirSync, readFileSync } from 'node:fs';
import { brands } from '@booking/domain/brand';
import { describe, expect, test } from 'vitest';
import { accentProperties } from './accent.ts';
import { contrast, parseColours, textPairs, uiPairs } from './contrast.ts';

const source = new URL('../', import.meta.url);
const getColours = (brand: string) => parseColours(readFileSync(new URL(`../brand/${brand}/theme.css`, import.meta.url), 'utf8'));

describe.each(brands)('the colours of %s', (brand) => {
  const colours = getColours(brand);

  test.each(textPairs)('text: %s on %s is at least 4.5 to 1', (text, ground) => {
    expect(contrast(colours, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(uiPairs)('controls: %s on %s is at least 3 to 1', (line, ground) => {
    expect(contrast(colours, line, ground)).toBeGreaterThanOrEqual(3);
  });
});

test.each(brands)('any accent of a host page is readable in %s: text 4.5 to 1, controls 3 to 1 (EMBED-34)', (brand) => {
  const steps = [0, 51, 102, 153, 204, 255];
  const accents = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => [red, green, blue] as const)));
  for (const accent of accents) {
    const own = Object.entries(accentProperties(accent)).map(([name, hex]) => [name.slice('--color-'.length), hex] as const);
    const colours = new Map([...getColours(brand), ...own]);
    const unreadable = [
      ...textPairs.filter(([text, ground]) => contrast(colours, text, ground) < 4.5),
      ...uiPairs.filter(([line, ground]) => contrast(colours, line, ground) < 3),
    ];
    expect(unreadable, accent.join()).toEqual([]);
  }
});

test.each(brands)('%s defines the same colours as the others', (brand) => {
  expect([...getColours(brand).keys()]).toEqual([...getColours(brands[0]).keys()]);
});

test('only the themes contain colour values', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.css') && !/^(theme|brand)\//.test(file),
  );
  const coloured = files.filter((file) => /#[\da-f]{3,8}\b|rgba?\(\d|hsla?\(|oklch\(/i.test(readFileSync(new URL(file, source), 'utf8')));
  expect(coloured).toEqual([]);
});

test('every colour used is defined in the themes', () => {
  const known = new Set(readFileSync(new URL('../brand/boatbiketours/theme.css', import.meta.url), 'utf8').match(/--[\w-]+(?=:)/g));
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
