import type { BrandFacts } from '@booking/config';
import { inLanguage } from '@booking/languages';
import { html } from 'hono/html';
import type { Site } from './brands.ts';
import { formatWeekdays } from './format.ts';
import { type Fragment, layout } from './layout.ts';
import { siteTexts } from './texts/index.ts';

const digits = (number: string) => number.replace(/[^\d+]/g, '');

/** Contact data: the same numbers, addresses and hours as in the help block of the tool. */
export function contactPage(site: Site, facts: BrandFacts): Fragment {
  const { language } = site;
  const texts = inLanguage(siteTexts, language).contact;
  const hours = facts.supportHours.map(({ from, to }) => `${from}–${to}`).join(', ');
  const phones = facts.phones.map(
    ({ label, number }) => html`<dd><a href="tel:${digits(number)}">${number}</a> <span>${label}</span></dd>`,
  );
  const body = html`<section class="narrow">
<h1>${texts.title}</h1>
<p class="lead">${texts.lead}</p>
<dl class="facts">
${facts.phones.length > 0 ? html`<div><dt>${texts.phone}</dt>${phones}</div>` : ''}
${facts.email ? html`<div><dt>${texts.email}</dt><dd><a href="mailto:${facts.email}">${facts.email}</a></dd></div>` : ''}
${facts.whatsapp ? html`<div><dt>${texts.messenger}</dt><dd>${facts.whatsapp}</dd></div>` : ''}
${hours ? html`<div><dt>${texts.hours}</dt><dd>${formatWeekdays(language)}, ${hours}</dd></div>` : ''}
</dl>
<p class="note">${texts.note}</p>
</section>`;
  return layout(site, { title: texts.title, page: 'contact', body });
}
