import { brandName, brands } from '@booking/domain/brand';
import { languages } from '@booking/domain/schema';
import { facts, inLanguage } from '@booking/languages';
import { html } from 'hono/html';
import { getForBrand, pageHref, type Site, toolHref } from './brands.ts';
import { siteTexts } from './texts/index.ts';
import { legalTexts } from './texts/legal-texts.ts';
import { font, getWordmark } from './theme-files.ts';

/** A piece of HTML made by `html`, which escapes every value. */
export type Fragment = ReturnType<typeof html>;

export type PageParts = {
  title: string;
  /** The page's own path below brand and language, for the language switch. */
  page: string;
  body: Fragment;
  /** Scripts of the page, as addresses on this server. */
  scripts?: readonly string[];
  modules?: readonly string[];
};

/** The page around the content: head, header with navigation and languages, footer. */
export function layout(site: Site, { title, page, body, scripts = [], modules = [] }: PageParts): Fragment {
  const { brand, language } = site;
  const texts = inLanguage(siteTexts, language);
  const { imprint, privacy } = inLanguage(legalTexts, language);
  const home = pageHref(site);
  const wordmark = getWordmark(site);
  const [sister] = brands.filter((other) => other !== brand);
  const links = [
    { href: `${home}#tours`, text: texts.nav.tours, current: false },
    { href: `${home}#how`, text: texts.nav.how, current: false },
    ...(['article', 'faq', 'contact'] as const).map((name) => ({
      href: pageHref(site, name),
      text: texts.nav[name],
      current: name === page,
    })),
  ];
  return html`<!doctype html>
<html lang="${language}" data-brand="${brand}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${brandName(brand, language)}</title>
<link rel="preload" as="font" type="font/woff2" crossorigin href="/brand/${font.path}">
<link rel="stylesheet" href="/brand/site.css">
<link rel="icon" href="/brand/icons/${brand}.svg" type="image/svg+xml">
<script src="/brand/menu.js" defer></script>
${scripts.map((src) => html`<script src="${src}" defer></script>`)}${modules.map((src) => html`<script type="module" src="${src}"></script>`)}
</head>
<body>
<a class="skip" href="#content">${texts.skip}</a>
<header class="site-header">
<div class="wide bar">
<a class="wordmark" href="${home}"><img src="${wordmark.src}" width="${wordmark.width}" height="${wordmark.height}" alt="${wordmark.name}"><small>${getForBrand(texts.claim, brand)}</small></a>
<button class="menu-button" type="button" popovertarget="menu">${texts.nav.menu}</button>
<div class="menu" id="menu" popover>
<nav aria-label="${texts.nav.label}"><ul>${links.map(
    ({ href, text, current }) => html`<li><a href="${href}"${current ? html` aria-current="page"` : ''}>${text}</a></li>`,
  )}</ul></nav>
<nav class="languages" aria-label="${texts.nav.language}"><ul>${languages.map(
    (code) =>
      html`<li><a href="${pageHref({ brand, language: code }, page)}" hreflang="${code}" lang="${code}" aria-label="${facts[code].name}"${
        code === language ? html` aria-current="true"` : ''
      }>${code.toUpperCase()}</a></li>`,
  )}</ul></nav>
</div>
</div>
</header>
<main id="content">
${body}
</main>
<footer class="site-footer">
<div class="wide">
<p><b>${brandName(brand, language)}</b> · ${getForBrand(texts.claim, brand)}</p>
<ul>
<li><a href="${toolHref(site, '/tours', { all: '1' })}">${texts.allTours}</a></li>
<li><a href="${pageHref(site, 'faq')}">${texts.nav.faq}</a></li>
<li><a href="${pageHref(site, 'contact')}">${texts.nav.contact}</a></li>
<li><a href="${pageHref(site, 'terms')}">${texts.terms.title}</a></li>
<li><a href="${pageHref(site, 'imprint')}">${imprint.title}</a></li>
<li><a href="${pageHref(site, 'privacy')}">${privacy.title}</a></li>
<li><a href="${pageHref(site, 'demo')}">${texts.demo.title}</a></li>
${sister ? html`<li><a href="${pageHref({ brand: sister, language })}">${getForBrand(texts.footer.sister, brand)}</a></li>` : ''}
</ul>
<p>${texts.footer.standIn}</p>
</div>
</footer>
</body>
</html>`;
}

/** Closes the menu of a small screen when one of its links leads to a place on the same page. */
export const menuScript = `const menu = document.getElementById('menu');
menu.addEventListener('click', ({ target }) => target.closest('a') && menu.hidePopover?.());
`;
