import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** From this time on that a connection is asked for the same text, the database keeps it read. */
const KEPT_FROM = 5;
/** Texts that are kept for a connection: each takes some of the database's memory. */
const KEPT_MOST = 100;
/** Texts that are counted for a connection: lists of many lengths would be counted without end. */
const COUNTED_MOST = 500;
/** Characters of a text that is counted: what is longer is the list of an import, never asked for twice. */
const LENGTH_MOST = 10_000;
/** What PostgreSQL says of a kept text that it has no more, or that its tables have outgrown: it says so again each time. */
const SPOILED = new Set(['26000', '0A000']);

/** The client gave up on a query that the database still has: its answer would be taken for that of the next one. */
const isUnanswered = ({ message }: Error): boolean => message === 'Query read timeout';

/** A star names the columns its table has: the database refuses what it kept once a newer version has added one. */
const hasStar = (text: string): boolean => /[^(]\*/.test(text);

/** The name under which a text is to be kept; undefined: it is read anew. */
function createNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const times = new Map<string, number>();
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size >= KEPT_MOST || text.length > LENGTH_MOST || hasStar(text)) return name;
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
  let isSpoiled = false;
  // Kysely's type has a second form of it, for cursors, which nothing here opens.
  const query = async (text: string, values: readonly unknown[]) => {
    // Without values it may be many statements in one text, which cannot be kept.
    const name = values.length === 0 ? undefined : nameOf(text);
    try {
      return await client.query({ text, values: [...values], ...(name === undefined ? {} : { name }) });
    } catch (error) {
      isSpoiled ||=
        error instanceof Error && (isUnanswered(error) || ('code' in error && SPOILED.has(`${error.code}`)));
      throw error;
    }
  };
  const release = (destroy?: boolean) => client.release(destroy === true || isSpoiled);
  return { query, release } as unknown as PostgresPoolClient;
}

/** A connection that did not take this is given up: Kysely would never give it back. */
async function configure(client: pg.PoolClient, settings: Readonly<Record<string, number>>): Promise<void> {
  const statements = Object.entries({ plan_cache_mode: 'force_custom_plan', ...settings });
  try {
    await client.query(statements.map(([name, value]) => `set ${name} = ${value}`).join('; '));
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/**
 * A pool whose connections keep what is asked for often: to read a text anew takes the database about as long as to carry it out. Each is
 * planned for its own values all the same, as a plan for any value would be a wrong one for the rare ones.
 * @param settings of PostgreSQL for each connection, in its units
 */
export function preparingPool(
  pool: Pick<pg.Pool, 'connect' | 'end' | 'options'>,
  settings: Readonly<Record<string, number>> = {},
): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const connect = async () => {
    const client = await pool.connect();
    const former = known.get(client);
    if (former !== undefined) return former;
    await configure(client, settings);
    const fresh = preparing(client);
    known.set(client, fresh);
    return fresh;
  };
  return { connect, end: () => pool.end(), options: pool.options };
}
