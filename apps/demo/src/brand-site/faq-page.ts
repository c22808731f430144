import { inLanguage } from '@booking/languages';
import { html } from 'hono/html';
import type { Site } from './brands.ts';
import { type Fragment, layout } from './layout.ts';
import { siteTexts } from './texts/index.ts';

/** Questions and answers, each in a `details` element. */
export function faqPage(site: Site): Fragment {
  const { title, lead, entries } = inLanguage(siteTexts, site.language).faq;
  const body = html`<section class="narrow">
<h1>${title}</h1>
<p class="lead">${lead}</p>
${entries.map(({ question, answer }) => html`<details class="question"><summary>${question}</summary><p>${answer}</p></details>`)}
</section>`;
  return layout(site, { title, page: 'faq', body });
}
