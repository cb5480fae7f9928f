import { randomUUID } from 'node:crypto';
import type { OrderEvent, Picture } from '@boostdesk/api-client/contract';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { runningStatuses, unsuspendedStatuses } from '@boostdesk/catalogs/rules';
import { type Insertable, type RawBuilder, type Selectable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Reader, Tx } from '../../db/index.ts';
import type { Orders } from '../../db/types.ts';
import { staffEventKinds } from './staff-events.ts';
import { EVENTS_MAX } from './timeline-window.ts';

export type OrderRecord = Selectable<Orders>;
export type OrderChanges = Updateable<Orders>;

/** Condition on progress entries. */
export const isNotUndone = sql<boolean>`(data -> 'undone') is null`;

/** Newest entries of these kinds, and one more, which tells that there are older ones. */
const newestOf = (order: number, upTo: number, kinds: RawBuilder<SqlBool>) => sql`array(
  select id from order_events where order_id = ${order} and id <= ${upTo} and ${kinds} order by id desc limit ${EVENTS_MAX + 1})`;
const isProgress = sql<SqlBool>`kind in ('progress', 'progress_undone')`;
const isOfStaff = sql<SqlBool>`kind in (${sql.join(staffEventKinds)})`;
const isOther = sql<SqlBool>`not (${isProgress} or ${isOfStaff})`;
/** Above all IDs. */
const ID_MAX = 2 ** 31 - 1;

type StoredPicture = Omit<Picture, 'url' | 'thumbnail'>;

/** An event whose pictures have no addresses, since these differ by reader. */
export interface StoredOrderEvent extends Omit<OrderEvent, 'pictures'> {
  readonly pictures: readonly StoredPicture[];
}

/** Null without pictures. Only these events can have some. */
const picturesOfEvent = sql<StoredPicture[] | null>`case when e.kind in ('progress', 'completed') then (
  select json_agg(json_build_object('id', p.id, 'width', p.width, 'height', p.height, 'alt', a.alt) order by a.position)
  from order_event_pictures a join uploaded_pictures p on p.id = a.picture_id
  where a.event_id = e.id) end`;

const selectEvents = (db: Reader) =>
  db
    .selectFrom('order_events as e')
    .leftJoin('users as u', 'u.id', 'e.actor_id')
    .select(['e.id', 'e.kind', 'e.at', 'e.data', 'u.id as actor_id', 'u.name', 'u.image'])
    .select(picturesOfEvent.as('pictures'));

type EventRow = Awaited<ReturnType<ReturnType<typeof selectEvents>['execute']>>[number];

const toStoredEvent = (row: EventRow): StoredOrderEvent => ({
  id: row.id,
  // Both written by `addEvent` from this type.
  kind: row.kind as OrderEvent['kind'],
  data: row.data as OrderEvent['data'],
  at: row.at.toISOString(),
  actor: row.actor_id === null || row.name === null ? null : { id: row.actor_id, name: row.name, image: row.image },
  pictures: row.pictures ?? [],
});

interface NewOrderEvent {
  readonly order: number;
  readonly kind: OrderEvent['kind'];
  readonly at: Date;
  readonly actorId: number;
  readonly data: OrderEvent['data'];
  /** Facts of the events before it that were logged in the same import. */
  readonly earlier?: readonly OrderEvent['data'][] | undefined;
  /** Columns of the order that an undo restores. @default null */
  readonly before?: OrderChanges | null;
}

