import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { paths } from '../paths.ts';

const journal = JSON.parse(readFileSync(join(paths.migrations, 'meta/_journal.json'), 'utf8')) as { entries: { tag: string }[] };
const sqlOf = (tag: string): string => readFileSync(join(paths.migrations, `${tag}.sql`), 'utf8');

test('what was paid before payments had money of their own counts, so that it is never paid back; what was open is looked at', async () => {
  const tags = journal.entries.map(({ tag }) => tag);
  const here = tags.indexOf('0010_payments_that_add_up');
  const db = await PGlite.create();
  for (const tag of tags.slice(0, here)) await db.exec(sqlOf(tag));
  await db.exec(`insert into intents (id, market, type, currency, amount, status, open, updated_at) values
    ('pi_paid', 'default', 'deposit', 'eur', 5000, 'succeeded', false, now()),
    ('pi_open', 'default', 'deposit', 'eur', 6000, 'processing', true, now())`);
  await db.exec(`insert into webhook_events (id, type, received_at) values ('evt_1', 'payment_intent.succeeded', now())`);
  for (const tag of tags.slice(here)) await db.exec(sqlOf(tag));
  // A process of the release before goes on as it did.
  await db.exec(`insert into intents (id, market, type, currency, amount, status, open, updated_at) values
    ('pi_old', 'default', 'deposit', 'eur', 7000, 'requires_confirmation', true, now())`);
  const { rows } = await db.query(
    'select id, money, received, open, key is not null as keyed, look_at <= now() as due from intents order by id',
  );
  expect(rows).toEqual([
    { id: 'pi_old', money: 'none', received: 0, open: true, keyed: true, due: true },
    { id: 'pi_open', money: 'none', received: 0, open: true, keyed: true, due: true },
    { id: 'pi_paid', money: 'counted', received: 5000, open: false, keyed: true, due: true },
  ]);
  expect((await db.query('select processed_at is not null as processed from webhook_events')).rows).toEqual([{ processed: true }]);
  await db.close();
});
