import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { CallTooLongError, timeLeft } from './call-time.ts';

const PREPARE_FROM_RUN = 5;
/** Per connection; each uses memory of the database. */
const STATEMENTS_MAX = 100;
/** Per connection; lists of varying length produce ever new texts. */
const COUNTED_MAX = 500;
/** Longer texts, in characters, are imports, which are not repeated. */
const LENGTH_MAX = 10_000;
/** SQLSTATE codes of a statement that is gone or outdated by a schema change, and would fail every time. */
const INVALID_STATEMENT_CODES = new Set(['26000', '0A000']);

const isUnfinished = (error: Error): boolean =>
  error.message === 'Query read timeout' || error instanceof CallTooLongError;

function queryTimeout(callMs: number): { query_timeout?: number } {
  const left = callMs === 0 ? undefined : timeLeft(callMs);
  return left === undefined ? {} : { query_timeout: left };
}

/** A prepared `*` fails once a migration has added a column. */
const hasStar = (text: string): boolean => /[^(]\*/.test(text);

function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const times = new Map<string, number>();
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size >= STATEMENTS_MAX || text.length > LENGTH_MAX || hasStar(text)) return name;
    const asked = (times.get(text) ?? 0) + 1;
    if (asked < PREPARE_FROM_RUN) {
      if (times.size >= COUNTED_MAX) times.clear();
      times.set(text, asked);
      return undefined;
    }
    times.delete(text);
    names.set(text, createHash('sha256').update(text).digest('base64url'));
    return names.get(text);
  };
}

/**
 * Prepares frequent queries.
 * @param callMs limit of all queries of a call together, in ms; 0 for none
 */
export function withPreparedStatements(
  client: Pick<pg.PoolClient, 'query' | 'release'>,
  callMs = 0,
): PostgresPoolClient {
  const nameOf = createStatementNames();
  let isBroken = false;
  // Kysely's type also has a form for cursors, which is not used.
  const query = async (text: string, values: readonly unknown[]) => {
    // Such a text may contain several statements, which cannot be prepared.
    const name = values.length === 0 ? undefined : nameOf(text);
    try {
      const options = { ...(name === undefined ? {} : { name }), ...queryTimeout(callMs) };
      return await client.query({ text, values: [...values], ...options });
    } catch (error) {
      isBroken ||=
        error instanceof Error &&
        (isUnfinished(error) || ('code' in error && INVALID_STATEMENT_CODES.has(`${error.code}`)));
      throw error;
    }
  };
  const release = (destroy?: boolean) => client.release(destroy === true || isBroken);
  return { query, release } as unknown as PostgresPoolClient;
}

/** Destroys the connection on failure, because Kysely would never release it. */
async function configure(
  client: pg.PoolClient,
  settings: Readonly<Record<string, number>>,
  callMs: number,
): Promise<void> {
  const statements = Object.entries({ plan_cache_mode: 'force_custom_plan', jit: 'off', ...settings });
  try {
    const text = statements.map(([name, value]) => `set ${name} = ${value}`).join('; ');
    await client.query({ text, ...queryTimeout(callMs) });
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/**
 * Prepares frequent queries, whose parsing takes about as long as running them. Plans each run for its own values,
 * because a generic plan is wrong for rare ones.
 * @param settings PostgreSQL settings of each connection
 * @param callMs limit of all queries of a call together, in ms; 0 for none
 */
export function createPreparingPool(
  pool: Pick<pg.Pool, 'connect' | 'end' | 'options'>,
  settings: Readonly<Record<string, number>> = {},
  callMs = 0,
): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const connect = async () => {
    const client = await pool.connect();
    const former = known.get(client);
    if (former !== undefined) return former;
    await configure(client, settings, callMs);
    const fresh = withPreparedStatements(client, callMs);
    known.set(client, fresh);
    return fresh;
  };
  return { connect, end: () => pool.end(), options: pool.options };
}
