import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { runOutsideCall } from './call-time.ts';
import { isQueryTimeout } from './database-error.ts';
import { CHANNEL, connectFeed } from './feed-connection.ts';

export const BROADCAST_RETENTION_MS = 10 * 60_000;
/** After this long without a read, rows may have been deleted unread. */
const GAP_AFTER_MS = BROADCAST_RETENTION_MS / 2;
/** Most rows of one read; above it, sockets are closed and clients fetch missed events. */
const ROWS_MAX = 5_000;
/** Most bytes of these rows as stored. */
const BYTES_MAX = 32 * 1024 * 1024;
/** After this many consecutive timeouts, the next read would time out too. */
const TIMEOUTS_MAX = 2;
const POLL_INTERVAL_MS = 1_000;
/** Most that a writer waits for delivery in its process. */
const ANNOUNCE_MAX_MS = 250;

/** Reads the clock after the snapshot: a transaction that begins later was not visible in it. */
const POSITION_COLUMNS =
  'pg_current_snapshot()::text as snapshot, extract(epoch from clock_timestamp())::float8 as time';

/**
 * Selects rows committed since the last snapshot, as ids are not in commit order. Materialized, so that no plan scans
 * all rows by id.
 */
const selectNew = (others: string) => `
  with fresh as materialized (
    select id, items from broadcasts
    where (xid >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(xid, $1::pg_snapshot)) ${others}
    limit ${ROWS_MAX + 1}
  ), measured as (
    select id, items, sum(pg_column_size(items)) over () as bytes from fresh
  )
  select ${POSITION_COLUMNS}, id, case when bytes <= ${BYTES_MAX} then items end as items
  from (select) as here left join measured on true
  order by id`;

const SELECT_NEW = selectNew('');
/**
 * The first read on a connection selects by time, too: a database that crashed reuses the ids of lost transactions,
 * which the old snapshot takes for seen.
 */
const SELECT_NEW_AFTER_CONNECT = selectNew('or created_at > to_timestamp($2)');

const SELECT_POSITION = `select ${POSITION_COLUMNS}, null as id, null as items`;

interface Position {
  readonly snapshot: string;
  /** Database clock after the snapshot, in seconds. */
  readonly time: number;
}

interface Row extends Position {
  readonly id: string | null;
  /** Null also when the rows exceed `BYTES_MAX`. */
  readonly items: unknown;
}

export interface BroadcastFeedDeps {
  readonly url: string;
  /** Delivers the items of each row in commit order; the next read waits for it. Never rejects. */
  readonly deliver: (rows: readonly unknown[]) => void | Promise<void>;
  /** Rows were lost: too many, deleted, or not read in time. */
  readonly onGap: () => void;
  /** Called with the error when the feed breaks, and null when it works again. */
  readonly onChange: (error: unknown) => void;
  /**
   * Monotonic, in ms.
   * @default performance.now
   */
  readonly monotonicNow?: () => number;
  /**
   * Timeout of connecting and of a query, in ms.
   * @default 5000
   */
  readonly patience?: number;
}

export interface BroadcastFeed {
  /** Delivers everything committed before the call. Never rejects; after an outage the next read catches up. */
  readonly poll: () => Promise<void>;
  /** Polls, and notifies the other processes. */
  readonly announce: () => Promise<void>;
  readonly isBroken: () => boolean;
  readonly close: () => Promise<void>;
}

