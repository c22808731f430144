import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { RuntimeConfigSchema } from '@booking/config';
import { createSandbox } from '@booking/payment-sandbox';
import { Hono } from 'hono';
import * as v from 'valibot';
import { createApp } from './app.ts';
import type { Application } from './application.ts';
import { type Calendar, createCalendar } from './calendar.ts';
import { type Catalogue, getTimeZone } from './catalogue/catalogue.ts';
import { createDepartureReader } from './catalogue/departure-reader.ts';
import { getVisitorUrl } from './clients/visitor-url.ts';
import type { Config } from './config/config.ts';
import { StartupError } from './config/startup-error.ts';
import { getTermsWarnings, getWarnings } from './config/warnings.ts';
import { type Database, openEmbedded, openForJob, openServer } from './database/database.ts';
import { lockDirectory } from './database/lock-file.ts';
import { startErasure } from './erasure/start-erasure.ts';
import { observeRequests, type RequestEntry } from './http/observe-requests.ts';
import { problemResponse, unavailable } from './http/problem.ts';
import { createInventoryReader } from './inventory/inventory.ts';
import { listen } from './listen.ts';
import { createLogger } from './log/logger.ts';
import { createMetrics } from './metrics/metrics.ts';
import { createGateway } from './payments/gateway.ts';
import { sandboxKeys, sandboxWebhookSecret } from './payments/sandbox-keys.ts';
import { createSandboxStore } from './payments/sandbox-store.ts';
import { toRuntimeConfig } from './static/runtime-config.ts';
import { startSweep } from './sweep.ts';

export type RunningServer = { stop(): Promise<void> };

const createSandboxFor = ({ port, trustedProxies, sandbox: { settleMs, webhooks } }: Config, db: Database, scriptFile: string) =>
  createSandbox({
    webhookUrl: () => `http://localhost:${port}/api/v1/webhooks/stripe`,
    webhookSecret: sandboxWebhookSecret,
    store: createSandboxStore(db),
    toOrigin: (c) => getVisitorUrl(c, trustedProxies).origin,
    scriptFile,
    settleAfter: settleMs,
    webhooks,
  });

/** @throws StartupError if the catalogue's time zone does not exist. */
function checkTimeZone(catalogue: Catalogue, { todayIn }: Calendar): void {
  const timeZone = getTimeZone(catalogue);
  try {
    todayIn(timeZone);
  } catch {
    throw new StartupError(`The catalogue's time zone is unknown: ${timeZone}`);
  }
}

/**
 * Listens, opens the database and starts the background jobs. `stop`, or a failure half way, closes what was opened, in reverse order. `wrapFetch`
 * wraps the calls from the server to the payment sandbox.
 * @throws StartupError for every failure that a one-line message explains.
 */
export async function startServer(
  given: Config,
  { createCatalogue, folders, configureShells, createRoutes }: Application,
  wrapFetch: (send: typeof fetch) => typeof fetch = (send) => send,
): Promise<RunningServer> {
  const config: Config = { ...given, runtimeConfig: { ...configureShells?.(given), ...given.runtimeConfig } };
  const { log, request, flush } = createLogger(config.stage, config.logLevel);
  const metrics = createMetrics();
  const observe = (entry: RequestEntry): void => {
    request(entry);
    metrics.observe(entry);
  };
  const opened: (() => unknown)[] = [flush];
  const stop = async (): Promise<void> => {
    for (const close of opened.splice(0).reverse()) await close();
  };
  try {
    if (config.databaseUrl === null) opened.push(lockDirectory(config.dataDir));

    // Listens first, so that a port in use is reported at once, and early requests get 503 with Retry-After.
    let app = new Hono().use(observeRequests(observe)).all('*', (c) => problemResponse(c, unavailable('The server is starting')));
    const listener = await listen((request, env) => app.fetch(request, env), config.port);
    let closeDatabase = async (): Promise<void> => undefined;
    let stopWorker = closeDatabase;
    let drain = closeDatabase;
    // Closed in reverse order: first readiness is withdrawn, then running requests finish, then the jobs, then the database.
    opened.push(
      () => closeDatabase(),
      () => stopWorker(),
      () => listener.close(),
      () => drain(),
    );

    if (config.metricsPort !== null) {
      const { close } = await listen(
        (request) => metrics.app.fetch(request),
        config.metricsPort,
        {},
        { host: config.metricsHost, variable: 'METRICS_PORT' },
      );
      opened.push(close);
    }

    const database =
      config.databaseUrl === null ? await openEmbedded(join(config.dataDir, 'database')) : await openServer(config.databaseUrl, log);
    const { db } = database;
    closeDatabase = database.close;
    metrics.watch(database, Date.now);
    const running = config.keys === null ? createSandboxFor(config, db, folders.sandboxScript) : null;
    const sandbox = running?.app ?? null;
    const gateway = createGateway(
      config.keys ?? sandboxKeys,
      sandbox && wrapFetch(async (input, init) => sandbox.fetch(new Request(input, init))),
    );
    const calendar = createCalendar();
    const catalogue = await createCatalogue(calendar.today);
    checkTimeZone(catalogue, calendar);
    const runtimeConfig = v.parse(RuntimeConfigSchema, toRuntimeConfig(config, catalogue));
    const readDepartures = createDepartureReader(catalogue, createInventoryReader(db), calendar.today);
    const created = createApp({
      config,
      db,
      catalogue,
      routes: (await createRoutes?.({ db, config, runtimeConfig, readDepartures })) ?? null,
      gateway,
      sandbox,
      folders,
      now: Date.now,
      ...calendar,
      log,
      observe,
    });
    drain = () => {
      created.readiness.drain();
      return sleep(config.drainMs);
    };
    stopWorker = created.worker.stop;
    if (running) opened.push(running.start());
    opened.push(
      startSweep('holds', created.payments.expireHolds, log),
      startSweep('reconciliation', created.payments.reconcile, log),
      startErasure({
        retention: config.retention,
        open: () => openForJob(config.databaseUrl, db, log),
        now: Date.now,
        today: calendar.today,
        log,
      }),
    );
    app = created.app;
    log(`version ${config.version}, listening on port ${config.port}`, 'info');
    const warnings = [...getWarnings(config), ...getTermsWarnings(runtimeConfig, catalogue.insurancePolicies)];
    for (const warning of warnings) log(warning, 'warn');
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
