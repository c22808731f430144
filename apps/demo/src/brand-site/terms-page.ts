import { travelTermKeys } from '@booking/domain/market';
import { inLanguage } from '@booking/languages';
import { html } from 'hono/html';
import type { Site } from './brands.ts';
import { type Fragment, layout } from './layout.ts';
import { siteTexts } from './texts/index.ts';

/** The terms that a customer accepts, each with its own anchor: `terms#payment`. */
export function termsPage(site: Site): Fragment {
  const { title, lead, sections } = inLanguage(siteTexts, site.language).terms;
  const body = html`<section class="narrow">
<h1>${title}</h1>
<p class="lead">${lead}</p>
${travelTermKeys.map((key) => html`<h2 id="${key}">${sections[key].title}</h2><p>${sections[key].text}</p>`)}
</section>`;
  return layout(site, { title, page: 'terms', body });
}
