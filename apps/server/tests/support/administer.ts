import pg from 'pg';

/** Runs statements on a PostgreSQL server, each by itself; returns the rows of the last one. */
export async function administer(server: string, ...statements: readonly string[]): Promise<readonly unknown[]> {
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

/** Address of another database on the same server. */
export function addressOf(server: string, database: string): URL {
  const address = new URL(server);
  address.pathname = `/${database}`;
  return address;
}
