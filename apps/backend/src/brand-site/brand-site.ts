import { type Brand, brands } from '@booking/domain/brand';
import { type Language, languages } from '@booking/domain/schema';
import { type Context, Hono } from 'hono';
import { articlePage } from './article-page.ts';
import { pageHref, type Site } from './brands.ts';
import { contactPage } from './contact-page.ts';
import type { BrandSiteDeps } from './deps.ts';
import { faqPage } from './faq-page.ts';
import { homePage } from './home-page.ts';
import { iconFile } from './marks.ts';
import { siteCss } from './site-css.ts';
import { termsPage } from './terms-page.ts';
import { thankYouPage } from './thank-you-page.ts';

const policy =
  "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

// Without the group, only one side of the alternation would be anchored to the path segment.
const oneOf = (names: readonly string[]) => `{(?:${names.join('|')})}`;

const siteOf = (c: Context): Site => ({ brand: c.req.param('brand') as Brand, language: c.req.param('language') as Language });

/**
 * The stand-in for the brands' own sites, to be mounted at `/brand`: a home page per brand and language, thank-you pages, a
 * page that embeds the tool, and what the tool's help block links to. Part of the demo, not of the product. BACK-3.
 */
export function brandSite({ sandbox, demoPayments, facts }: BrandSiteDeps): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    c.header('Content-Security-Policy', policy);
    await next();
  });

  const asset = (body: string, type: string) => (c: Context) =>
    c.body(body, 200, { 'Content-Type': type, 'Cache-Control': 'public, max-age=300' });
  app.get('/site.css', asset(siteCss, 'text/css; charset=utf-8'));
  app.get('/icon.svg', asset(iconFile, 'image/svg+xml'));

  app.get('/', (c) => c.redirect(pageHref({ brand: brands[0], language: languages[0] })));
  app.get(`/:brand${oneOf(brands)}`, (c) => c.redirect(pageHref({ brand: siteOf(c).brand, language: languages[0] })));

  const site = new Hono();
  site.get('/', async (c) => c.html(homePage(siteOf(c), { payments: await demoPayments(), sandbox })));
  site.get('/article', (c) => c.html(articlePage(siteOf(c))));
  site.get('/faq', (c) => c.html(faqPage(siteOf(c))));
  site.get('/terms', (c) => c.html(termsPage(siteOf(c))));
  site.get('/contact', (c) => c.html(contactPage(siteOf(c), facts(siteOf(c).brand, siteOf(c).language))));
  site.get('/thank-you', (c) => {
    // The address holds personal data: it must not reach other sites, caches or search engines.
    c.header('Referrer-Policy', 'no-referrer');
    c.header('Cache-Control', 'no-store');
    c.header('X-Robots-Tag', 'noindex');
    return c.html(thankYouPage(siteOf(c), c.req.query()));
  });
  app.route(`/:brand${oneOf(brands)}/:language${oneOf(languages)}`, site);
  return app;
}
