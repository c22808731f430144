import { tours } from '@booking/demo-catalogue';
import { inLanguage } from '@booking/languages';
import { html } from 'hono/html';
import { getForBrand, type Site, toolHref } from './brands.ts';
import { type Fragment, layout } from './layout.ts';
import { siteTexts } from './texts/index.ts';

/** The tool in a plain iframe; a script of the page sets its height. */
export function plainFramePage(site: Site): Fragment {
  const { plain, article } = inLanguage(siteTexts, site.language);
  const tour = tours.find(({ brand }) => brand === site.brand);
  const base = toolHref(site, '/frame/tours', { all: '1' });
  const src = tour ? toolHref(site, `/frame/tours/${tour.id}`) : base;
  const body = html`<section class="wide"><h1>${plain.title}</h1><p class="lead">${plain.lead}</p></section>
<section class="embed"><iframe class="plain-frame" src="${src}" title="${getForBrand(article, site.brand).bookTitle}" loading="lazy" allow="payment; clipboard-write"></iframe></section>`;
  return layout(site, { title: plain.title, page: 'plain-frame', body, scripts: ['/brand/plain-frame.js'] });
}

/** The listener from the README for embedders, for a frame of the same origin. */
export const plainFrameScript = `addEventListener('message', ({ origin, source, data }) => {
  const frame = document.querySelector('.plain-frame');
  if (origin !== location.origin || source !== frame.contentWindow) return;
  if (data?.type === 'resize' && data.height > 0 && data.height < 30000) frame.style.height = data.height + 'px';
});
`;

/** The self-test of a host page, on a page of the site. */
export function checkPage(site: Site): Fragment {
  const { check } = inLanguage(siteTexts, site.language);
  const tag = '<script type="module" src="https://…/embed-check/check.js"></script>';
  const body = html`<section class="wide"><h1>${check.title}</h1><p class="lead">${check.lead}</p><p><code>${tag}</code></p></section>`;
  return layout(site, { title: check.title, page: 'embed-check', body, modules: ['/embed-check/check.js'] });
}
