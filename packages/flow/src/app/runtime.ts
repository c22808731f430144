import { type BrandFacts, brandFacts, type RuntimeConfig } from '@booking/config';
import { type Brand, resolveBrand } from '@booking/domain/brand';
import { type Language, languages } from '@booking/domain/schema';
import { type Attribution, attributionOf } from './attribution.ts';
import { parseSearch } from './search-codec.ts';

export type Shell = 'booking' | 'frame';

/** What is decided once, at boot, and is data from then on: no view asks which brand or shell it is in. */
export type Runtime = {
  brand: Brand;
  shell: Shell;
  /** The router's base path: '', '/islandhopping', '/frame' or '/islandhopping/frame'. */
  basepath: string;
  /** The base path of the same brand in the full shell. */
  fullBase: string;
  /** Layout without header; forced, or inside another window. */
  embedded: boolean;
  /** Really inside another window. */
  framed: boolean;
  language: Language;
  /** Of the address that the visit began with. */
  attribution: Attribution;
  config: RuntimeConfig;
  facts: BrandFacts;
};

/** `de-AT` is `de`; anything unknown is `en`. BRAND-10. */
export function resolveLanguage(locale: string | undefined): Language {
  const [primary] = (locale ?? '').toLowerCase().split(/[-_]/);
  return languages.find((language) => language === primary) ?? 'en';
}

const first = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);
const flag = (text: string | null | undefined): boolean | null =>
  text === 'true' || text === '1' || text === '' ? true : text === 'false' || text === '0' ? false : null;

export type RuntimeInput = {
  pathname: string;
  hostname: string;
  search: string;
  shell: Shell;
  framed: boolean;
  /** `data-embedded` of the root document, where it has one. */
  forced: string | null;
  config: RuntimeConfig;
};

/** Brand, base path, language and layout from where the page stands. BRAND-3, BRAND-4, BRAND-10, EMBED-5, EMBED-6. */
export function resolveRuntime({ pathname, hostname, search, shell, framed, forced, config }: RuntimeInput): Runtime {
  const brand = resolveBrand({ pathname, hostname });
  const fullBase = /^\/islandhopping(?=\/|$)/.test(pathname) ? '/islandhopping' : '';
  const params = parseSearch(search);
  const language = resolveLanguage(first(params.locale));
  const asked = first(params.embedded);
  const embedded = (shell === 'booking' ? flag(asked) : null) ?? (forced === null ? null : flag(forced)) ?? framed;
  return {
    brand,
    shell,
    basepath: shell === 'frame' ? `${fullBase}/frame` : fullBase,
    fullBase,
    embedded,
    framed,
    language,
    attribution: attributionOf(params),
    config,
    facts: brandFacts(brand, language, config),
  };
}
