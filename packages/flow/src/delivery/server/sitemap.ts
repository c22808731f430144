import { languages } from '@booking/domain/schema';
import { escapeHtml } from './document.ts';
import type { FoundAddresses } from './found-addresses.ts';

/** A site map of pages, each in every language with links to the others: https://www.sitemaps.org/protocol.html. */
export function renderSitemap(pages: readonly FoundAddresses[]): string {
  const urls = pages.flatMap(({ byLanguage }) => {
    const others = languages
      .map((code) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeHtml(byLanguage[code])}"/>`)
      .concat(`<xhtml:link rel="alternate" hreflang="x-default" href="${escapeHtml(byLanguage.en)}"/>`)
      .join('');
    return languages.map((code) => `<url><loc>${escapeHtml(byLanguage[code])}</loc>${others}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}
