import type { PGlite, Transaction } from '@electric-sql/pglite';
import { type Dialect, PGliteDialect } from 'kysely';

// PGlite's query() takes one statement, exec() several (migrations, pg-boss).
const many = (c: PGlite | Transaction) => ({
  query: async (text: string, values?: unknown[], options?: object) =>
    values?.length
      ? c.query(text, values, options)
      : ((await c.exec(text, options)).at(-1) ?? { rows: [], fields: [], affectedRows: 0 }),
});

export const pgliteDialect = (client: PGlite): Dialect =>
  new PGliteDialect({
    pglite: {
      ...many(client),
      get closed() {
        return client.closed;
      },
      get ready() {
        return client.ready;
      },
      waitReady: client.waitReady,
      close: () => client.close(),
      transaction: (body: (tx: unknown) => Promise<unknown>) => client.transaction((tx) => body(many(tx))),
    } as unknown as PGlite,
  });
