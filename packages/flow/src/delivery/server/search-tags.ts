import { languages } from '@booking/domain/schema';
import { escapeHtml } from './document.ts';
import type { FoundAddresses } from './found-addresses.ts';

export type SearchTags = {
  addresses: FoundAddresses;
  /** What a result of a search says below its title; null without one. */
  description: string | null;
  /** The page's subject as structured data of schema.org; null without one. */
  subject: object | null;
};

const link = (attributes: string, href: string): string => `<link ${attributes} href="${escapeHtml(href)}">`;

/**
 * What a search engine reads of a page: its description, its one address, the same page in the other languages, and its subject. A page that is not to
 * be found has none of it.
 */
export function searchTags({ addresses: { own, byLanguage }, description, subject }: SearchTags): string {
  return [
    description ? `<meta name="description" content="${escapeHtml(description)}">` : '',
    link('rel="canonical"', own),
    ...languages.map((code) => link(`rel="alternate" hreflang="${code}"`, byLanguage[code])),
    link('rel="alternate" hreflang="x-default"', byLanguage.en),
    // Its text cannot close the element.
    subject ? `<script type="application/ld+json">${JSON.stringify(subject).replaceAll('<', '\\u003c')}</script>` : '',
  ].join('');
}
