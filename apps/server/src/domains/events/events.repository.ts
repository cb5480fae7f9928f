import type { ServerEventName } from '@boostdesk/realtime/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/index.ts';

export interface StoredEvent {
  readonly user: number;
  readonly seq: number;
  readonly eventId: string;
  readonly name: ServerEventName;
  readonly payload: object;
}

interface EventRow {
  readonly user_id: number;
  readonly seq: number;
  readonly event_id: string;
  readonly name: string;
  readonly payload: unknown;
}

// Written by `insert` below.
const toEvent = (row: EventRow): StoredEvent => ({
  user: row.user_id,
  seq: row.seq,
  eventId: row.event_id,
  name: row.name as ServerEventName,
  payload: row.payload as object,
});

const columns = ['user_id', 'seq', 'event_id', 'name', 'payload'] as const;

export function createEventsRepository() {
  return {
    /**
     * Takes the next `count` numbers of each user and returns the last. Locks the counters in ascending order of users
     * until the commit, so that numbers have no gaps and follow the commit order.
     */
    async nextSeqs(tx: Tx, users: readonly number[], count: number): Promise<Map<number, number>> {
      if (users.length === 0) return new Map();
      const ordered = sql<{ id: number }>`(select id from unnest(${users}::int[]) id order by id)`.as<'receivers'>(
        'receivers',
      );
      const rows = await tx
        .insertInto('event_counters')
        .columns(['user_id', 'last_seq'])
        .expression(() => tx.selectFrom(ordered).select(['receivers.id', sql<number>`${count}::int`.as('first')]))
        .onConflict((conflict) =>
          conflict.column('user_id').doUpdateSet({ last_seq: sql`event_counters.last_seq + excluded.last_seq` }),
        )
        .returning(['user_id', 'last_seq'])
        .execute();
      return new Map(rows.map((row) => [row.user_id, row.last_seq]));
    },

    /** Locks in ascending order of users. */
    async lockCounters(tx: Tx, users: readonly number[]): Promise<void> {
      if (users.length === 0) return;
      await tx
        .selectFrom('event_counters')
        .select('user_id')
        .where('user_id', 'in', users)
        .orderBy('user_id')
        .forUpdate()
        .execute();
    },

    async insert(tx: Tx, events: readonly StoredEvent[], now: Date): Promise<void> {
      if (events.length === 0) return;
      const rows = events.map((event) => ({
        user_id: event.user,
        seq: event.seq,
        event_id: event.eventId,
        name: event.name,
        payload: JSON.stringify(event.payload),
        created_at: now,
      }));
      await tx.insertInto('user_events').values(rows).execute();
    },

    async lastSeq(db: Db | Tx, user: number): Promise<number> {
      const row = await db
        .selectFrom('event_counters')
        .select('last_seq')
        .where('user_id', '=', user)
        .executeTakeFirst();
      return row?.last_seq ?? 0;
    },

    async lastSeqs(db: Db, users: readonly number[]): Promise<Map<number, number>> {
      const rows = await db
        .selectFrom('event_counters')
        .select(['user_id', 'last_seq'])
        .where('user_id', 'in', users)
        .execute();
      return new Map(rows.map((row) => [row.user_id, row.last_seq]));
    },

    async listBetween(db: Db | Tx, user: number, [seq, last]: readonly [number, number], limit: number) {
      const rows = await db
        .selectFrom('user_events')
        .select(columns)
        .where('user_id', '=', user)
        .where('seq', '>', seq)
        .where('seq', '<=', last)
        .orderBy('seq')
        .limit(limit)
        .execute();
      return rows.map(toEvent);
    },

    async deleteBefore(db: Db, before: Date): Promise<void> {
      await db.deleteFrom('user_events').where('created_at', '<', before).execute();
    },
  };
}
