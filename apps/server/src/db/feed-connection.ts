import type pg from 'pg';
import { isDatabaseUnavailable } from './database-error.ts';

/** Timeout of connecting and of a query; then a new connection is opened. */
const PATIENCE_MS = 5_000;
export const CHANNEL = 'boostdesk_broadcasts';
export const FEED_NAME = 'boostdesk broadcasts';

interface Connection {
  readonly client: pg.Client;
  /**
   * Changes after a failover or restored backup, which may lack committed rows and reuse transaction ids. '' when the
   * database does not reveal it.
   */
  readonly timeline: string;
}

/** Rejects only when the database is unavailable: hosted ones withhold the timeline with various errors. */
async function timelineOf(client: pg.Client): Promise<string> {
  try {
    const text = 'select left(pg_walfile_name(pg_current_wal_lsn()), 8) as timeline';
    const { rows } = await client.query<{ timeline: string }>(text);
    return rows[0]?.timeline ?? '';
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    return '';
  }
}

/** `onNotified` runs when another process announces rows, `onLost` when the connection breaks. */
export async function connectFeed(
  { url, patience = PATIENCE_MS }: { readonly url: string; readonly patience?: number },
  onNotified: () => void,
  onLost: (client: pg.Client) => void,
): Promise<Connection> {
  const { default: driver } = await import('pg');
  const client = new driver.Client({
    connectionString: url,
    application_name: FEED_NAME,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    keepAlive: true,
  });
  client.on('error', () => onLost(client));
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    client.on('notification', ({ processId }) => {
      if (processId !== rows[0]?.pid) onNotified();
    });
    await client.query(`listen ${CHANNEL}`);
    return { client, timeline: await timelineOf(client) };
  } catch (error) {
    client.end().catch(() => undefined);
    throw error;
  }
}
