import { OPEN_SESSIONS_MAX, type SessionState } from '@boostdesk/catalogs/play';
import type { Reader, Tx } from '../../db/index.ts';

const openStates = ['proposed', 'accepted'] as const;
/** Reminders per transaction. */
const BATCH = 50;

/** Columns of the time zones that a side has sent. */
export interface Zones {
  readonly customer_zone?: string;
  readonly booster_zone?: string;
}

interface Proposal {
  readonly order: number;
  readonly customer: number;
  readonly booster: number;
  readonly proposer: number;
  readonly start: Date;
  readonly end: Date;
  readonly zones: Zones;
}

interface SessionChange {
  readonly state: SessionState;
  /** A new proposal. */
  readonly proposal?: Pick<Proposal, 'proposer' | 'start' | 'end'>;
}

export function createSessionsRepository() {
  return {
    /** Proposed and accepted sessions that have not ended, by their start. */
    listOpen: (db: Reader, order: number, now: Date) =>
      db
        .selectFrom('play_sessions as s')
        .innerJoin('users as u', 'u.id', 's.proposer_id')
        .selectAll('s')
        .select('u.name as proposer_name')
        .where('s.order_id', '=', order)
        .where('s.state', 'in', openStates)
        .where('s.ends_at', '>', now)
        .orderBy('s.starts_at')
        .orderBy('s.id')
        .limit(OPEN_SESSIONS_MAX)
        .execute(),

    /** Zones that the customer and the order's current booster sent last. */
    findZones: (db: Reader, order: number) =>
      db
        .selectFrom('play_sessions as s')
        .innerJoin('orders as o', 'o.id', 's.order_id')
        // `putZones` keeps those of a side equal.
        .select(({ fn }) => [
          fn.max('s.customer_zone').as('customer'),
          fn.max('s.booster_zone').filterWhereRef('s.booster_id', '=', 'o.booster_id').as('booster'),
        ])
        .where('s.order_id', '=', order)
        .executeTakeFirstOrThrow(),

    /** Sets the zone of a side in all its sessions of the order. */
    async putZones(tx: Tx, { order, booster, zones }: Pick<Proposal, 'order' | 'booster' | 'zones'>): Promise<void> {
      if (Object.keys(zones).length === 0) return;
      await tx
        .updateTable('play_sessions')
        .set(zones)
        .where('order_id', '=', order)
        .$if(zones.booster_zone !== undefined, (all) => all.where('booster_id', '=', booster))
        .execute();
    },

    find: (db: Reader, id: number) =>
      db.selectFrom('play_sessions').selectAll().where('id', '=', id).executeTakeFirst(),

    /** A user's accepted sessions that end after a time. */
    listAccepted: (db: Reader, user: number, after: Date) =>
      db
        .selectFrom('play_sessions')
        .selectAll()
        .where((is) => is.or([is('customer_id', '=', user), is('booster_id', '=', user)]))
        .where('state', '=', 'accepted')
        .where('ends_at', '>', after)
        .orderBy('starts_at')
        .execute(),

    /** Proposals that can be answered, and all sessions that `listOpen` returns. */
    async countOpen(tx: Tx, order: number, now: Date): Promise<{ proposals: number; all: number }> {
      const row = await tx
        .selectFrom('play_sessions')
        .select(({ fn }) => [
          fn
            .countAll<string>()
            .filterWhere('state', '=', 'proposed')
            .filterWhere('starts_at', '>', now)
            .as('proposals'),
          fn.countAll<string>().as('all'),
        ])
        .where('order_id', '=', order)
        .where('state', 'in', openStates)
        .where('ends_at', '>', now)
        .executeTakeFirstOrThrow();
      return { proposals: Number.parseInt(row.proposals, 10), all: Number.parseInt(row.all, 10) };
    },

    async insert(tx: Tx, { order, customer, booster, proposer, start, end }: Omit<Proposal, 'zones'>): Promise<void> {
      const people = { customer_id: customer, booster_id: booster, proposer_id: proposer };
      await tx
        .insertInto('play_sessions')
        .values({ order_id: order, ...people, starts_at: start, ends_at: end, state: 'proposed' })
        .execute();
    },

    async update(tx: Tx, id: number, { state, proposal }: SessionChange): Promise<void> {
      await tx
        .updateTable('play_sessions')
        .set((row) => ({
          state,
          revision: row('revision', '+', 1),
          ...(proposal !== undefined && {
            proposer_id: proposal.proposer,
            starts_at: proposal.start,
            ends_at: proposal.end,
            reminded_at: null,
          }),
        }))
        .where('id', '=', id)
        .execute();
    },

    /** Cancels sessions that have not begun; returns how many. */
    async cancelComing(tx: Tx, order: number, now: Date): Promise<number> {
      const { numUpdatedRows } = await tx
        .updateTable('play_sessions')
        .set((row) => ({ state: 'cancelled', revision: row('revision', '+', 1) }))
        .where('order_id', '=', order)
        .where('state', 'in', ['proposed', 'accepted'])
        .where('starts_at', '>', now)
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },

    /** Marks sessions that begin until a time as reminded of, each once over all processes, and returns them. */
    async takeReminders(tx: Tx, now: Date, until: Date) {
      const due = await tx
        .selectFrom('play_sessions')
        .selectAll()
        .where('state', '=', 'accepted')
        .where('reminded_at', 'is', null)
        .where('starts_at', '>', now)
        .where('starts_at', '<=', until)
        .orderBy('id')
        .limit(BATCH)
        .forUpdate()
        .skipLocked()
        .execute();
      if (due.length === 0) return due;
      const ids = due.map(({ id }) => id);
      await tx.updateTable('play_sessions').set({ reminded_at: now }).where('id', 'in', ids).execute();
      return due;
    },

    findFeed: (db: Reader, user: number) =>
      db.selectFrom('session_feeds').select('created_at').where('user_id', '=', user).executeTakeFirst(),

    async findFeedOwner(db: Reader, hash: string): Promise<number | undefined> {
      const row = await db
        .selectFrom('session_feeds as f')
        .innerJoin('users as u', 'u.id', 'f.user_id')
        .select('f.user_id')
        .where('f.token_hash', '=', hash)
        .where('u.banned_at', 'is', null)
        .executeTakeFirst();
      return row?.user_id;
    },

    async putFeed(tx: Tx, user: number, hash: string, now: Date): Promise<void> {
      const values = { token_hash: hash, created_at: now };
      await tx
        .insertInto('session_feeds')
        .values({ user_id: user, ...values })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
        .execute();
    },

    async removeFeed(tx: Tx, user: number): Promise<void> {
      await tx.deleteFrom('session_feeds').where('user_id', '=', user).execute();
    },
  };
}

export type SessionsRepository = ReturnType<typeof createSessionsRepository>;
