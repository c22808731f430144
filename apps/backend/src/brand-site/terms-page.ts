import { travelTermKeys } from '@booking/domain/market';
import { html } from 'hono/html';
import type { Site } from './brands.ts';
import { type Fragment, layout } from './layout.ts';
import { siteTexts } from './texts/index.ts';

/** What is agreed to at the order, each under an address of its own: `terms#payment`. */
export function termsPage(site: Site): Fragment {
  const { title, lead, sections } = siteTexts[site.language].terms;
  const body = html`<section class="narrow">
<h1>${title}</h1>
<p class="lead">${lead}</p>
${travelTermKeys.map((key) => html`<h2 id="${key}">${sections[key].title}</h2><p>${sections[key].text}</p>`)}
</section>`;
  return layout(site, { title, page: 'terms', body });
}
