import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, expect, test } from 'vitest';
import { licenses } from './licenses.ts';

const root = mkdtempSync(join(tmpdir(), 'licenses-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Installs a package in the folder of the test. */
function install(name: string, license: string, files: Record<string, string>): void {
  const folder = join(root, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  const all = { 'package.json': JSON.stringify({ name, version: '1.2.3', license }), LICENSE: `The text of ${name}.\n`, ...files };
  for (const [file, content] of Object.entries(all)) writeFileSync(join(folder, file), content);
}

test('a build has the licenses of the packages in its scripts and of its font, once each, and of no others (SHELL-65)', async () => {
  install('used', 'MIT', { 'index.js': 'export const used = () => document.title;' });
  install('unused', 'MIT', { 'index.js': 'export const unused = () => document.title;' });
  install('typeface', 'OFL-1.1', { 'regular.woff2': 'font', 'bold.woff2': 'font' });
  const faces = ['regular', 'bold'].map((face) => `@font-face { font-family: ${face}; src: url('typeface/${face}.woff2'); }`);
  writeFileSync(join(root, 'style.css'), faces.join('\n'));
  writeFileSync(
    join(root, 'main.js'),
    "import { used } from 'used'; import { unused } from 'unused'; import './style.css'; console.log(used());",
  );
  writeFileSync(join(root, 'index.html'), '<script type="module" src="/main.js"></script>');
  await build({ root, configFile: false, logLevel: 'silent', plugins: [licenses()], build: { assetsInlineLimit: 0 } });
  const text = readFileSync(join(root, 'dist/licenses.txt'), 'utf8');
  expect(text.match(/^## .*$/gm)).toEqual(['## used - 1.2.3 (MIT)', '## typeface - 1.2.3 (OFL-1.1)']);
  expect(text).toContain('The text of used.');
  expect(text).toContain('The text of typeface.');
});
