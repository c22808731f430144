import pg from 'pg';

/** The address of another database on a server. */
export function toDatabaseUrl(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/** Executes one statement on a new connection. Returns its rows. */
export async function query<Row extends pg.QueryResultRow>(server: string, statement: string): Promise<Row[]> {
  const client = new pg.Client(server);
  await client.connect();
  const { rows } = await client.query<Row>(statement).finally(() => client.end());
  return rows;
}

/** Executes one statement on a new connection. */
export async function execute(server: string, statement: string): Promise<void> {
  await query(server, statement);
}

/** Creates or replaces a database, empty or as a copy of another. Returns a function that drops it and closes its connections. */
export async function createDatabase(server: string, name: string, template?: string): Promise<() => Promise<void>> {
  const drop = () => execute(server, `drop database if exists ${name} with (force)`);
  await drop();
  await execute(server, `create database ${name}${template ? ` template ${template}` : ''}`);
  return drop;
}
