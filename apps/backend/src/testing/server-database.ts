import pg from 'pg';

/** The address of another database of a server. */
export function toDatabaseUrl(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/** One statement on a connection of its own. */
export async function execute(server: string, statement: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Creates a database in place of one of the same name, empty or as a copy of another. Returns the function that drops it, cutting its connections. */
export async function createDatabase(server: string, name: string, template?: string): Promise<() => Promise<void>> {
  const drop = () => execute(server, `drop database if exists ${name} with (force)`);
  await drop();
  await execute(server, `create database ${name}${template ? ` template ${template}` : ''}`);
  return drop;
}
