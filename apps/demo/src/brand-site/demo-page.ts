import { coupons, tours } from '@booking/demo-catalogue';
import { inLanguage } from '@booking/languages';
import { html } from 'hono/html';
import { pageHref, type Site, toolHref } from './brands.ts';
import type { DemoPayment } from './deps.ts';
import { eventsPagePath } from './events-page.ts';
import { formatEuros } from './format.ts';
import { type Fragment, layout } from './layout.ts';
import { testCards } from './test-cards.ts';
import { couponTexts } from './texts/coupon-texts.ts';
import { siteTexts } from './texts/index.ts';
import { standInTexts } from './texts/stand-in-texts.ts';

type DemoPageData = { payments: readonly DemoPayment[]; sandbox: boolean; hasChat: boolean };

/** Everything for trying out the demo: booking, codes, cards, payment links, the embedded tool, and what it reports to others. */
export function demoPage(site: Site, { payments, sandbox, hasChat }: DemoPageData): Fragment {
  const { language } = site;
  const { demo } = inLanguage(siteTexts, language);
  const outside = inLanguage(standInTexts, language);
  // The brand that has the chat.
  const chatTour = tours.find(({ brand }) => brand === 'boatbiketours');
  const chatSite: Site = { brand: 'boatbiketours', language };
  const state = ({ status }: DemoPayment) => (status === 'Open' ? demo.open : status === 'Processing' ? demo.processing : demo.settled);
  const states = (payment: DemoPayment) =>
    [state(payment), payment.refunded ? demo.refunded : null, payment.disputed ? demo.disputed : null]
      .filter((text) => text !== null)
      .join(', ');
  const cards = html`<p>${demo.cardsLead}</p>
<dl class="codes cards-list">${testCards.map(({ number, outcome }) => html`<div><dt><code>${number}</code></dt><dd>${demo.outcomes[outcome]}</dd></div>`)}</dl>`;
  // What a payment is for is written in its payer's language.
  const own = payments.filter((payment) => payment.language === language);
  const list = html`<ul class="rows">${own.map(
    (payment) => html`<li><a href="${toolHref(site, `/payments/${encodeURIComponent(payment.id)}`)}">${payment.description ?? demo.pay}</a>
<span>${formatEuros(payment.amount, language)}, ${states(payment)}</span></li>`,
  )}</ul>`;
  const body = html`<section class="wide">
<h1>${demo.title}</h1>
<p class="lead">${demo.lead}</p>
<p class="actions"><a class="button" href="${toolHref(site, '/tours', { all: '1' })}">${outside.book}</a></p>
<div class="demo-grid">
<div>
<div class="panel"><h2>${demo.cards}</h2>${sandbox ? cards : html`<p>${demo.noSandbox}</p>`}</div>
<div class="panel"><h2>${outside.outside}</h2><p>${hasChat ? outside.chatLead : outside.noChat}</p><p>${outside.eventsLead}</p>
<ul class="rows">${hasChat ? html`<li><a href="${toolHref(chatSite, `/tours/${chatTour?.id}`)}">${outside.chatLink}</a></li>` : ''}<li><a href="${pageHref(site, eventsPagePath)}">${outside.eventsLink}</a></li></ul></div>
</div>
<div>
<div class="panel"><h2>${demo.coupons}</h2><p>${demo.couponsLead}</p>
<dl class="codes">${coupons.map(
    ({ voucher }) =>
      html`<div><dt><code>${voucher.code}</code></dt><dd>${inLanguage(couponTexts[voucher.code] ?? { en: '' }, language)}</dd></div>`,
  )}</dl></div>
<div class="panel"><h2>${demo.payments}</h2><p>${demo.paymentsLead}</p>${own.length > 0 ? list : html`<p>${demo.noPayments}</p>`}</div>
<div class="panel"><h2>${demo.embedding}</h2><p>${demo.embeddingLead}</p><p><a class="button quiet" href="${pageHref(site, 'article')}">${demo.embeddingLink}</a></p>
<ul class="rows"><li><a href="${pageHref(site, 'plain-frame')}">${demo.plainLink}</a></li><li><a href="${pageHref(site, 'embed-check')}">${demo.checkLink}</a></li><li><a href="/embed-check/snippet.html">${demo.snippetLink}</a></li></ul></div>
</div>
</div>
</section>`;
  return layout(site, { title: demo.title, page: 'demo', body });
}
