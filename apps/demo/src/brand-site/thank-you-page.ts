import type { BookedTrip } from '@booking/backend';
import { tourName, tours } from '@booking/demo-catalogue';
import { addDays, isIsoDate } from '@booking/domain/date';
import type { IsoDate } from '@booking/domain/schema';
import { inLanguage } from '@booking/languages';
import { html } from 'hono/html';
import { bookedFacts } from './booked-facts.ts';
import { getForBrand, pageHref, pictureHref, type Site, toolHref } from './brands.ts';
import { formatDay, formatDays } from './format.ts';
import { type Fragment, layout } from './layout.ts';
import { nextSteps } from './next-steps.ts';
import { thanksTexts } from './texts/thanks-texts.ts';

/**
 * A keepsake of the booking: what the query says, which the tool adds, and the trip where the backend knows it. Its main action is the receipt.
 */
export function thankYouPage(site: Site, query: Readonly<Record<string, string>>, trip: BookedTrip | null, today: IsoDate): Fragment {
  const { brand, language } = site;
  const texts = inLanguage(thanksTexts, language);
  const isOnRequest = query.on_request === 'true';
  const tour = tours.find(({ id }) => id === query.tour_id);
  const name = tour ? tourName(tour, language) : query.tour;
  const date = query.departure_date ?? '';
  const start = isIsoDate(date) ? date : null;
  const dates = start && tour ? formatDays(start, addDays(start, tour.duration - 1), language) : formatDay(date, language);
  const facts = bookedFacts(query, trip, language);
  const isBooking = name || dates || facts.length > 0;
  const steps = isBooking ? nextSteps({ start, isOnRequest, trip }, language, today) : [];
  const receipt = query.order_id ? toolHref(site, `/bookings/${encodeURIComponent(query.order_id)}/confirmed`, { receipt: '1' }) : null;
  const body = html`<section class="wide thanks">
<div class="keepsake">
<img src="${tour ? `/images/tours/${tour.id}.svg` : pictureHref(brand, 'thank-you-')}" width="900" height="600" alt="">
<div class="keepsake-body">
<h1>${getForBrand(texts.title, brand)}</h1>
<p class="lead">${isBooking ? html`${texts.lead(query.name ?? '')} ${isOnRequest ? texts.onRequest : texts.direct}` : texts.nothing}</p>
${name ? html`<h2 data-field="tour">${name}</h2>` : ''}${dates ? html`<p data-field="departure_date">${dates}</p>` : ''}
${receipt ? html`<p><a class="button" href="${receipt}">${texts.receipt}</a></p>` : ''}
${facts.length > 0 ? html`<dl class="facts">${facts}</dl>` : ''}
</div>
</div>
<div>
${
  steps.length > 0
    ? html`<h2>${texts.nextTitle}</h2>
<ol class="next">${steps.map(({ when, text }) => html`<li><b>${when}</b><p>${text}</p></li>`)}</ol>
<p>${texts.farewell}</p>
<p><a href="${pageHref(site, 'contact')}">${texts.changed}</a></p>`
    : ''
}
<p><a class="button quiet" href="${pageHref(site)}">${texts.home}</a></p>
</div>
</section>`;
  return layout(site, { title: getForBrand(texts.title, brand), page: 'thank-you', body });
}
