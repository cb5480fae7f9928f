// Bare Fastify on the same SQL, without permissions, parsing or validation. Prints its URL.
import { PGlite } from '@electric-sql/pglite';
import Fastify from 'fastify';
import pg from 'pg';
import { ORDERS_SQL } from './orders-sql.ts';

const { FLOOR_DATABASE: url, FLOOR_FOLDER: folder } = process.env;

async function openQuery(): Promise<(values: unknown[]) => Promise<unknown[]>> {
  if (url !== undefined) {
    const pool = new pg.Pool({ connectionString: url, max: 10 });
    return async (values) => (await pool.query(ORDERS_SQL, values)).rows;
  }
  const db = await PGlite.create(folder ?? 'memory://');
  return async (values) => (await db.query(ORDERS_SQL, values)).rows;
}

const query = await openQuery();
const app = Fastify();
app.post<{ Body: { readonly asker: number; readonly below: number } }>('/orders', async ({ body }) => ({
  items: (await query([body.asker, body.below])).slice(0, 50),
}));
process.stdout.write(`Floor ${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
