import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
/** What the command reads and changes. That such a brand compiles and works is tested for a release: `e2e/full/new-brand.spec.ts`. */
const needed = [
  'scripts/new-brand.mjs',
  'scripts/workspace.mjs',
  'packages/domain/src/brand',
  'packages/ui/src/brand',
  'packages/embed/src/brands.ts',
  'packages/languages',
  'biome.json',
  '.gitignore',
];

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'booking-brand-'));
  for (const path of needed)
    cpSync(join(root, path), join(folder, path), { recursive: true, filter: (file) => !file.includes('node_modules') });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const make = (id: string, name: string): string =>
  execFileSync(process.execPath, ['scripts/new-brand.mjs', id, name], { cwd: folder, encoding: 'utf8' });

test('the output names what is copied, what is absent, and the page that has the keys of a brand', () => {
  const output = make('lakehopping', 'Lake Hopping');
  expect(output).toContain('colours are copied from the first brand');
  expect(output).toContain('it has no contacts');
  const [page = ''] = /docs\/[\w/-]+\.md/.exec(output) ?? [];
  expect(readFileSync(join(root, page), 'utf8')).toMatch(/^## Keys of a brand$/m);
});

test('what is made passes the linter, wherever the id stands in the alphabet (BRAND-31)', () => {
  for (const id of ['aquatours', 'zeelandhopping', 'identityx', 'b2trips']) make(id, `The ${id}`);
  const biome = join(root, 'node_modules/.bin/biome');
  expect(() => execFileSync(biome, ['check', 'packages'], { cwd: folder, stdio: 'pipe', encoding: 'utf8' })).not.toThrow();
});
