import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { brandFacts } from '../packages/config/src/brand-facts.ts';
import { type Brand, brandIdentities, brands } from '../packages/domain/src/brand/brands.ts';
import { supportGate } from '../packages/flow/src/delivery/inline/support-gate.ts';
import { type Language, languages } from '../packages/languages/src/index.ts';
import { type UnsupportedNotice, unsupportedStyle, unsupportedTemplate } from '../packages/ui/src/layout/unsupported-notice.ts';

type Texts = { unsupportedBrowser: { title: string; text: string } };

const brandFolders = '../packages/ui/src/brand';

/** The wordmarks of `brand/wordmark.ts`, as files beside the shell's HTML: Vite writes their built addresses in their place. */
function getLogo(brand: Brand, language: Language, name: string): UnsupportedNotice['logo'] {
  const own = `wordmark-${language}.svg`;
  const file = existsSync(new URL(`${brandFolders}/${brand}/${own}`, import.meta.url)) ? own : 'wordmark.svg';
  return { src: `../${brandFolders}/${brand}/${file}`, ...brandIdentities[brand].wordmark, name };
}

function getNotice(brand: Brand, language: Language): string {
  const { name, phones, email } = brandFacts(brand, language, { brands: {}, stage: 'production' });
  const file = new URL(`../packages/languages/${language}/texts/common.json`, import.meta.url);
  const { title, text } = (JSON.parse(readFileSync(file, 'utf8')) as Texts).unsupportedBrowser;
  const notice = { title, text, phone: phones[0]?.number ?? null, email, logo: getLogo(brand, language, name) };
  return unsupportedTemplate(notice, [brand, language]);
}

/** Puts the gate for browsers that are too old into a shell's own HTML, with its notice for each brand and language. */
export const unsupportedNotices = (): Plugin => ({
  name: 'unsupported-notices',
  transformIndexHtml: {
    // Before Vite replaces the addresses of the pictures.
    order: 'pre',
    handler(html) {
      const notices = brands.flatMap((brand) => languages.map((language) => getNotice(brand, language)));
      return html
        .replace('</style>', `${unsupportedStyle}\n    </style>`)
        .replace('<script type="module"', (start) => `${notices.join('\n')}\n<script>${supportGate}</script>\n${start}`);
    },
  },
});
