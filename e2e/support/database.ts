import { randomBytes } from 'node:crypto';
import pg from 'pg';

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A database of the run's own beside the one that is named, whose user may create some. */
export async function freshDatabase(url: string) {
  const name = `boostdesk_e2e_${randomBytes(6).toString('hex')}`;
  await administer(url, `create database ${name}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  return { url: address.href, drop: () => administer(url, `drop database if exists ${name} with (force)`) };
}
