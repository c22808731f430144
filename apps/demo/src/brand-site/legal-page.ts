import { inLanguage } from '@booking/languages';
import { html } from 'hono/html';
import type { Site } from './brands.ts';
import { type Fragment, layout } from './layout.ts';
import { companies, type LegalPage, legalTexts } from './texts/legal-texts.ts';

/** A page that the footer of the tool links to. */
export function legalPage(site: Site, page: LegalPage): Fragment {
  const { title, paragraphs } = inLanguage(legalTexts, site.language)[page];
  const company = page === 'imprint' ? companies[site.brand] : undefined;
  const body = html`<section class="narrow">
<h1>${title}</h1>
${company ? html`<p class="lead">${company}</p>` : ''}${paragraphs.map((text) => html`<p>${text}</p>`)}
</section>`;
  return layout(site, { title, page, body });
}

/** The mark of the demo's guarantee fund: a shield and a ship. */
export const guaranteeMark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M20 3 5 8v11c0 9 6 15 15 18 9-3 15-9 15-18V8Z" fill="#0b4a7a"/><path d="m12.5 20 5.5 5.5 10-11" fill="none" stroke="#fff" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/></svg>';
