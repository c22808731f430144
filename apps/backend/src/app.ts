import { RuntimeConfigSchema } from '@booking/config';
import { type Context, type ErrorHandler, Hono } from 'hono';
import { cors } from 'hono/cors';
import { routePath } from 'hono/route';
import * as v from 'valibot';
import { type BookingWorker, startBookingWorker } from './bookings/booking-worker.ts';
import { clientHash } from './bookings/open-cabins.ts';
import type { Calendar } from './calendar.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import { createClientResolver, getRemoteAddress } from './clients/client-address.ts';
import { createLimits } from './clients/limits.ts';
import { getVisitorUrl } from './clients/visitor-url.ts';
import type { Config } from './config/config.ts';
import type { OpenDatabase } from './database/database.ts';
import { type ApiDeps, createApi } from './http/api.ts';
import { createBeacons } from './http/beacons.ts';
import { rejectForeign, rejectMalformed } from './http/guards.ts';
import { createHandlers } from './http/handlers.ts';
import { limitConnection } from './http/limit-connection.ts';
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
import type { Gateway } from './payments/gateway.ts';
import { createPayments, type Payments } from './payments/payments.ts';
import { createLocaleFiles } from './static/locale-files.ts';
import { toRuntimeConfig } from './static/runtime-config.ts';
import { createStaticSite, type StaticFolders } from './static/static-site.ts';

export type AppDeps = Pick<OpenDatabase, 'db'> &
  Calendar & {
    config: Config;
    catalogue: Catalogue;
    /** The application's own routes; null for none. */
    routes: Hono | null;
    gateway: Gateway;
    /** The payment sandbox, if it replaces the card provider. */
    sandbox: Hono | null;
    folders: StaticFolders & { locales: string };
    now(): number;
    log: Log;
    /** Called after every response. */
    observe?: (entry: RequestEntry) => void;
  };

const ignoredForwarding =
  'X-Forwarded-For is ignored, since no proxy is trusted: behind a proxy, set TRUSTED_PROXIES, or all visitors share the limits of one client.';

export type App = { app: Hono; worker: BookingWorker; payments: Payments; readiness: Readiness };

/** The whole server as one request handler, with its background jobs. */
export function createApp(deps: AppDeps): App {
  const { config, db, catalogue, routes, gateway, sandbox, folders, now, today, earliestToday, todayIn, log, observe } = deps;
  const worker = startBookingWorker({ db, holdMs: config.holdMs, now, log });
  const payments = createPayments({ db, gateway, holdMs: config.holdMs, now, log });
  const readiness = createReadiness(db);
  const resolveClient = createClientResolver(config.trustedProxies, () => log(ignoredForwarding, 'warn'));
  const getClient = (c: Context) => resolveClient(getRemoteAddress(c.env), c.req.header('x-forwarded-for'));
  const toVisitorUrl = (c: Context) => getVisitorUrl(c, config.trustedProxies);
  const consume = createLimits(config.limits);
  const runtimeConfig = toRuntimeConfig(config, catalogue);
  const parsedConfig = v.parse(RuntimeConfigSchema, runtimeConfig);

  // Without this handler, Hono prints the error, including the values of a query.
  const handleError: ErrorHandler = (error, c) => {
    // A `Problem` is expected. Every other error is logged.
    if (!(error instanceof Problem)) log(`${c.req.method} ${routePath(c)}: ${loggable(error)}`);
    return problemResponse(c, toProblem(error));
  };
  const api = {
    reads: createReads(catalogue, earliestToday),
    sendCached: createResponseCache({ readInventory: createInventoryReader(db), today: earliestToday }),
    handlers: createHandlers({
      db,
      catalogue,
      worker,
      payments,
      mayCheckPayment: (client) =>
        consume('paymentCheck', client).then(
          () => true,
          () => false,
        ),
      holdMs: config.holdMs,
      now,
      today,
      todayIn,
      assignment: parsedConfig.assignment,
      openCabins: config.limits.openCabins,
      clientHash: (client) => clientHash(config.clientSecret, client),
    }),
    isReady: readiness.isReady,
    receiveWebhook: payments.receive,
    getClient,
    version: config.version,
  } satisfies Omit<ApiDeps, 'consume'>;

  // The data of a page come from the same handlers, in process. Page and data are one request of the visitor, so these calls do not count towards
  // the visitor's limits.
  const ownApi = new Hono().onError(handleError).route('/api/v1', createApi({ ...api, consume: async () => async () => {} }));
  const inProcess: typeof fetch = async (input, init) => ownApi.fetch(new Request(new URL(String(input), 'http://localhost'), init));
  const { frameAncestors } = config;
  const siteDeps = { config: runtimeConfig, fetch: inProcess, log, frameAncestors, consume, getClient, toVisitorUrl };
  const pages = createStaticSite(folders, siteDeps).onError(handleError);

  const app = new Hono().onError(handleError);
  if (observe) app.use(observeRequests(observe));
  app.use(limitConnection, securityHeaders(config.hstsSeconds, toVisitorUrl), rejectMalformed(pages));
  if (config.allowedOrigins.length > 0)
    app.use('/api/*', cors({ origin: [...config.allowedOrigins], maxAge: 600, exposeHeaders: ['Date', 'Retry-After'] }));
  app.use('/api/*', rejectForeign(config.allowedOrigins, toVisitorUrl));
  app.route('/api/v1', createApi({ ...api, consume }));
  app.route('/', createLocaleFiles(folders.locales, db, { saveMissing: parsedConfig.saveMissing, log }));
  if (parsedConfig.beaconUrl !== null) app.route('/', createBeacons({ getClient, log }));
  app.all('/api/*', (c) => problemResponse(c, new Problem(404, 'Not found')));
  if (sandbox) app.route('/', sandbox);
  if (routes) app.route('/', routes);
  app.route('/', pages);
  return { app, worker, payments, readiness };
}
