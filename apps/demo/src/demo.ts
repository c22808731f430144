import { type Application, listDemoPayments, readBookedTrip, seedDemoPayments } from '@booking/backend';
import { brandFacts } from '@booking/config';
import { createDemoCatalogue, demoPayments } from '@booking/demo-catalogue';
import { brands } from '@booking/domain/brand';
import { today } from '@booking/domain/date';
import { centsToEuros, toCents } from '@booking/domain/money';
import { languages } from '@booking/domain/schema';
import { Hono } from 'hono';
import { brandConfig, legalConfig } from './brand-site/brand-config.ts';
import { brandSite } from './brand-site/brand-site.ts';
import { pageHref } from './brand-site/brands.ts';
import { eventsPagePath } from './brand-site/events-page.ts';
import { folders } from './folders.ts';
import { fromPrice } from './from-price.ts';
import { standIns } from './stand-ins.ts';

/** The backend with the fictitious catalogue, a stand-in brand site and payments for trying out. */
export const demo: Application = {
  createCatalogue: (today) => ({ ...createDemoCatalogue(today), brands: brandConfig, legal: legalConfig }),
  folders,
  configureShells: standIns,
  async createRoutes({ db, config, runtimeConfig, readDepartures }) {
    await seedDemoPayments(db, config.stage, demoPayments);
    const site = brandSite({
      sandbox: config.keys === null,
      outside: {
        hasChat: runtimeConfig.chat !== null,
        isDataLayerShown: runtimeConfig.tagManagerId !== null && runtimeConfig.tagManagerScript !== null,
        parentOrigins: runtimeConfig.parentOrigins,
      },
      fromPrice: async (tourId) => fromPrice(await readDepartures(tourId), today()),
      readTrip: (bookingId) => readBookedTrip(db, bookingId),
      today,
      facts: (brand, language) => brandFacts(brand, language, runtimeConfig),
      // The page gets nothing personal.
      demoPayments: async () =>
        (await listDemoPayments(db, config.stage)).map(({ id, description, locale, amount, status, refunded, disputed }) => ({
          id,
          description,
          language: locale,
          amount: centsToEuros(toCents(amount)),
          status,
          refunded,
          disputed,
        })),
    });
    const first = { brand: brands[0], language: languages[0] };
    return (
      new Hono()
        .route('/brand', site)
        // Browsers request the icon without being told its address.
        .get('/favicon.ico', (c) => c.redirect(`/brand/icons/${first.brand}.svg`))
        // To be typed.
        .get('/demo', (c) => c.redirect(pageHref(first, 'demo')))
        .get('/demo/events', (c) => c.redirect(pageHref(first, eventsPagePath)))
    );
  },
};
