import type { OrderEvent, OrderView } from '@boostdesk/api-client/contract';
import type { Actor, RuleContext } from '@boostdesk/auth';
import { ORDER_STATUS, type OrderStatus, type TransitionName, transitionFor } from '@boostdesk/catalogs';
import { BOOSTERS_ROOM, chatRoom, STAFF_ROOM } from '@boostdesk/realtime/contract';
import { Refusal } from '../../contract/refusal.ts';
import type { Tx } from '../../db/index.ts';
import type { Kept } from '../../db/writer.ts';
import type { SystemLine } from '../chat/chat.service.ts';
import type { NewNotification } from '../notifications/notifications.service.ts';
import type { BoostersRepository } from './boosters.repository.ts';
import type { OrderReading } from './order-reading.ts';
import { assertMay, type OrderAction } from './order-refusals.ts';
import type { SubjectOrder } from './order-subjects.service.ts';
import type { OrderChanges, OrderRecord, OrdersRepository } from './orders.repository.ts';
import type { Asker, OrdersDeps } from './orders-deps.ts';

/** The effects of an action on an order; `applyTo` carries them out. */
export interface OrderChange {
  readonly set: OrderChanges;
  readonly event: { readonly kind: OrderEvent['kind']; readonly data?: OrderEvent['data'] };
  readonly line?: Pick<SystemLine, 'code' | 'params'>;
  /** Reason for the site log. */
  readonly reason?: string;
  /**
   * Notification for the order's users except the actor; `booster` is the current or, when just removed, the previous
   * one.
   */
  readonly tell?: Pick<NewNotification, 'code' | 'params'> & { readonly to: 'customer' | 'booster' | 'both' };
  /** Other users that `also` notifies. */
  readonly alsoTold?: readonly number[];
  /** Events of this action alone. */
  readonly also?: () => Promise<unknown>;
}

export interface Acting {
  readonly tx: Tx;
  readonly actor: Actor;
  readonly order: OrderRecord;
  readonly subject: SubjectOrder;
  readonly rules: RuleContext;
  readonly now: Date;
  /** The actor's name, for system messages. */
  readonly by: string;
}

const columnsOf = (from: object, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, Object.getOwnPropertyDescriptor(from, name)?.value]));

/** Returns the changed columns for the site log, without long derived ones. */
const loggedColumns = (set: OrderChanges): string[] =>
  Object.keys(set).filter((name) => name !== 'quote' && !name.endsWith('share'));

/**
 * Returns the next status of a transition.
 * @throws Refusal `conflict` when the transition is not allowed
 */
export function walk(name: TransitionName, from: OrderStatus, previous?: OrderStatus): OrderStatus {
  const to = transitionFor(name, from, previous)?.to ?? null;
  if (to === null) throw new Refusal('conflict');
  return to;
}

export interface ChangeDeps extends OrdersDeps {
  readonly orders: OrdersRepository;
  readonly boosters: BoostersRepository;
  readonly reading: OrderReading;
}

/** Returns the customer and the booster, if there is one. */
export const partiesOf = (order: { customer_id: number; booster_id: number | null }): number[] =>
  order.booster_id === null ? [order.customer_id] : [order.customer_id, order.booster_id];

type Announced = Pick<OrderRecord, 'id' | 'customer_id' | 'booster_id' | 'status' | 'cancelled_at'>;

/** Returns the order's users before and after a change. */
const bothOf = (before: Announced, after: Announced): number[] => [
  ...new Set([...partiesOf(before), ...partiesOf(after)]),
];

