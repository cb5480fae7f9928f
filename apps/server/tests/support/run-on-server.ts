import { randomBytes } from 'node:crypto';
import pg from 'pg';

/**
 * Lower-case letters, digits, underscores. The test runner finds and drops the databases of a killed run by this
 * prefix.
 */
const prefix = process.env.BOOSTDESK_TEST_PREFIX || 'boostdesk_test';

export const createDatabaseName = (): string => `${prefix}_${randomBytes(6).toString('hex')}`;

/** Runs statements one by one; returns the rows of the last one. */
export async function runOnServer(server: string, ...statements: readonly string[]): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    let rows: readonly unknown[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

export function databaseUrl(server: string, database: string): URL {
  const address = new URL(server);
  address.pathname = `/${database}`;
  return address;
}
