import type { RuntimeConfig } from '@booking/config';
import type { IsoDate } from '@booking/domain/schema';
import type { Hono } from 'hono';
import type { Catalogue } from './catalogue/catalogue.ts';
import type { DepartureReader } from './catalogue/departure-reader.ts';
import type { Config } from './config/config.ts';
import type { Database } from './database/database.ts';
import type { StaticFolders } from './static/static-site.ts';

/** Locations of what the server serves: the builds of the front end, pictures and texts. */
export type Folders = StaticFolders & {
  locales: string;
  /** The browser script of the payment sandbox. */
  sandboxScript: string;
};

/** What an application runs on the backend. */
export type Application = {
  /** `today` is the date of the server. */
  createCatalogue(today: () => IsoDate): Catalogue | Promise<Catalogue>;
  folders: Folders;
  /** What it configures for the shells, besides its catalogue. Each key of `RUNTIME_CONFIG` takes precedence. */
  configureShells?(config: Config): Readonly<Record<string, unknown>>;
  /** Creates routes of its own, such as a brand site, once the database is open. They are served after the API and before the pages of the shells. */
  createRoutes?(server: { db: Database; config: Config; runtimeConfig: RuntimeConfig; readDepartures: DepartureReader }): Promise<Hono>;
};
