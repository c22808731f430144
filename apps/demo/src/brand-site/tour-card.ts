import type { CatalogueTour } from '@booking/demo-catalogue';
import type { Language } from '@booking/domain/schema';
import { html } from 'hono/html';
import { type Site, toolHref } from './brands.ts';
import { formatEuros } from './format.ts';
import type { Fragment } from './layout.ts';
import { siteTexts } from './texts/index.ts';
import { regionNames, tourTexts } from './texts/tour-texts.ts';

/** The name of the tour in the language; otherwise the name of the catalogue. */
const tourName = (tour: CatalogueTour, language: Language): string =>
  language === 'en' ? tour.name : (tourTexts[tour.slug]?.[language] ?? tour.name);

const regionName = (tour: CatalogueTour, language: Language): string =>
  language === 'en' ? tour.region : (regionNames[tour.region]?.[language] ?? tour.region);

/** A tour as a card. Its heading is the link, and the whole card is clickable. */
export function tourCard(site: Site, tour: CatalogueTour): Fragment {
  const { language } = site;
  const texts = siteTexts[language].tours;
  const teaser = tourTexts[tour.slug]?.teaser[language];
  return html`<li class="card">
<img src="/images/tours/${tour.id}.svg" width="900" height="600" alt="" loading="lazy">
<div class="card-body">
<p class="card-facts"><span>${regionName(tour, language)}</span><span>${texts.days(tour.duration)}</span></p>
<h3><a href="${toolHref(site, `/tours/${tour.id}`)}">${tourName(tour, language)}</a></h3>
${teaser ? html`<p class="card-teaser">${teaser}</p>` : ''}
<p class="card-price">${texts.from} <b>${formatEuros(tour.price, language)}</b> ${texts.perPerson}</p>
<p class="card-more" aria-hidden="true">${texts.choose}</p>
</div>
</li>`;
}
