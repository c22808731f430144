// The reference for our server: the same framework and drivers, one handler each, and nothing else.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

type Query = (name: string, text: string, values: unknown[]) => Promise<unknown[]>;

async function openPostgres(url: string): Promise<Query> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  return async (name, text, values) => (await pool.query({ name, text, values })).rows;
}

async function openEmbedded(folder: string): Promise<Query> {
  const { PGlite } = await import('@electric-sql/pglite');
  const database = await PGlite.create(folder);
  return async (_, text, values) => (await database.query(text, values)).rows;
}

const { PORT = '', DATA_DIR = '', DATABASE_URL, CACHED = '' } = process.env;
const query = DATABASE_URL ? await openPostgres(DATABASE_URL) : await openEmbedded(`${DATA_DIR}/bare`);

await query('', 'create table if not exists bare_inventory (departure_id text primary key, taken jsonb not null)', []);
await query(
  '',
  `create table if not exists bare_bookings (id uuid primary key, key uuid not null unique, departure_id text not null, body jsonb not null,
    created_at timestamptz not null default now())`,
  [],
);
await query('', `insert into bare_inventory select 'd' || n, '{"twin": 0}' from generate_series(0, 999) n on conflict do nothing`, []);

const app = new Hono();
app.get('/api/v1/health/ready', (c) => c.text('ready'));
app.get('/cached', (c) => c.body(CACHED, 200, { 'Content-Type': 'application/json' }));
app.get('/read', async (c) => {
  const ids = Array.from({ length: 9 }, (_, index) => `d${index}`);
  return c.json(await query('read', 'select departure_id, taken from bare_inventory where departure_id = any($1::text[])', [ids]));
});
/** Takes one of a million cabins of a departure and stores the body, or does neither. */
app.post('/bookings/:departure', async (c) => {
  const body = (await c.req.json()) as { idempotency_key: string };
  const rows = await query(
    'book',
    `with taken as (
       update bare_inventory set taken = taken || jsonb_build_object('twin', (taken ->> 'twin')::int + 1)
       where departure_id = $1 and (taken ->> 'twin')::int < 1000000 returning departure_id
     )
     insert into bare_bookings (id, key, departure_id, body) select $2, $3, departure_id, $4 from taken returning id`,
    [c.req.param('departure'), crypto.randomUUID(), body.idempotency_key, JSON.stringify(body)],
  );
  return c.json(rows[0] as object, 201);
});

serve({ fetch: app.fetch, port: Number(PORT) });
process.on('SIGTERM', () => process.exit(0));
