// `npm run new-brand -- <id> "<Name>"`: makes a brand, with the colours of the first one, a plain wordmark and a plain icon, to be replaced by its own.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

const [id = '', name = id] = process.argv.slice(2);
const domain = join(root, 'packages/domain/src/brand');
const ui = join(root, 'packages/ui/src/brand');

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Replaces what a file must contain. */
function edit(file, pattern, replacement) {
  const before = readFileSync(file, 'utf8');
  if (!pattern.test(before)) fail(`${file} is not as expected: ${pattern} was not found`);
  writeFileSync(file, before.replace(pattern, replacement));
}

/** In the order that the linter asks for: by path, folders above first. */
function sortImports(lines) {
  const pathOf = (line) => /from '(.*)'/.exec(line)?.[1] ?? '';
  const order = (one, other) => (pathOf(one) < pathOf(other) ? -1 : 1);
  return `${lines.trimEnd().split('\n').sort(order).join('\n')}\n`;
}

function create(folder, file, content) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, file), content);
}

if (!/^[a-z][a-z0-9]{2,30}$/.test(id)) fail('Usage: npm run new-brand -- <id> "<Name>". The id has 3 to 31 small letters and digits.');
if (existsSync(join(domain, id))) fail(`The brand ${id} exists.`);
if (/[<>&"'\\]/.test(name)) fail('The name must not contain < > & quotes or backslashes.');

create(
  join(domain, id),
  'identity.ts',
  `import type { BrandIdentity } from '../identity.ts';

export const ${id} = {
  names: { en: '${name}' },
  numberPrefix: '${id.slice(0, 3).toUpperCase()}',
  wordmark: { width: 160, height: 40 },
} as const satisfies BrandIdentity;
`,
);
const list = join(domain, 'brands.ts');
edit(list, /(?:^import .*\n)+/m, (imports) => sortImports(`${imports}import { ${id} } from './${id}/identity.ts';\n`));
edit(list, /(\n\} as const satisfies Record<string, BrandIdentity>)/, `\n  ${id},$1`);
edit(join(root, 'packages/embed/src/brands.ts'), /(namedBrands = \[.*)\] as const/, `$1, '${id}'] as const`);

const [, colours] = /\[data-brand="boatbiketours"\] (\{[^}]*\})/.exec(readFileSync(join(ui, 'boatbiketours/theme.css'), 'utf8')) ?? [];
if (!colours) fail('The colours of the first brand were not found.');
create(join(ui, id), 'theme.css', `/* ${name}. */\n[data-brand="${id}"] ${colours}\n`);
create(
  join(ui, id),
  'wordmark.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="40" viewBox="0 0 160 40"><text x="0" y="27" textLength="156" lengthAdjust="spacingAndGlyphs" font-family="sans-serif" font-size="22" font-weight="700" fill="#0b3d6b">${name}</text></svg>\n`,
);
create(
  join(ui, id),
  'icon.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="20" fill="#0b3d6b"/></svg>\n`,
);

console.log(`The brand ${id} is made. Its pages are below /${id}, and on host names that contain '${id}'.
Its colours are copied from the first brand, its wordmark and icon are plain, and it has no contacts: no page shows a phone number or an email address.
Give it its own:

- names, number prefix and size of the wordmark: packages/domain/src/brand/${id}/identity.ts
- colours (the contrast is tested), wordmark and icon: packages/ui/src/brand/${id}/
- contacts, addresses and tours: in the deployment's configuration, as 'Keys of a brand' in docs/configuration.md describes, or built in: packages/config/src/brand-facts.ts
- for the demo, if it is to have them: texts, pictures and the company of its home page: apps/demo/src/brand-site/`);
