// `npm run new-language -- <id> "<Name>"`: makes a language from the English one, to be translated, and says what is still English.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './workspace.mjs';

const [id = '', name = ''] = process.argv.slice(2);
const folder = join(root, 'packages/languages');

function fail(message) {
  console.error(message);
  process.exit(1);
}

function edit(file, change) {
  const path = join(folder, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

/** The values of a file of texts. */
const getTexts = (value) => (typeof value === 'string' ? [value] : Object.values(value).flatMap(getTexts));
const readTexts = (language, file) => getTexts(JSON.parse(readFileSync(join(folder, language, 'texts', file), 'utf8')));

/** How many texts of a language are the English ones, by file. */
const stillEnglish = (language) =>
  readdirSync(join(folder, language, 'texts')).map((file) => {
    const english = readTexts('en', file);
    return { file, texts: readTexts(language, file).filter((text, index) => text === english[index]).length };
  });

if (!/^[a-z]{2}$/.test(id) || name === '')
  fail('Usage: npm run new-language -- <id> "<Name>". The id has two letters (ISO 639-1), the name is in the language itself.');
if (/[<>&"'\\]/.test(name)) fail('The name must not contain < > & quotes or backslashes.');

const own = join(folder, id);
if (!existsSync(own)) {
  const region = new Intl.Locale(id).maximize().region;
  cpSync(join(folder, 'en'), own, { recursive: true });
  writeFileSync(
    join(own, 'facts.ts'),
    `import type { LanguageFacts } from '../src/language-facts.ts';

export const facts = {
  name: '${name}',
  locale: '${id}-${region}',
  firstCountries: ['${region}'],
  chat: '${id}',
} as const satisfies LanguageFacts;
`,
  );
  edit('src/index.ts', (list) =>
    list
      .replace(/(?=\n\/\/ Every folder)/, `import * as ${id} from '../${id}/index.ts';\n`)
      .replace(/\] as const/, `, '${id}'] as const`)
      .replace(/^(export const (\w+) = \{\n(?: .*\n)+)\};/gm, `$1  ${id}: ${id}.$2,\n};`),
  );
  edit('src/bundles.ts', (list) =>
    list.replace(/(?=\n\/\*\*)/, `import { bundles as ${id} } from '../${id}/bundles.ts';\n`).replace(/^\};/m, `  ${id},\n};`),
  );
  // The imports in their order.
  execFileSync(process.execPath, [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'check', '--write', folder], { cwd: root });
  console.log(
    `The language ${id} is made, in English. Check locale, first countries and chat in ${relative(root, join(own, 'facts.ts'))}.`,
  );
}

const left = stillEnglish(id);
console.log(`\nStill English, of the texts in ${relative(root, join(own, 'texts'))}:\n`);
for (const { file, texts } of left) console.log(`${String(texts).padStart(5)}  ${file}`);
console.log(`${String(left.reduce((total, { texts }) => total + texts, 0)).padStart(5)}  in all

Also to be translated: server.ts, embed.ts and sandbox.ts in the same folder. The brands' facts, the demo's catalogue and its brand site are English
in a language that they do not have (packages/config/src/brand-facts.ts, packages/demo-catalogue, apps/demo). Run it again to see what is left.`);
