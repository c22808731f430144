import { type CatalogueTour, tours } from '@booking/demo-catalogue';
import { inLanguage } from '@booking/languages';
import { html } from 'hono/html';
import { getForBrand, type Site, toolHref } from './brands.ts';
import { type Fragment, layout } from './layout.ts';
import { siteTexts } from './texts/index.ts';

/** A tour's embed in the site's language, with its own link inside. */
function renderEmbed(site: Site, tour: CatalogueTour): Fragment {
  const { brand, language } = site;
  const text = getForBrand(inLanguage(siteTexts, language).article, brand);
  return html`<section class="embed" lang="${language}" aria-labelledby="book-${language}">
<h2 id="book-${language}">${text.bookTitle}</h2>
<p>${text.bookLead}</p>
<boat-bike-booking tour="${tour.id}" brand="${brand}" locale="${language}"><a class="button" href="${toolHref(site, `/tours/${tour.id}`)}">${text.fallback}</a></boat-bike-booking>
</section>`;
}

/** An ordinary travel article, with the tool embedded by its host script in two languages, as on a partner's page. */
export function articlePage(site: Site): Fragment {
  const { brand, language } = site;
  const text = getForBrand(inLanguage(siteTexts, language).article, brand);
  const tour = tours.find((candidate) => candidate.brand === brand);
  const other = language === 'de' ? 'en' : 'de';
  const body = html`<article class="article">
<header class="narrow"><p class="kicker">${text.kicker}</p><h1>${text.title}</h1><p class="lead">${text.lead}</p></header>
${tour ? html`<img class="wide picture" src="/images/tours/${tour.id}.svg" width="900" height="600" alt="${text.alt}">` : ''}
<div class="narrow">${text.before.map((paragraph) => html`<p>${paragraph}</p>`)}</div>
${tour ? renderEmbed(site, tour) : ''}
<div class="narrow">${text.after.map((paragraph) => html`<p>${paragraph}</p>`)}</div>
${tour ? renderEmbed({ brand, language: other }, tour) : ''}
</article>`;
  return layout(site, { title: text.title, page: 'article', body, scripts: ['/embed.js'] });
}
