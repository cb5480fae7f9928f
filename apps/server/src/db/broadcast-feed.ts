import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { isQueryTooLong } from './database-error.ts';

/** How long a row of `broadcasts` is kept, in ms. */
export const BROADCASTS_KEPT_MS = 10 * 60_000;
/** A feed that could not look for this long may have missed rows, in ms. */
const BLIND_MAX_MS = BROADCASTS_KEPT_MS / 2;
/** Largest number of rows delivered in one look. Above it the sockets are closed, and clients fetch the events they missed. */
const ROWS_MAX = 5_000;
/** The same for the size of these rows, in bytes as the database stores them. */
const BYTES_MAX = 32 * 1024 * 1024;
/** After so many looks in a row that took too long, the next one would too. */
const TIMEOUTS_MAX = 2;
/** Pause between two looks where no other process has said anything, in ms. */
const LOOK_EVERY_MS = 1_000;
/** Most that a connection or a query may take, in ms; then a new connection is opened. */
const PATIENCE_MS = 5_000;
/** Longest that a writer waits for the delivery to the sockets of its process, in ms. */
const ANNOUNCE_MAX_MS = 250;
const CHANNEL = 'boostdesk_broadcasts';
/** As the database lists the connection. */
export const FEED_NAME = 'boostdesk broadcasts';

/** The clock is read after the snapshot was taken: a transaction that begins later was not visible in it. */
const HERE = 'pg_current_snapshot()::text as snapshot, extract(epoch from clock_timestamp())::float8 as time';

/**
 * The rows whose transactions committed since the snapshot of the last look, and the snapshot of this one. Ids alone would not do: a
 * transaction may commit after one that took a higher id. Materialized, so that no plan walks through all rows in the order of ids.
 */
const lookFor = (others: string) => `
  with fresh as materialized (
    select id, items from broadcasts
    where (xid >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(xid, $1::pg_snapshot)) ${others}
    limit ${ROWS_MAX + 1}
  ), measured as (
    select id, items, sum(pg_column_size(items)) over () as bytes from fresh
  )
  select ${HERE}, id, case when bytes <= ${BYTES_MAX} then items end as items
  from (select) as here left join measured on true
  order by id`;

const LOOK = lookFor('');
/**
 * The first on a new connection. A database that crashed gives ids of transactions again that were lost in the crash, and the old snapshot
 * takes them for seen: their rows are younger than it.
 */
const FIRST_LOOK = lookFor('or created_at > to_timestamp($2)');

/** As a look that finds nothing, without looking. */
const POSITION = `select ${HERE}, null as id, null as items`;

interface Position {
  readonly snapshot: string;
  /** By the clock of the database, when the snapshot was taken, in seconds. */
  readonly time: number;
}

interface Row extends Position {
  /** Null where there is no row. */
  readonly id: string | null;
  /** Null also where the rows are more bytes than are delivered in one look. */
  readonly items: unknown;
}

export interface BroadcastFeedDeps {
  readonly url: string;
  /** Takes the items of one row, in the order of commits; the next row waits for it. Never rejects. */
  readonly deliver: (items: unknown) => void | Promise<void>;
  /** Some rows cannot be delivered: too many, thrown away, or not read in time. */
  readonly onGap: () => void;
  /** The error with which the feed broke; null when it works again. */
  readonly onChange: (error: unknown) => void;
  /** A clock of this process that is never set back, in ms. @default performance.now */
  readonly monotonicNow?: () => number;
  /** In place of `PATIENCE_MS`, in ms. */
  readonly patience?: number;
}

export interface BroadcastFeed {
  /** Delivers all that was committed before the call. Never rejects: while the database is away the next look makes up for it. */
  readonly look: () => Promise<void>;
  /** The same for what this process has committed: other processes are woken to look. */
  readonly announce: () => Promise<void>;
  readonly isBroken: () => boolean;
  readonly close: () => Promise<void>;
}

interface Connection {
  readonly client: pg.Client;
  /** Changes when a standby takes over or a backup is restored. Both may lack committed rows and reuse transaction ids. */
  readonly timeline: string;
}

/** SQLSTATE codes of a hosted database that does not tell its timeline. */
const WITHHELD = new Set([
  '0A000', // feature_not_supported
  '42501', // insufficient_privilege
  '42883', // undefined_function
]);

/** Empty where a hosted database does not tell. */
async function timelineOf(client: pg.Client): Promise<string> {
  try {
    const text = 'select left(pg_walfile_name(pg_current_wal_lsn()), 8) as timeline';
    const { rows } = await client.query<{ timeline: string }>(text);
    return rows[0]?.timeline ?? '';
  } catch (error) {
    if (error instanceof Error && 'code' in error && WITHHELD.has(String(error.code))) return '';
    throw error;
  }
}

