import { createHash } from 'node:crypto';
import { CompiledQuery, type PostgresDialectConfig, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** From this time on that a connection is asked for the same text, the database keeps it read. */
const KEPT_FROM = 5;
/** Texts that are kept for a connection: each takes some of the database's memory. */
const KEPT_MOST = 100;
/** Texts that are counted for a connection: lists of many lengths would be counted without end. */
const COUNTED_MOST = 2_000;

/** A star names the columns its table has: the database refuses what it kept once a newer version has added one. */
const hasStar = (text: string): boolean => /[^(]\*/.test(text);

/** The name under which a text is to be kept; undefined: it is read anew. */
function createNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const times = new Map<string, number>();
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size >= KEPT_MOST || hasStar(text)) return name;
    const asked = (times.get(text) ?? 0) + 1;
    if (asked < KEPT_FROM) {
      if (times.size >= COUNTED_MOST) times.clear();
      times.set(text, asked);
      return undefined;
    }
    times.delete(text);
    names.set(text, createHash('sha256').update(text).digest('base64url'));
    return names.get(text);
  };
}

/** What Kysely asks of a connection, with the texts that it asks for often kept by the database. */
export function preparing(client: Pick<pg.PoolClient, 'query' | 'release'>): PostgresPoolClient {
  const nameOf = createNames();
  // Kysely's type has a second form of it, for cursors, which nothing here opens.
  const query = (text: string, values: readonly unknown[]) => {
    // Without values it may be many statements in one text, which cannot be kept.
    const name = values.length === 0 ? undefined : nameOf(text);
    return client.query(name === undefined ? { text, values: [...values] } : { name, text, values: [...values] });
  };
  return { query, release: (destroy?: boolean) => client.release(destroy) } as unknown as PostgresPoolClient;
}

/**
 * A pool whose connections keep what is asked for often: to read a text anew takes the database as long as to carry it out. Each is planned
 * for its own values all the same, as a plan for any value would be a wrong one for the rare ones.
 */
export function preparingPool(pool: pg.Pool): PostgresDialectConfig {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const connect = async () => {
    const client = await pool.connect();
    const prepared = known.get(client) ?? preparing(client);
    known.set(client, prepared);
    return prepared;
  };
  return {
    pool: { connect, end: () => pool.end(), options: pool.options } satisfies PostgresPool,
    onCreateConnection: async (connection) => {
      await connection.executeQuery(CompiledQuery.raw('set plan_cache_mode = force_custom_plan'));
    },
  };
}
