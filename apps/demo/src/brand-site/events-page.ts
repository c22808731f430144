import { tours } from '@booking/demo-catalogue';
import { inLanguage } from '@booking/languages';
import { html } from 'hono/html';
import { type Site, toolHref } from './brands.ts';
import type { OutsideServices } from './deps.ts';
import { type Fragment, layout } from './layout.ts';
import { standInTexts } from './texts/stand-in-texts.ts';

/** The path of the page below brand and language. */
export const eventsPagePath = 'demo/events';

/** The tool in a frame, and beside it what it reports: the entries of its data layer, and the messages between frame and page. */
export function eventsPage(site: Site, { isDataLayerShown, parentOrigins }: OutsideServices): Fragment {
  const { brand, language } = site;
  const { events: texts } = inLanguage(standInTexts, language);
  const tour = tours.find((candidate) => candidate.brand === brand);
  const { sources } = texts;
  const body = html`<section class="wide intro"><h1>${texts.title}</h1><p class="lead">${texts.lead}</p></section>
<div class="wide events">
<section class="panel log" aria-labelledby="log-title">
<div class="log-head"><h2 id="log-title">${texts.log} <span class="log-count" id="count">0</span></h2><button class="button quiet" type="button" id="clear">${texts.clear}</button></div>
<fieldset class="log-show"><legend class="hidden">${texts.show}</legend>
<label><input type="checkbox" id="show-layer" checked><span>${texts.layer}</span></label>
<label><input type="checkbox" id="show-messages" checked><span>${texts.messages}</span></label></fieldset>
<ol class="log-list" id="log" tabindex="0" aria-labelledby="log-title" data-layer="${sources.layer}" data-window="${sources.window}" data-received="${sources.received}" data-sent="${sources.sent}"></ol>
<p class="note log-empty">${texts.empty}</p>
${isDataLayerShown ? '' : html`<p class="note">${texts.noTags}</p>`}
<p class="note" id="origins" data-known="${parentOrigins.join(' ')}" hidden>${texts.unknownOrigin}</p>
</section>
<section class="embed" aria-labelledby="tool-title"><h2 id="tool-title">${texts.tool}</h2>
<boat-bike-booking${tour ? html` tour="${tour.id}"` : ' all'} brand="${brand}" locale="${language}" eager><a class="button" href="${toolHref(site, '/tours', { all: '1' })}">${texts.fallback}</a></boat-bike-booking>
</section>
</div>`;
  // It listens before the element loads the frame.
  return layout(site, { title: texts.title, page: eventsPagePath, body, scripts: ['/brand/live.js', '/embed.js'] });
}
