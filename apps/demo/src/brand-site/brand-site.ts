import { tours } from '@booking/demo-catalogue';
import { brands } from '@booking/domain/brand';
import { insuranceTypes, languages } from '@booking/domain/schema';
import { type Context, Hono } from 'hono';
import { browserScripts } from '../stand-ins.ts';
import { articlePage } from './article-page.ts';
import { pageHref, type Site } from './brands.ts';
import { contactPage } from './contact-page.ts';
import { demoPage } from './demo-page.ts';
import type { BrandSiteDeps } from './deps.ts';
import { eventsPage, eventsPagePath } from './events-page.ts';
import { faqPage } from './faq-page.ts';
import { homePage } from './home-page.ts';
import { checkPage, plainFramePage, plainFrameScript } from './host-pages.ts';
import { insurancePage } from './insurance-terms-page.ts';
import { menuScript } from './layout.ts';
import { guaranteeMark, legalPage } from './legal-page.ts';
import { siteCss } from './site-css.ts';
import { socialPictures } from './social-pictures.ts';
import { termsPage } from './terms-page.ts';
import { insuranceTermsPage } from './texts/insurance-terms.ts';
import { legalPages } from './texts/legal-texts.ts';
import { thankYouPage } from './thank-you-page.ts';
import { font, iconFiles, wordmarkFiles } from './theme-files.ts';

const policy =
  "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** The pages of a brand in a language. */
function createPages(site: Site, { sandbox, outside, demoPayments, fromPrice, readTrip, today, facts }: BrandSiteDeps): Hono {
  const app = new Hono();
  const { tourIds } = facts(site.brand, site.language);
  const own = tours.filter(({ id }) => tourIds === null || tourIds.includes(id));
  app.get('/', async (c) => {
    const priced = await Promise.all(own.map(async (tour) => ({ tour, price: await fromPrice(tour.id) })));
    return c.html(homePage(site, { tours: priced }));
  });
  app.get('/demo', async (c) => c.html(demoPage(site, { payments: await demoPayments(), sandbox, hasChat: outside.hasChat })));
  app.get(`/${eventsPagePath}`, (c) => c.html(eventsPage(site, outside)));
  app.get('/article', (c) => c.html(articlePage(site)));
  app.get('/plain-frame', (c) => c.html(plainFramePage(site)));
  app.get('/embed-check', (c) => c.html(checkPage(site)));
  app.get('/faq', (c) => c.html(faqPage(site)));
  app.get('/terms', (c) => c.html(termsPage(site)));
  for (const type of insuranceTypes) app.get(`/${insuranceTermsPage(type)}`, (c) => c.html(insurancePage(site, type)));
  for (const page of legalPages) app.get(`/${page}`, (c) => c.html(legalPage(site, page)));
  app.get('/contact', (c) => c.html(contactPage(site, facts(site.brand, site.language))));
  app.get('/thank-you', async (c) => {
    // The address contains personal data. It must not reach other sites, caches or search engines.
    c.header('Referrer-Policy', 'no-referrer');
    c.header('Cache-Control', 'no-store');
    c.header('X-Robots-Tag', 'noindex');
    const query = c.req.query();
    // Somebody has just paid: without the database the page still says what the query does.
    const trip = query.order_id ? await readTrip(query.order_id).catch(() => null) : null;
    return c.html(thankYouPage(site, query, trip, today()));
  });
  return app;
}

/**
 * A stand-in for the sites of the brands, mounted at `/brand`: per brand and language a home page, thank-you pages, pages that embed the tool, and
 * pages that the help block of the tool links to. Part of the demo and not of the product.
 */
export function brandSite(deps: BrandSiteDeps): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    c.header('Content-Security-Policy', policy);
    await next();
  });

  const asset = (body: string | Uint8Array<ArrayBuffer>, type: string) => (c: Context) =>
    c.body(body, 200, { 'Content-Type': type, 'Cache-Control': 'public, max-age=300' });
  app.get('/site.css', asset(siteCss, 'text/css; charset=utf-8'));
  app.get(`/${font.path}`, asset(font.body, 'font/woff2'));
  app.get('/menu.js', asset(menuScript, 'text/javascript; charset=utf-8'));
  app.get('/plain-frame.js', asset(plainFrameScript, 'text/javascript; charset=utf-8'));
  for (const [address, script] of Object.entries(browserScripts)) app.get(address, asset(script, 'text/javascript; charset=utf-8'));
  app.get('/guarantee.svg', asset(guaranteeMark, 'image/svg+xml'));
  for (const [name, drawing] of Object.entries(iconFiles)) app.get(`/icons/${name}`, asset(drawing, 'image/svg+xml'));
  for (const [name, getPng] of socialPictures) app.get(`/social/${name}.png`, async (c) => asset(await getPng(), 'image/png')(c));
  for (const [name, drawing] of Object.entries(wordmarkFiles)) app.get(`/wordmarks/${name}`, asset(drawing, 'image/svg+xml'));

  app.get('/', (c) => c.redirect(pageHref({ brand: brands[0], language: languages[0] })));
  // Registered without parameters: with parameters next to the files above, the framework could not use its fast router, not even for the API.
  for (const brand of brands) {
    app.get(`/${brand}`, (c) => c.redirect(pageHref({ brand, language: languages[0] })));
    for (const language of languages) app.route(`/${brand}/${language}`, createPages({ brand, language }, deps));
  }
  return app;
}