export function createOrdersRepository() {
  const selectRunning = (tx: Tx, booster: number) =>
    tx
      .selectFrom('orders')
      .where('booster_id', '=', booster)
      .where('status', 'in', runningStatuses)
      .where('cancelled_at', 'is', null);

  return {
    async insert(tx: Tx, order: Insertable<Orders>): Promise<number> {
      const row = await tx.insertInto('orders').values(order).returning('id').executeTakeFirstOrThrow();
      return row.id;
    },

    lock: (tx: Tx, id: number): Promise<OrderRecord | undefined> =>
      tx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

    /** Locks one of the other orders on the board whose first offer has ended, unless another process has locked it. */
    lockEndedFirstOffer: (tx: Tx, now: Date, except: readonly number[]): Promise<OrderRecord | undefined> =>
      tx
        .selectFrom('orders')
        .selectAll()
        .where('first_offer_until', '<=', now)
        .where('status', '=', ORDER_STATUS.awaiting)
        .where('cancelled_at', 'is', null)
        .$if(except.length > 0, (found) => found.where('id', 'not in', except))
        .orderBy('first_offer_until')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst(),

    async update(tx: Tx, id: number, changes: OrderChanges): Promise<void> {
      await tx.updateTable('orders').set(changes).where('id', '=', id).execute();
    },

    /** Returns the id of the last event. */
    async addEvent(tx: Tx, event: NewOrderEvent): Promise<number> {
      const { order, kind, at, actorId, data, earlier = [], before } = event;
      const shared = {
        ...{ order_id: order, kind, at, actor_id: actorId },
        before: before ? JSON.stringify(before) : null,
        import_id: earlier.length > 0 ? randomUUID() : null,
      };
      const rows = [...earlier, data].map((facts) => ({ ...shared, data: JSON.stringify(facts) }));
      const added = await tx.insertInto('order_events').values(rows).returning('id').execute();
      return Math.max(...added.map(({ id }) => id));
    },

    /** Returns the latest progress entry that was not undone. */
    async findLatestProgress(tx: Tx, order: number) {
      const row = await tx
        .selectFrom('order_events')
        .select(['id', 'at', 'actor_id', 'before', 'import_id'])
        .where('order_id', '=', order)
        .where('kind', '=', 'progress')
        .where(isNotUndone)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      // Written by `addEvent` from this type.
      const before = row?.before as OrderChanges | null;
      return row && { id: row.id, at: row.at, actorId: row.actor_id, before, importId: row.import_id };
    },

    /** Also marks the other entries of the event's import. Returns their number. */
    async markUndone(
      tx: Tx,
      order: number,
      { id, importId }: { readonly id: number; readonly importId: string | null },
    ): Promise<number> {
      const marked = await tx
        .updateTable('order_events')
        .set({ data: sql`data || '{"undone": true}'::jsonb` })
        .where('order_id', '=', order)
        .where((eb) => (importId === null ? eb('id', '=', id) : eb('import_id', '=', importId)))
        .returning('id')
        .execute();
      return marked.length;
    },

    /** Returns entries for `toTimelineWindow`, oldest first; with `upTo` as of that entry. */
    async eventsOf(db: Reader, order: number, upTo = ID_MAX): Promise<StoredOrderEvent[]> {
      const [progress, ofStaff, others] = [isProgress, isOfStaff, isOther].map((kinds) => newestOf(order, upTo, kinds));
      const rows = await selectEvents(db)
        .where(sql<SqlBool>`e.id = any(${progress} || ${ofStaff} || ${others})`)
        .orderBy('e.id')
        .execute();
      return rows.map(toStoredEvent);
    },

    /** Returns the entries before another, newest first, and one more when there are older ones. */
    async eventsBefore(
      db: Reader,
      order: number,
      { before, includesStaffEvents }: { readonly before: number; readonly includesStaffEvents: boolean },
    ): Promise<StoredOrderEvent[]> {
      const rows = await selectEvents(db)
        .where('e.order_id', '=', order)
        .where('e.id', '<', before)
        .$if(!includesStaffEvents, (query) => query.where('e.kind', 'not in', staffEventKinds))
        .orderBy('e.id', 'desc')
        .limit(EVENTS_MAX + 1)
        .execute();
      return rows.map(toStoredEvent);
    },

    /** Returns the time of a user's action on the order that `before` later ones followed. */
    async findActionTime(
      tx: Tx,
      { order, actor, kinds }: { order: number; actor: number; kinds: readonly OrderEvent['kind'][] },
      before: number,
    ): Promise<Date | undefined> {
      const row = await tx
        .selectFrom('order_events')
        .select('at')
        .where('order_id', '=', order)
        .where('actor_id', '=', actor)
        .where('kind', 'in', kinds)
        .orderBy('id', 'desc')
        .offset(before)
        .limit(1)
        .executeTakeFirst();
      return row?.at;
    },

    /** Excludes account sales. */
    async countRunning(tx: Tx, booster: number): Promise<number> {
      const rows = await selectRunning(tx, booster).where('offer_id', 'is', null).select('id').execute();
      return rows.length;
    },

    /** Locks in ascending order, as every transaction that takes several. */
    lockRunning: (tx: Tx, booster: number): Promise<OrderRecord[]> =>
      selectRunning(tx, booster).selectAll().orderBy('id').forUpdate().execute(),

    async getUserName(db: Reader, user: number): Promise<string> {
      const row = await db.selectFrom('users').select('name').where('id', '=', user).executeTakeFirst();
      return row?.name ?? '';
    },

    /** Names of the customer and the booster. */
    async listPartyNames(db: Reader, order: number): Promise<string[]> {
      const rows = await db
        .selectFrom('users')
        .innerJoin('orders', (join) =>
          join.on(({ or, eb, ref }) =>
            or([eb('users.id', '=', ref('orders.customer_id')), eb('users.id', '=', ref('orders.booster_id'))]),
          ),
        )
        .select('users.name')
        .where('orders.id', '=', order)
        .execute();
      return rows.map(({ name }) => name);
    },

    /** Returns the newest order that cannot start without account details. */
    async findWithoutCredentials(db: Reader, customer: number): Promise<number | null> {
      const row = await db
        .selectFrom('orders')
        .select('id')
        .where('customer_id', '=', customer)
        .where('status', 'in', unsuspendedStatuses)
        .where('cancelled_at', 'is', null)
        .where('credentials_needed', '=', true)
        .where('credentials_saved_at', 'is', null)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row?.id ?? null;
    },
  };
}

export type OrdersRepository = ReturnType<typeof createOrdersRepository>;