/** Opens the feed of all processes' broadcasts on its own LISTEN connection. Delivers each row once. */
export async function openBroadcastFeed(deps: BroadcastFeedDeps): Promise<BroadcastFeed> {
  const { monotonicNow = () => performance.now() } = deps;
  let client: pg.Client | undefined;
  let timeline = '';
  let position: Position = { snapshot: '', time: 0 };
  let polledAt = monotonicNow();
  let isNew = true;
  let hasGap = false;
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
      void poll();
    };
    const onNotified = () => void (position.snapshot !== '' && poll());
    const opened = await connectFeed(deps, onNotified, onLost);
    hasGap ||= timeline !== '' && opened.timeline !== '' && timeline !== opened.timeline;
    // A connection that breaks before it reads its timeline must not erase the known one.
    if (opened.timeline !== '') timeline = opened.timeline;
    isNew = true;
    return opened.client;
  }

  /**
   * Whether rows may have been deleted unread. The database's clock deletes them and runs on while this process is
   * suspended; it can be set back, so the process's clock counts too.
   */
  function mayHaveLostRows({ time }: Position, begunAt: number): boolean {
    const elapsed = Math.max((time - position.time) * 1000, begunAt - polledAt);
    return elapsed > GAP_AFTER_MS;
  }

  /** @param begunAt by `monotonicNow` */
  async function deliverRows(rows: readonly Row[], begunAt: number): Promise<void> {
    const [first] = rows;
    // A read returns at least the row with the position.
    if (first === undefined) return;
    const isTooMuch = rows.length > ROWS_MAX || rows.some(({ id, items }) => id !== null && items === null);
    const isGap = hasGap || isTooMuch || mayHaveLostRows(first, begunAt);
    position = { snapshot: first.snapshot, time: first.time };
    polledAt = begunAt;
    [isNew, hasGap] = [false, false];
    if (isGap) deps.onGap();
    else if (first.id !== null) await deps.deliver(rows.map(({ items }) => items));
  }

  /** After repeated timeouts reports a gap and skips the rows; another read would start at the same position. */
  async function readRows(connection: pg.Client): Promise<Row[]> {
    const { snapshot, time } = position;
    if (timeouts >= TIMEOUTS_MAX) {
      hasGap = true;
      return (await connection.query<Row>(SELECT_POSITION)).rows;
    }
    const result = isNew
      ? await connection.query<Row>(SELECT_NEW_AFTER_CONNECT, [snapshot, time])
      : await connection.query<Row>(SELECT_NEW, [snapshot]);
    return result.rows;
  }

  async function query(connection: pg.Client): Promise<Row[]> {
    try {
      const rows = await readRows(connection);
      timeouts = 0;
      return rows;
    } catch (error) {
      if (isQueryTimeout(error)) timeouts += 1;
      throw error;
    }
  }

  function setError(error: unknown): void {
    const wasBroken = isBroken;
    isBroken = error !== null;
    if (isBroken !== wasBroken) deps.onChange(error);
  }

  async function pollOnce(): Promise<void> {
    if (isClosed) return;
    const announces = hasUnannounced;
    hasUnannounced = false;
    try {
      client ??= await open();
      const begunAt = monotonicNow();
      await deliverRows(await query(client), begunAt);
      if (announces) client.query(`notify ${CHANNEL}`).catch(() => undefined);
      setError(null);
    } catch (error) {
      hasUnannounced ||= announces;
      discard();
      setError(error);
    }
  }

  /** Single-flight. Callers during a read share the next one, whose snapshot contains their commits. */
  function poll(): Promise<void> {
    if (running === undefined) {
      // The connection keeps the context in which it was opened.
      running = runOutsideCall(pollOnce).finally(() => {
        running = undefined;
      });
      return running;
    }
    next ??= running.then(() => {
      next = undefined;
      return poll();
    });
    return next;
  }

  client = await open();
  const { rows } = await client.query<Row>(SELECT_POSITION);
  position = rows[0] ?? position;
  isNew = false;
  const timer = setInterval(() => void poll(), POLL_INTERVAL_MS);

  return {
    poll,
    async announce() {
      hasUnannounced = true;
      const polled = poll();
      // Reconnecting takes seconds, which the committed call must not wait for.
      if (!isBroken) await Promise.race([polled, delay(ANNOUNCE_MAX_MS, undefined, { ref: false })]);
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
