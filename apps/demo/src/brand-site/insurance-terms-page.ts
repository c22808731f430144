import type { InsuranceType } from '@booking/domain/schema';
import { inLanguage } from '@booking/languages';
import { html } from 'hono/html';
import type { Site } from './brands.ts';
import { type Fragment, layout } from './layout.ts';
import { insuranceTerms, insuranceTermsPage } from './texts/insurance-terms.ts';

/** The terms of an insurance, which the tool links to where they are agreed to; they begin with what is insured, at `#product`. */
export function insurancePage(site: Site, type: InsuranceType): Fragment {
  const { title, lead, sections } = inLanguage(insuranceTerms, site.language)[type];
  const body = html`<section class="narrow">
<h1>${title}</h1>
<p class="lead">${lead}</p>
${sections.map((section, index) => html`<h2${index === 0 ? html` id="product"` : ''}>${section.title}</h2><p>${section.text}</p>`)}
</section>`;
  return layout(site, { title, page: insuranceTermsPage(type), body });
}
