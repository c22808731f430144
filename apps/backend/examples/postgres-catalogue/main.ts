import { type Application, runServer } from '@booking/backend';
import pg from 'pg';
import { testApplication } from '../../src/testing/test-application.ts';
import { createPostgresCatalogue } from './postgres-catalogue.ts';

const pool = new pg.Pool({
  connectionString: process.env.CATALOGUE_URL,
  max: 5,
  // Shorter than the two seconds that the backend waits for a catalogue.
  connectionTimeoutMillis: 1_000,
  statement_timeout: 800,
  query_timeout: 1_000,
});
// Without a listener, an idle connection that breaks would end the process. The pool replaces it.
pool.on('error', (error) => console.error(`catalogue: ${error.message}`));

const application: Application = {
  createCatalogue: () => createPostgresCatalogue(pool, 1.0842),
  folders: testApplication.folders,
};
runServer(application);
