import { html } from 'hono/html';
import { pageHref, type Site, toolHref } from './brands.ts';
import { formatDay, formatEuros } from './format.ts';
import { type Fragment, layout } from './layout.ts';
import { siteTexts } from './texts/index.ts';
import type { ThanksField } from './texts/texts.ts';

/** The ids of the query are not shown: they mean nothing to a customer, and the booking's gives access to personal data. */
const order: readonly ThanksField[] = ['booking_number', 'name', 'email', 'tour', 'departure_date', 'amount', 'on_request'];

/** Shows the booking from the query parameters that the tool adds, and links to its receipt. PAY-40, PAY-58. */
export function thankYouPage(site: Site, query: Readonly<Record<string, string>>): Fragment {
  const { brand, language } = site;
  const texts = siteTexts[language].thanks;
  const shown = (field: ThanksField, value: string): string => {
    if (field === 'amount') return Number.isFinite(Number(value)) ? formatEuros(Number(value), language) : value;
    if (field === 'departure_date') return formatDay(value, language);
    if (field === 'on_request') return texts.yes;
    return value;
  };
  const rows = order.flatMap((field) => {
    const value = query[field];
    const isShown = field === 'on_request' ? value === 'true' : value;
    return value && isShown ? [html`<div><dt>${texts.fields[field]}</dt><dd data-field="${field}">${shown(field, value)}</dd></div>`] : [];
  });
  const body = html`<section class="wide thanks">
<div>
<h1>${texts.title[brand]}</h1>
<p class="lead">${texts.lead(query.name ?? '')} ${query.on_request === 'true' ? texts.onRequest : texts.direct}</p>
${rows.length > 0 ? html`<dl class="facts">${rows}</dl>` : html`<p class="note">${texts.nothing}</p>`}
${query.order_id ? html`<p><a class="button" href="${toolHref(site, `/bookings/${encodeURIComponent(query.order_id)}/confirmed`, { receipt: '1' })}">${texts.receipt}</a></p>` : ''}
<h2>${texts.nextTitle}</h2>
<ol class="plain">${texts.next.map((sentence) => html`<li>${sentence}</li>`)}</ol>
<p><a class="button quiet" href="${pageHref(site)}">${texts.home}</a></p>
</div>
<img src="/images/brand/thank-you-${brand}.svg" width="900" height="600" alt="">
</section>`;
  return layout(site, { title: texts.title[brand], page: 'thank-you', body });
}
