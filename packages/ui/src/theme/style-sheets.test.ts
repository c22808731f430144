import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const sheets = readdirSync(root, { recursive: true }).filter((path): path is string => String(path).endsWith('.css'));

test('a style for hover is only there where there is hover: a touch would leave it behind (SHELL-38)', () => {
  expect(sheets.length).toBeGreaterThan(50);
  const outside = sheets.filter((path) =>
    readFileSync(join(root, path), 'utf8')
      .replaceAll(/@media \(hover: hover\) \{\n(?: {2}.*\n|\n)*\}/g, '')
      .includes(':hover'),
  );
  expect(outside).toEqual([]);
});

test('generated content has no alternative text: Safari before 17.4 and Firefox before 128 would drop it altogether (SHELL-45)', () => {
  const found = sheets.filter((path) => /content:[^;]*\/ "/.test(readFileSync(join(root, path), 'utf8')));
  expect(found).toEqual([]);
});

test('sizes of type are those of the scale (tokens.css), or relative to it', () => {
  const found = sheets.filter((path) => /font-size:\s*[\d.]+(px|rem|pt)/.test(readFileSync(join(root, path), 'utf8')));
  expect(found).toEqual([]);
});
