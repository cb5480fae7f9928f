import { LANGUAGES, type Language } from '@boostdesk/api-client/contract';
import type { ServerEventName } from '@boostdesk/realtime/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/index.ts';
import { createOutcomesRepository, type DeliveryKey } from './outcomes.repository.ts';

export interface PushOwner {
  readonly user: number;
  readonly sid: string;
  readonly now: Date;
}

export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface Delivery extends DeliveryKey {
  readonly tries: number;
}

export interface LoadedDelivery extends Delivery {
  /** Null for a OneSignal device. */
  readonly subscription: Subscription | null;
  readonly language: Language | null;
  readonly event: {
    readonly name: ServerEventName;
    readonly eventId: string;
    readonly payload: object;
    readonly at: Date;
  };
}

/** Most devices per user; above it the oldest is deleted. */
const DEVICES_MAX = 10;

export function createPushRepository() {
  const { removeTokens } = createOutcomesRepository();

  const removeOldest = (tx: Tx, { user, now }: PushOwner): Promise<void> =>
    removeTokens(
      tx,
      sql`user_id = ${user} and token not in (
        select token from push_tokens where user_id = ${user} order by created_at desc, token limit ${DEVICES_MAX}
      )`,
      now,
    );

  return {
    /** Moves a OneSignal token to the user who signed in last. */
    async putToken(tx: Tx, token: string, owner: PushOwner): Promise<void> {
      const row = { user_id: owner.user, sid: owner.sid, created_at: owner.now };
      await tx
        .insertInto('push_tokens')
        .values({ token, ...row })
        .onConflict((conflict) => conflict.column('token').doUpdateSet(row))
        .execute();
      await removeOldest(tx, owner);
    },

    /** Returns the subscription's token, which is stable per endpoint. */
    async putSubscription(tx: Tx, fresh: string, subscription: Subscription, owner: PushOwner): Promise<string> {
      const row = { ...subscription, user_id: owner.user, sid: owner.sid, created_at: owner.now };
      const { token } = await tx
        .insertInto('push_tokens')
        .values({ token: fresh, ...row })
        .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
        .returning('token')
        .executeTakeFirstOrThrow();
      await removeOldest(tx, owner);
      return token;
    },

    removeToken: (db: Db | Tx, user: number, token: string, now: Date): Promise<void> =>
      removeTokens(db, sql`token = ${token} and user_id = ${user}`, now),

    async enqueue(tx: Tx, events: readonly { user: number; seq: number }[], now: Date): Promise<void> {
      const [users, seqs] = [events.map(({ user }) => user), events.map(({ seq }) => seq)];
      await sql`
        insert into push_deliveries (token, user_id, seq, due_at)
        select t.token, e.user_id, e.seq, ${now}
        from unnest(${users}::int[], ${seqs}::int[]) as e (user_id, seq)
        join push_tokens t on t.user_id = e.user_id
        on conflict do nothing`.execute(tx);
    },

    /** Claims due deliveries, which no other process takes before `until`. */
    async claim(db: Db, now: Date, until: Date, limit: number): Promise<Delivery[]> {
      const due = db
        .selectFrom('push_deliveries')
        .select(['token', 'user_id', 'seq'])
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(limit)
        .forUpdate()
        .skipLocked();
      const rows = await db
        .with('due', () => due)
        .updateTable('push_deliveries as d')
        .from('due')
        .set({ due_at: until, tries: sql`d.tries + 1` })
        .whereRef('d.token', '=', 'due.token')
        .whereRef('d.user_id', '=', 'due.user_id')
        .whereRef('d.seq', '=', 'due.seq')
        .returning(['d.token', 'd.user_id as user', 'd.seq', 'd.tries'])
        .execute();
      return rows;
    },

    /** Returns undefined when the device has another user, the session has ended or the event is deleted. */
    async load(db: Db, delivery: Delivery, now: Date): Promise<LoadedDelivery | undefined> {
      const row = await db
        .selectFrom('push_tokens as t')
        .innerJoin('sessions as s', 's.sid', 't.sid')
        .innerJoin('user_events as e', 'e.user_id', 't.user_id')
        .select(['t.endpoint', 't.p256dh', 't.auth', 's.language'])
        .select(['e.name', 'e.event_id', 'e.payload', 'e.created_at'])
        .where('t.token', '=', delivery.token)
        .where('t.user_id', '=', delivery.user)
        .where('e.seq', '=', delivery.seq)
        .where('s.ended_at', 'is', null)
        .where('s.expires_at', '>', now)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const { endpoint, p256dh, auth } = row;
      const isOurs = endpoint !== null && p256dh !== null && auth !== null;
      return {
        ...delivery,
        subscription: isOurs ? { endpoint, p256dh, auth } : null,
        language: LANGUAGES.find((known) => known === row.language) ?? null,
        // Written by the events repository.
        event: {
          name: row.name as ServerEventName,
          eventId: row.event_id,
          payload: row.payload as object,
          at: row.created_at,
        },
      };
    },

    async reschedule(db: Db, { token, user, seq }: Delivery, until: Date): Promise<void> {
      await db
        .updateTable('push_deliveries')
        .set({ due_at: until })
        .where('token', '=', token)
        .where('user_id', '=', user)
        .where('seq', '=', seq)
        .execute();
    },

    removeEnded: (db: Db, now: Date): Promise<void> =>
      removeTokens(db, sql`sid in (select sid from sessions where ended_at is not null or expires_at <= ${now})`, now),

    /** `waiting` counts pending pushes. */
    async countDevices(db: Db, user: number, now: Date): Promise<{ devices: number; waiting: number }> {
      return db
        .selectFrom('push_tokens as t')
        .innerJoin('sessions as s', 's.sid', 't.sid')
        .leftJoin('push_deliveries as d', (join) =>
          join.onRef('d.token', '=', 't.token').onRef('d.user_id', '=', 't.user_id'),
        )
        .select([sql<number>`count(distinct t.token)::int`.as('devices'), sql<number>`count(d.seq)::int`.as('waiting')])
        .where('t.user_id', '=', user)
        .where('s.ended_at', 'is', null)
        .where('s.expires_at', '>', now)
        .executeTakeFirstOrThrow();
    },
  };
}
