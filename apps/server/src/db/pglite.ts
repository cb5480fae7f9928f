import type { PGlite, Transaction } from '@electric-sql/pglite';
import { type Dialect, PGliteDialect } from 'kysely';
import { createQueries } from './pglite-query.ts';

export function pgliteDialect(client: PGlite): Dialect {
  const { query, close } = createQueries(client);
  // A query with parameters is one statement; PGlite's exec() runs several (migrations, pg-boss).
  const many = (c: PGlite | Transaction) => ({
    query: async (text: string, values?: unknown[], options?: object) =>
      values?.length
        ? query(text, values)
        : ((await c.exec(text, options)).at(-1) ?? { rows: [], fields: [], affectedRows: 0 }),
  });
  return new PGliteDialect({
    pglite: {
      ...many(client),
      get closed() {
        return client.closed;
      },
      get ready() {
        return client.ready;
      },
      waitReady: client.waitReady,
      close,
      transaction: (body: (tx: unknown) => Promise<unknown>) => client.transaction((tx) => body(many(tx))),
    } as unknown as PGlite,
  });
}
