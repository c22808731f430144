import { type CatalogueTour, ships } from '@booking/demo-catalogue';
import type { Cents } from '@booking/domain/money';
import { inLanguage } from '@booking/languages';
import { html } from 'hono/html';
import { getForBrand, pictureHref, type Site, toolHref } from './brands.ts';
import { type Fragment, layout } from './layout.ts';
import { promiseIcons } from './marks.ts';
import { siteTexts } from './texts/index.ts';
import { tourCard } from './tour-card.ts';

type HomePageData = {
  /** The tours of the brand, each with its lowest price per person; null if it cannot be booked. */
  tours: readonly { tour: CatalogueTour; price: Cents | null }[];
};

/** The home page of a brand: its tours with links into the tool, and its ships. */
export function homePage(site: Site, { tours }: HomePageData): Fragment {
  const { brand, language } = site;
  const texts = inLanguage(siteTexts, language);
  const hero = getForBrand(texts.hero, brand);
  const sailing = new Set<string>(tours.flatMap(({ tour }) => tour.ships));
  const body = html`<section class="hero">
<img src="${pictureHref(brand)}" width="1440" height="640" alt="${hero.alt}" fetchpriority="high">
<div class="wide"><div class="hero-text">
<h1>${hero.title}</h1>
<p>${hero.lead}</p>
<p class="actions"><a class="button" href="#tours">${texts.heroAction}</a><a class="button quiet" href="${toolHref(site, '/tours', { all: '1' })}">${texts.allTours}</a></p>
</div></div>
</section>
<section class="wide"><ul class="promises">${texts.promises.map(
    ({ title, text }, index) => html`<li>${promiseIcons[index] ?? ''}<div><b>${title}</b><p>${text}</p></div></li>`,
  )}</ul></section>
<section class="wide" id="tours" aria-labelledby="tours-title">
<div class="section-head"><div><h2 id="tours-title">${texts.tours.title}</h2><p class="lead">${getForBrand(texts.tours.lead, brand)}</p></div>
<a class="more" href="${toolHref(site, '/tours', { all: '1' })}">${texts.allTours}</a></div>
<ul class="cards">${tours.map(({ tour, price }) => tourCard(site, tour, price))}</ul>
</section>
<section class="band" id="how" aria-labelledby="how-title"><div class="wide">
<h2 id="how-title">${texts.how.title}</h2>
<ol class="steps">${getForBrand(texts.how.steps, brand).map(({ title, text }) => html`<li><h3>${title}</h3><p>${text}</p></li>`)}</ol>
</div></section>
<section class="wide" aria-labelledby="ships-title">
<h2 id="ships-title">${texts.ships.title}</h2><p class="lead">${texts.ships.lead}</p>
<ul class="ships">${ships
    .filter(({ slug }) => sailing.has(slug))
    .map(
      (ship) => html`<li><img src="/images/ships/${ship.slug}.svg" width="900" height="600" alt="" loading="lazy">
<h3>${ship.name}</h3><p>${texts.ships.cabins(ship.cabins)} · ${texts.ships.guests(ship.guests)}</p></li>`,
    )}</ul>
</section>`;
  return layout(site, { title: hero.title, page: '', body });
}
