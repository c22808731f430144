import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages, requestText } from '@booking/domain/schema';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import { missingTexts } from '../database/schema.ts';
import { requireType } from '../http/guards.ts';
import { limitBody } from '../http/limit-body.ts';
import { Problem, problemResponse } from '../http/problem.ts';
import { loggableText } from '../log/loggable.ts';
import type { Log } from '../log/logger.ts';

const text = requestText(2_000);
const MissingSchema = v.record(text, text);
const namespacePattern = /^[a-z][a-zA-Z0-9-]{0,40}$/;
const known = (language: string, namespace: string): boolean =>
  languages.some((name) => name === language) && namespacePattern.test(namespace);

/** Serves the texts as files, and stores missing ones that pages report if `saveMissing` is on. */
export function createLocaleFiles(folder: string, db: Database, { saveMissing, log }: { saveMissing: boolean; log: Log }): Hono {
  const app = new Hono();

  app.get('/locales/:language/:file{.+\\.json}', async (c) => {
    const language = c.req.param('language');
    const namespace = c.req.param('file').slice(0, -'.json'.length);
    const text = known(language, namespace)
      ? await readFile(join(folder, language, 'texts', `${namespace}.json`), 'utf8').catch(() => null)
      : null;
    if (text === null) return problemResponse(c, new Problem(404, 'Not found'));
    return c.body(text, 200, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-cache' });
  });

  // Anyone can write to the database and the log here, so the deployment must enable it.
  if (!saveMissing) return app;
  app.post('/api/locales/:language/:namespace', requireType('application/json'), limitBody(100_000), async (c) => {
    const { language, namespace } = c.req.param();
    const body = v.safeParse(MissingSchema, await c.req.json().catch(() => null));
    if (!known(language, namespace) || !body.success) return problemResponse(c, new Problem(400, 'The request body is invalid'));
    const rows = Object.entries(body.output).map(([key, text]) => ({ language, namespace, key, text }));
    if (rows.length > 0) await db.insert(missingTexts).values(rows).onConflictDoNothing();
    for (const { key } of rows) log(`missing text: ${language} ${namespace} ${loggableText(key)}`, 'info');
    return c.body(null, 204);
  });
  return app;
}