/** Creates the function for all changes of orders: lock, right, write, site log, chat message, notification, events. */
export function createOrderChange(deps: ChangeDeps) {
  const { chat, clock, events, notifications, orders, reading, siteLog } = deps;

  /** Locks the order and checks the right. */
  async function enter(tx: Tx, { actor }: Pick<Asker, 'actor'>, action: OrderAction, id: number): Promise<Acting> {
    const order = await orders.lock(tx, id);
    if (order === undefined) throw new Refusal('not_found');
    const subject = deps.subjects.toSubject(order);
    const rules = await reading.rulesFor(tx, actor);
    assertMay(action, actor, subject, rules);
    return { tx, actor, order, subject, rules, now: clock(), by: await orders.nameOf(tx, actor.id) };
  }

  async function tellParties({ tx, actor, order: before }: Acting, order: OrderRecord, change: OrderChange) {
    const others = bothOf(before, order).filter((user) => user !== actor.id);
    if (change.line !== undefined) await chat.addSystemLine(tx, { ...change.line, order: order.id });
    if (change.tell !== undefined) {
      const { to, ...notice } = change.tell;
      const one = to === 'customer' ? order.customer_id : (order.booster_id ?? before.booster_id);
      const users = to === 'both' ? others : others.filter((user) => user === one);
      if (users.length > 0) await notifications.tell(tx, { ...notice, users, order: order.id });
    }
  }

  /**
   * Sends a stored event to the order's users, and an unstored one to open views, staff and, when the order enters or
   * leaves it, the board.
   */
  async function announce(tx: Tx, order: Announced, before: Announced) {
    const archived = order.cancelled_at !== null;
    const fields = { id: order.id, status: order.status, ...(archived && { archived }) };
    const eventId = await events.toUsers(tx, bothOf(before, order), 'orderUpdated', fields);
    events.toRoom(tx, chatRoom(order.id), 'orderUpdated', { ...fields, eventId });
    events.toRoom(tx, STAFF_ROOM, 'orderUpdated', { ...fields, eventId });
    if (order.status !== ORDER_STATUS.awaiting && before.status !== ORDER_STATUS.awaiting) return;
    events.toRoom(tx, BOOSTERS_ROOM, 'orderUpdated', { ...fields, eventId });
  }

  /** The timeline is not stored with each idempotent answer, where it would fill the table. */
  const withoutTimeLine: Kept<{ order: OrderView }> = {
    keep: ({ order }) => ({ order: { ...order, events: [] }, upTo: order.events.at(-1)?.id ?? null }),
    async restore(tx, kept) {
      // Written by `keep`; older versions stored the whole answer without `upTo`.
      const { order, upTo = null } = kept as { order: OrderView; upTo?: number | null };
      return upTo === null ? { order } : { order: { ...order, events: await orders.eventsOf(tx, order.id, upTo) } };
    },
  };

  async function applyTo(acting: Acting, action: OrderAction, change: OrderChange): Promise<void> {
    const { tx, actor, now } = acting;
    const names = loggedColumns(change.set);
    const { id } = acting.order;
    await orders.update(tx, id, { ...change.set, version: acting.order.version + 1 });
    const order = { ...acting.order, ...columnsOf(change.set, Object.keys(change.set)) };
    await orders.addEvent(tx, {
      order: id,
      kind: change.event.kind,
      at: now,
      actorId: actor.id,
      data: change.event.data ?? {},
    });
    await siteLog.record(tx, {
      actor,
      action,
      object: { kind: 'order', id },
      before: columnsOf(acting.order, names),
      after: { ...columnsOf(change.set, names), ...(change.reason !== undefined && { reason: change.reason }) },
    });
    await events.hold(tx, [...bothOf(acting.order, order), ...(change.alsoTold ?? [])]);
    await tellParties(acting, order, change);
    await announce(tx, order, acting.order);
    const former = acting.order.booster_id;
    if (former !== null && former !== order.booster_id) await chat.removeReader(tx, { user: former, order: id });
    await change.also?.();
  }

  /** Runs an action on an order; `work` returns the change. */
  function act(
    asker: Asker,
    action: OrderAction,
    id: number,
    work: (acting: Acting) => Promise<OrderChange> | OrderChange,
  ): Promise<{ order: OrderView }> {
    return deps.write(
      asker,
      async (tx) => {
        const acting = await enter(tx, asker, action, id);
        await applyTo(acting, action, await work(acting));
        return reading.view(tx, asker.actor, id);
      },
      withoutTimeLine,
    );
  }

  return { act, announce, applyTo, enter };
}

export type Changing = ReturnType<typeof createOrderChange>;
