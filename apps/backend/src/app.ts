import { brandFacts, RuntimeConfigSchema } from '@booking/config';
import { centsToEuros, toCents } from '@booking/domain/money';
import type { IsoDate } from '@booking/domain/schema';
import { type ErrorHandler, Hono } from 'hono';
import { routePath } from 'hono/route';
import * as v from 'valibot';
import { type BookingWorker, startBookingWorker } from './bookings/booking-worker.ts';
import { clientHash } from './bookings/open-cabins.ts';
import { brandSite } from './brand-site/brand-site.ts';
import { createCatalogue } from './catalogue/catalogue.ts';
import { createClientResolver, getRemoteAddress } from './clients/client-address.ts';
import { createLimits } from './clients/limits.ts';
import type { Config } from './config/config.ts';
import type { OpenDatabase } from './database/database.ts';
import { wasRejected } from './database/database-errors.ts';
import { type ApiDeps, createApi } from './http/api.ts';
import { createBeacons } from './http/beacons.ts';
import { createHandlers } from './http/handlers.ts';
import { requestHeader } from './http/headers.ts';
import { observeRequests, type RequestEntry } from './http/observe-requests.ts';
import { Problem, problemResponse } from './http/problem.ts';
import { createReadiness, type Readiness } from './http/readiness.ts';
import { createReads } from './http/reads.ts';
import { createResponseCache } from './http/response-cache.ts';
import { securityHeaders } from './http/security-headers.ts';
import { toProblem } from './http/to-problem.ts';
import { createInventoryReader } from './inventory/inventory.ts';
import { loggable } from './log/loggable.ts';
import type { Log } from './log/logger.ts';
import { listDemoPayments } from './payments/demo-payments.ts';
import type { Gateway } from './payments/gateway.ts';
import { createPayments, type Payments } from './payments/payments.ts';
import { sandboxKeys } from './payments/sandbox-keys.ts';
import { createLocaleFiles } from './static/locale-files.ts';
import { toRuntimeConfig } from './static/runtime-config.ts';
import { createStaticSite, type StaticFolders } from './static/static-site.ts';

export type AppDeps = Pick<OpenDatabase, 'db' | 'activity'> & {
  config: Pick<Config, 'stage' | 'keys' | 'holdMs' | 'runtimeConfig' | 'limits' | 'trustedProxies' | 'hstsSeconds' | 'frameAncestors'>;
  gateway: Gateway;
  /** The payment sandbox, if it replaces the card provider. */
  sandbox: Hono | null;
  folders: StaticFolders & { locales: string };
  now(): number;
  today(): IsoDate;
  earliestToday(): IsoDate;
  log: Log;
  /** Called after every response. */
  observe?: (entry: RequestEntry) => void;
};

export type App = { app: Hono; worker: BookingWorker; payments: Payments; readiness: Readiness };

/** The whole server as one request handler, with its background jobs. */
export function createApp({ config, db, activity, gateway, sandbox, folders, now, today, earliestToday, log, observe }: AppDeps): App {
  const catalogue = createCatalogue(today);
  const worker = startBookingWorker({ db, holdMs: config.holdMs, now, log });
  const payments = createPayments({ db, gateway, now, log });
  const readiness = createReadiness(db);
  const getClient = createClientResolver(config.trustedProxies);
  const runtimeConfig = toRuntimeConfig(config);
  const parsedConfig = v.parse(RuntimeConfigSchema, runtimeConfig);

  // Without this handler, Hono prints the error, including the values of a query.
  const handleError: ErrorHandler = (error, c) => {
    // A `Problem` is expected, and an outage of the database is logged once. Every other error is logged.
    if (!(error instanceof Problem) && !wasRejected(error)) log(`${c.req.method} ${routePath(c)}: ${loggable(error)}`);
    return problemResponse(c, toProblem(error));
  };
  const api = {
    reads: createReads(catalogue),
    sendCached: createResponseCache({ readInventory: createInventoryReader({ db, activity }), today }),
    handlers: createHandlers({
      db,
      catalogue,
      worker,
      payments,
      holdMs: config.holdMs,
      now,
      today,
      earliestToday,
      assignment: parsedConfig.assignment,
      openCabins: config.limits.openCabins,
      clientHash: (client) => clientHash((config.keys ?? sandboxKeys).default.secretKey, client),
    }),
    isReady: readiness.isReady,
    receiveWebhook: payments.receive,
    getClient: (c) => getClient(getRemoteAddress(c.env), requestHeader(c, 'x-forwarded-for')),
  } satisfies Omit<ApiDeps, 'consume'>;

  const app = new Hono().onError(handleError);
  if (observe) app.use(observeRequests(observe));
  app.use(securityHeaders(config));
  app.route('/api/v1', createApi({ ...api, consume: createLimits(config.limits, now) }));
  // The data of a page come from the same handlers, in process. Page and data are one request of the visitor, so these calls do not count towards
  // the visitor's limits.
  const ownApi = new Hono().onError(handleError).route('/api/v1', createApi({ ...api, consume: () => () => {} }));
  const inProcess: typeof fetch = async (input, init) => ownApi.fetch(new Request(new URL(String(input), 'http://localhost'), init));
  app.route('/', createLocaleFiles(folders.locales, db, { saveMissing: parsedConfig.saveMissing, log }));
  if (parsedConfig.beaconUrl !== null) app.route('/', createBeacons({ getClient: api.getClient, now, log }));
  app.all('/api/*', (c) => problemResponse(c, new Problem(404, 'Not found')));
  if (sandbox) app.route('/', sandbox);
  app.route(
    '/brand',
    brandSite({
      sandbox: sandbox !== null,
      facts: (brand, language) => brandFacts(brand, language, parsedConfig),
      demoPayments: async () =>
        (await listDemoPayments(db, config.stage)).map(({ id, description, amount, status, refunded, disputed }) => ({
          id,
          description,
          amount: centsToEuros(toCents(amount)),
          status,
          refunded,
          disputed,
        })),
    }),
  );
  // Requested by browsers without being linked.
  app.get('/favicon.ico', (c) => c.redirect('/brand/icon.svg'));
  app.route('/', createStaticSite(folders, { config: runtimeConfig, fetch: inProcess, log, frameAncestors: config.frameAncestors }));
  return { app, worker, payments, readiness };
}