/** A connection that calls `onNotified` when another one has announced something, and `onLost` once it breaks. */
async function connect(
  { url, patience = PATIENCE_MS }: BroadcastFeedDeps,
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

/**
 * Brings what other processes, and this one, have broadcast: from the database, on a connection of its own that also hears when there is
 * something. Each row is delivered once. One connection at a time, one query at a time.
 */
export async function openBroadcastFeed(deps: BroadcastFeedDeps): Promise<BroadcastFeed> {
  const { monotonicNow = () => performance.now() } = deps;
  let client: pg.Client | undefined;
  let timeline = '';
  let position: Position = { snapshot: '', time: 0 };
  /** When the last look was begun, by `monotonicNow`. */
  let lookedAt = monotonicNow();
  /** Nothing was looked for on this connection yet. */
  let isNew = true;
  let hasGap = false;
  /** Looks in a row that took too long. */
  let timeouts = 0;
  let isBroken = false;
  let isClosed = false;
  let hasUnannounced = false;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  function discard(): void {
    const broken = client;
    client = undefined;
    broken?.end().catch(() => undefined);
  }

  async function open(): Promise<pg.Client> {
    const onLost = (lost: pg.Client) => {
      if (client !== lost) return;
      discard();
      void look();
    };
    // Before the first position is known there is nothing to look from.
    const onNotified = () => void (position.snapshot !== '' && look());
    const opened = await connect(deps, onNotified, onLost);
    hasGap ||= timeline !== '' && opened.timeline !== '' && timeline !== opened.timeline;
    // A connection that breaks before it tells its timeline must not make the feed forget the one it knows.
    if (opened.timeline !== '') timeline = opened.timeline;
    isNew = true;
    return opened.client;
  }

  /**
   * Whether rows may have been deleted before this look. The database's clock tells: it deletes them, and it goes on while this process is
   * frozen or its machine suspended. That clock can be set back, so a long time by the process's own counts as well.
   */
  function wasBlind({ time }: Position, begunAt: number): boolean {
    const elapsed = Math.max((time - position.time) * 1000, begunAt - lookedAt);
    return elapsed > BLIND_MAX_MS;
  }

  /** @param begunAt when the look was begun, by `monotonicNow` */
  async function take(rows: readonly Row[], begunAt: number): Promise<void> {
    const [first] = rows;
    // There is always one: a look that finds nothing tells its position.
    if (first === undefined) return;
    const isTooMuch = rows.length > ROWS_MAX || rows.some(({ id, items }) => id !== null && items === null);
    const isGap = hasGap || isTooMuch || wasBlind(first, begunAt);
    position = { snapshot: first.snapshot, time: first.time };
    lookedAt = begunAt;
    [isNew, hasGap] = [false, false];
    if (isGap) deps.onGap();
    else for (const { id, items } of rows) if (id !== null) await deps.deliver(items);
  }

  /** Where looks took too long their rows are given up for a gap: another look would begin at the same position. */
  async function readRows(connection: pg.Client): Promise<Row[]> {
    const { snapshot, time } = position;
    if (timeouts >= TIMEOUTS_MAX) {
      hasGap = true;
      return (await connection.query<Row>(POSITION)).rows;
    }
    const looked = isNew
      ? await connection.query<Row>(FIRST_LOOK, [snapshot, time])
      : await connection.query<Row>(LOOK, [snapshot]);
    return looked.rows;
  }

  async function query(connection: pg.Client): Promise<Row[]> {
    try {
      const rows = await readRows(connection);
      timeouts = 0;
      return rows;
    } catch (error) {
      if (isQueryTooLong(error)) timeouts += 1;
      throw error;
    }
  }

  function change(error: unknown): void {
    const wasBroken = isBroken;
    isBroken = error !== null;
    if (isBroken !== wasBroken) deps.onChange(error);
  }

  async function lookOnce(): Promise<void> {
    if (isClosed) return;
    const announces = hasUnannounced;
    hasUnannounced = false;
    try {
      client ??= await open();
      const begunAt = monotonicNow();
      await take(await query(client), begunAt);
      if (announces) client.query(`notify ${CHANNEL}`).catch(() => undefined);
      change(null);
    } catch (error) {
      hasUnannounced ||= announces;
      discard();
      change(error);
    }
  }

  /** Single-flight. Callers that arrive during a look share the next one, because the current snapshot may not contain their commits. */
  function look(): Promise<void> {
    if (running === undefined) {
      running = lookOnce().finally(() => {
        running = undefined;
      });
      return running;
    }
    next ??= running.then(() => {
      next = undefined;
      return look();
    });
    return next;
  }

  client = await open();
  const { rows } = await client.query<Row>(POSITION);
  position = rows[0] ?? position;
  isNew = false;
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);

  return {
    look,
    async announce() {
      hasUnannounced = true;
      const looked = look();
      // Reconnecting a broken feed takes seconds, and the call that committed must not wait for it.
      if (!isBroken) await Promise.race([looked, delay(ANNOUNCE_MAX_MS, undefined, { ref: false })]);
    },
    isBroken: () => isBroken,
    async close() {
      clearInterval(timer);
      isClosed = true;
      await next;
      await running;
      const last = client;
      client = undefined;
      await last?.end();
    },
  };
}
