import { type CatalogueTour, tourName } from '@booking/demo-catalogue';
import { type Cents, ceilToEuro, centsToEuros } from '@booking/domain/money';
import type { Language } from '@booking/domain/schema';
import { inLanguage } from '@booking/languages';
import { html } from 'hono/html';
import { type Site, toolHref } from './brands.ts';
import { formatEuros } from './format.ts';
import type { Fragment } from './layout.ts';
import { siteTexts } from './texts/index.ts';
import { regionNames, teasers } from './texts/tour-texts.ts';

const regionName = (tour: CatalogueTour, language: Language): string =>
  inLanguage({ en: tour.region, ...regionNames[tour.region] }, language);

function cardPrice({ language }: Site, price: Cents): Fragment {
  const texts = inLanguage(siteTexts, language).tours;
  const amount = formatEuros(centsToEuros(ceilToEuro(price)), language);
  return html`<p class="card-price">${texts.from} <b>${amount}</b> ${texts.perPerson}<small>${texts.onTop}</small></p>`;
}

/**
 * A tour as a card, with its lowest price if it can be booked: in whole euros, rounded up like a day of the calendar, and with a word on what comes on
 * top. Its heading is the link, and the whole card is clickable.
 */
export function tourCard(site: Site, tour: CatalogueTour, price: Cents | null): Fragment {
  const { language } = site;
  const texts = inLanguage(siteTexts, language).tours;
  const teaser = inLanguage(teasers[tour.slug] ?? { en: '' }, language);
  return html`<li class="card">
<img src="/images/tours/${tour.id}.svg" width="900" height="600" alt="" loading="lazy">
<div class="card-body">
<p class="card-facts"><span>${regionName(tour, language)}</span><span>${texts.days(tour.duration)}</span></p>
<h3><a href="${toolHref(site, `/tours/${tour.id}`)}">${tourName(tour, language)}</a></h3>
${teaser ? html`<p class="card-teaser">${teaser}</p>` : ''}
${price === null ? '' : cardPrice(site, price)}
<p class="card-more" aria-hidden="true">${texts.choose}</p>
</div>
</li>`;
}
