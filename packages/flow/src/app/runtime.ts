import { type BrandFacts, brandFacts, type RuntimeConfig } from '@booking/config';
import { type ThemeParameter, themeParameters } from '@booking/config/theme-parameters';
import { type Brand, getBrandPath, resolveBrand } from '@booking/domain/brand';
import { findLanguage, type Language } from '@booking/domain/schema';
import { type Attribution, getAttribution } from './attribution.ts';
import { parseSearch, type SearchRecord } from './search-codec.ts';

export type Shell = 'booking' | 'frame';

/** The theme that a host page asks for, as written in the frame's address. */
export type HostTheme = Partial<Record<ThemeParameter, string>>;

/** Everything that is decided once, at boot: brand, shell, language, layout and configuration. */
export type Runtime = {
  brand: Brand;
  shell: Shell;
  /** The router's base path: '', '/islandhopping', '/frame' or '/islandhopping/frame'. */
  basepath: string;
  /** The base path of the same brand in the full shell. */
  fullBase: string;
  /** The layout without a header: forced, or in a frame. */
  embedded: boolean;
  /** The page is in a frame of another page. */
  framed: boolean;
  language: Language;
  /** What a host page asks for in the frame's address; null outside the embedded layout, and without such parameters. */
  theme: HostTheme | null;
  /** From the address that the visit began with. */
  attribution: Attribution;
  config: RuntimeConfig;
  facts: BrandFacts;
};

/** `de-AT` is `de`; anything unknown is `en`. */
export const resolveLanguage = (locale: string | undefined): Language => findLanguage(locale ?? '') ?? 'en';

/** Of a repeated parameter the last value counts, as in the search parameters of the routes. */
const last = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value.at(-1) : value);
const parseFlag = (text: string | null | undefined): boolean | null =>
  text === 'true' || text === '1' || text === '' ? true : text === 'false' || text === '0' ? false : null;

/** The parameters of the theme that an address has. */
function getHostTheme(params: SearchRecord): HostTheme {
  const given = themeParameters.map((name) => [name, last(params[name])] as const);
  return Object.fromEntries(given.filter(([, value]) => value));
}

export type RuntimeInput = {
  pathname: string;
  hostname: string;
  search: string;
  shell: Shell;
  framed: boolean;
  /** `data-embedded` of the root element; null if absent. */
  forced: string | null;
  config: RuntimeConfig;
};

/** Resolves brand, base path, language and layout from the page's address and window. */
export function resolveRuntime({ pathname, hostname, search, shell, framed, forced, config }: RuntimeInput): Runtime {
  const brand = resolveBrand({ pathname, hostname });
  const fullBase = getBrandPath(pathname);
  const params = parseSearch(search);
  const language = resolveLanguage(last(params.locale));
  const requested = last(params.embedded);
  const theme = getHostTheme(params);
  const embedded = (shell === 'booking' ? parseFlag(requested) : null) ?? (forced === null ? null : parseFlag(forced)) ?? framed;
  return {
    brand,
    shell,
    basepath: shell === 'frame' ? `${fullBase}/frame` : fullBase,
    fullBase,
    embedded,
    framed,
    language,
    theme: embedded && Object.keys(theme).length > 0 ? theme : null,
    attribution: getAttribution(params),
    config,
    facts: brandFacts(brand, language, config, fullBase),
  };
}
