import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { breakpoints } from './breakpoints.ts';

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

test('scripts and style sheets use the same breakpoints', () => {
  const css = readFileSync(new URL('breakpoints.css', import.meta.url), 'utf8');
  const named = Array.from(css.matchAll(/@custom-media --([\w-]+) (.+);/g), ([, name, query]) => [name, query]);
  expect(named).toEqual(Object.entries(breakpoints).map(([name, query]) => [kebab(name), query]));
});
