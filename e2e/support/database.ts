import pg from 'pg';
import { uniqueName } from './server-process.ts';

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const nameOf = (url: string): string => new URL(url).pathname.slice(1);

/**
 * Creates a database on the server of `server`, a copy of `template` if given. The user of `server` must be allowed to create
 * databases, and nobody may be connected to the template.
 */
export async function createDatabase(server: string, template?: string) {
  const name = uniqueName();
  await administer(server, `create database ${name}${template === undefined ? '' : ` template ${nameOf(template)}`}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  return { url: address.href, drop: () => administer(server, `drop database if exists ${name} with (force)`) };
}
