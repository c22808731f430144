import { embedTitle } from '@booking/languages';
import { type Brand, toBrandPath } from '../brands.ts';
import type { Language } from '../languages.ts';

export type SnippetOptions = {
  /** The origin of the tool. */
  tool: string;
  /** A tour's id, or several joined by a colon; empty for the list of tours. */
  tour: string;
  mode: 'inline' | 'button';
  brand: Brand;
  locale: Language;
  /** The partner's id; empty for none. */
  cid: string;
  /** A colour and CSS pixels; empty for the brand's own. */
  accent: string;
  radius: string;
};

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The address of the full tool, for the link in the element: it is there before the script, and without it. */
function linkAddress({ tool, tour, brand, locale, cid }: SnippetOptions): string {
  const path = tour ? `/tours/${encodeURIComponent(tour).replaceAll('%3A', ':')}` : '/tours';
  const params = new URLSearchParams({ ...(!tour && { all: '1' }), locale, ...(cid && { cid }) });
  return `${tool}${toBrandPath(brand)}${path}?${params}`;
}

/** The markup of the element with its link. Inline it reserves its height before the script has come. */
export function makeElement(options: SnippetOptions): string {
  const { tour, mode, brand, locale, cid, accent, radius } = options;
  const style = [
    mode === 'inline' && 'display:grid;min-height:min(100vh,900px)',
    accent && `--booking-accent:${accent}`,
    radius && `--booking-radius:${radius}px`,
  ].filter(Boolean);
  const attributes = {
    ...(tour && { tour }),
    ...(mode === 'button' && { mode }),
    ...(toBrandPath(brand) && { brand }),
    locale,
    ...(cid && { cid }),
    ...(style.length > 0 && { style: style.join(';') }),
  };
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<boat-bike-booking${written.join('')}>
  <a href="${escapeHtml(linkAddress(options))}">${embedTitle[locale]}</a>
</boat-bike-booking>`;
}

/** What a partner pastes into a page. */
export const makeSnippet = (options: SnippetOptions): string =>
  `<script src="${escapeHtml(options.tool)}/embed.js" async></script>\n${makeElement(options)}`;
