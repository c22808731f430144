import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';
import { brandFacts } from '../packages/config/src/brand-facts.ts';
import { type Brand, brandIdentities, brands } from '../packages/domain/src/brand/brands.ts';
import { supportGate } from '../packages/flow/src/delivery/inline/support-gate.ts';
import german from '../packages/ui/src/i18n/locales/de/common.json' with { type: 'json' };
import english from '../packages/ui/src/i18n/locales/en/common.json' with { type: 'json' };
import dutch from '../packages/ui/src/i18n/locales/nl/common.json' with { type: 'json' };
import { type UnsupportedNotice, unsupportedStyle, unsupportedTemplate } from '../packages/ui/src/layout/unsupported-notice.ts';

const texts = { en: english, nl: dutch, de: german };
type Language = keyof typeof texts;
const languages = Object.keys(texts) as Language[];

const brandFolders = '../packages/ui/src/brand';

/** The wordmarks of `brand/wordmark.ts`, as files beside the shell's HTML: Vite writes their built addresses in their place. */
function getLogo(brand: Brand, language: Language, name: string): UnsupportedNotice['logo'] {
  const own = `wordmark-${language}.svg`;
  const file = existsSync(new URL(`${brandFolders}/${brand}/${own}`, import.meta.url)) ? own : 'wordmark.svg';
  return { src: `../${brandFolders}/${brand}/${file}`, ...brandIdentities[brand].wordmark, name };
}

function getNotice(brand: Brand, language: Language): string {
  const { name, phones, email } = brandFacts(brand, language, { brands: {}, stage: 'production' });
  const { title, text } = texts[language].unsupportedBrowser;
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
