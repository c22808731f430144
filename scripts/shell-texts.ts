import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { brandFacts } from '../packages/config/src/brand-facts.ts';
import { type Brand, brandIdentities, brands } from '../packages/domain/src/brand/brands.ts';
import { supportGate } from '../packages/flow/src/delivery/inline/support-gate.ts';
import { type Language, languages } from '../packages/languages/src/index.ts';
import { type UnsupportedNotice, unsupportedStyle, unsupportedTemplate } from '../packages/ui/src/layout/unsupported-notice.ts';

type Common = { unsupportedBrowser: { title: string; text: string } };
type ShellText = 'noScripts' | 'notStarted';

/** Read as a file: Node cannot load the sources of another package. */
const readTexts = <Texts>(language: Language, namespace: string): Texts =>
  JSON.parse(readFileSync(new URL(`../packages/languages/${language}/texts/${namespace}.json`, import.meta.url), 'utf8')) as Texts;

const brandFolders = '../packages/ui/src/brand';

/** The wordmarks of `brand/wordmark.ts`, as files beside the shell's HTML: Vite writes their built addresses in their place. */
function getLogo(brand: Brand, language: Language, name: string): UnsupportedNotice['logo'] {
  const own = `wordmark-${language}.svg`;
  const file = existsSync(new URL(`${brandFolders}/${brand}/${own}`, import.meta.url)) ? own : 'wordmark.svg';
  return { src: `../${brandFolders}/${brand}/${file}`, ...brandIdentities[brand].wordmark, name };
}

function getNotice(brand: Brand, language: Language): string {
  const { name, phones, email } = brandFacts(brand, language, { brands: {}, stage: 'production' });
  const { title, text } = readTexts<Common>(language, 'common').unsupportedBrowser;
  const notice = { title, text, phone: phones[0]?.number ?? null, email, logo: getLogo(brand, language, name) };
  return unsupportedTemplate(notice, [brand, language]);
}

/** A text in every language: a shell's own HTML does not know the visitor's. */
const inAll = (name: ShellText): string =>
  languages.map((language) => `<span lang="${language}">${readTexts<Record<ShellText, string>>(language, 'shell')[name]}</span>`).join(' ');

/**
 * Puts into a shell's own HTML what it says by itself, in every language: without scripts, if they cannot be loaded, and the gate for browsers that are
 * too old with its notice for each brand.
 */
export const shellTexts = (): Plugin => ({
  name: 'shell-texts',
  transformIndexHtml: {
    // Before Vite replaces the addresses of the pictures.
    order: 'pre',
    handler(html) {
      const notices = brands.flatMap((brand) => languages.map((language) => getNotice(brand, language)));
      return html
        .replace('<!--noScripts-->', inAll('noScripts'))
        .replace('<!--notStarted-->', inAll('notStarted'))
        .replace('</style>', `${unsupportedStyle}\n    </style>`)
        .replace('<script type="module"', (start) => `${notices.join('\n')}\n<script>${supportGate}</script>\n${start}`);
    },
  },
});
