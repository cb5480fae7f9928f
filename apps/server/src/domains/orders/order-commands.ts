import type { Dispute, OrderEvent, OrderView } from '@boostdesk/api-client/contract';
import type { Actor, RuleContext } from '@boostdesk/auth';
import { ORDER_STATUS, type OrderStatus, type TransitionName, transitionFor } from '@boostdesk/catalogs';
import { isStatusIn } from '@boostdesk/catalogs/rules';
import { BOOSTERS_ROOM, chatRoom, STAFF_ROOM } from '@boostdesk/realtime/contract';
import type { Tx } from '../../db/index.ts';
import type { StoredAnswer } from '../../db/writer.ts';
import { HttpError } from '../../http/http-error.ts';
import type { SystemMessage } from '../chat/chat.service.ts';
import type { NewNotification } from '../notifications/notifications.service.ts';
import type { ChosenPictures } from '../pictures/pictures.service.ts';
import type { BoostersRepository } from './boosters.repository.ts';
import type { DisputesRepository } from './disputes.repository.ts';
import { assertAllowed, type OrderAction } from './order-access.ts';
import type { OrderQueryService } from './order-query.ts';
import type { SubjectOrder } from './order-subjects.service.ts';
import { eventsFor } from './order-view.ts';
import type { OrderChanges, OrderRecord, OrdersRepository } from './orders.repository.ts';
import type { CommandCaller, OrdersDeps } from './orders-deps.ts';
import type { SessionsRepository } from './sessions.repository.ts';

/** The effects of an action; `applyChange` carries them out. */
export interface OrderChange {
  readonly set: OrderChanges;
  readonly event: {
    readonly kind: OrderEvent['kind'];
    readonly data?: OrderEvent['data'];
    /** Stores the changed columns as they were. @default false */
    readonly isUndoable?: boolean;
    /** Uploads of the actor that the event shows. */
    readonly pictures?: ChosenPictures | undefined;
    /** Facts of further events of the kind, which come before it and are undone with it. */
    readonly earlier?: readonly OrderEvent['data'][] | undefined;
  };
  readonly systemMessage?: Pick<SystemMessage, 'code' | 'params'>;
  readonly reason?: string;
  /** Facts for the site log beside the changed columns. */
  readonly logged?: Readonly<Record<string, string | number>>;
  /** The same facts before the change. */
  readonly loggedBefore?: Readonly<Record<string, string | number>>;
  /** Sent to the order's users except the actor; `booster` is the current or, when just removed, the previous one. */
  readonly notify?: Pick<NewNotification, 'code' | 'params'> & { readonly to: 'customer' | 'booster' | 'both' };
  /** Other users that `afterWrite` notifies; their event counters are locked as well. */
  readonly alsoNotified?: readonly number[];
  readonly afterWrite?: () => Promise<unknown>;
}

export interface OrderCommandContext {
  readonly tx: Tx;
  readonly actor: Actor;
  readonly order: OrderRecord;
  readonly subject: SubjectOrder;
  readonly rules: RuleContext;
  readonly now: Date;
  readonly by: string;
}

const pickColumns = (from: object, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, Object.getOwnPropertyDescriptor(from, name)?.value]));

/** Omits long derived columns, and lists of boosters: the entry names the new one. */
const columnsToLog = (set: OrderChanges): string[] =>
  Object.keys(set).filter((name) => name !== 'quote' && !name.endsWith('_boosters') && !name.endsWith('share'));

/** @throws HttpError `conflict` when the transition is not allowed */
export function nextStatus(name: TransitionName, from: OrderStatus, previous?: OrderStatus): OrderStatus {
  const to = transitionFor(name, from, previous)?.to ?? null;
  if (to === null) throw new HttpError('conflict');
  return to;
}

export interface OrderCommandDeps extends OrdersDeps {
  readonly orders: OrdersRepository;
  readonly boosters: BoostersRepository;
  readonly disputes: DisputesRepository;
  readonly sessions: SessionsRepository;
  readonly reading: OrderQueryService;
}

export const partiesOf = (order: { customer_id: number; booster_id: number | null }): number[] =>
  order.booster_id === null ? [order.customer_id] : [order.customer_id, order.booster_id];

/** As an earlier version stored it. */
type OlderView = Omit<OrderView, 'pausedTotal' | 'dispute'> & {
  readonly pausedTotal?: number;
  readonly dispute?: Omit<Dispute, 'booster'> & { readonly booster?: Dispute['booster'] };
};

const toCurrentView = ({ dispute, pausedTotal = 0, ...order }: OlderView): OrderView => ({
  ...order,
  pausedTotal,
  ...(dispute !== undefined && { dispute: { ...dispute, booster: dispute.booster ?? null } }),
});

type PublishedOrder = Pick<OrderRecord, 'id' | 'customer_id' | 'booster_id' | 'status' | 'cancelled_at'>;

const partiesBeforeAndAfter = (before: PublishedOrder, after: PublishedOrder): number[] => [
  ...new Set([...partiesOf(before), ...partiesOf(after)]),
];

/** 'Playing now' ends when progress is logged, and when the order is no longer played by this booster. */
function endPlaying(order: OrderRecord, set: OrderChanges, action: OrderAction): OrderChanges {
  if (order.playing_until === null) return {};
  const { booster_id: booster = order.booster_id, status = order.status, cancelled_at: cancelled = null } = set;
  const goesOn = booster === order.booster_id && status === ORDER_STATUS.processing && cancelled === null;
  return goesOn && action !== 'order.logProgress' ? {} : { playing_since: null, playing_until: null };
}

/** Statuses in which nobody plans sessions. */
const unplannedStatuses: readonly OrderStatus[] = [ORDER_STATUS.complete, ORDER_STATUS.suspended];

/** Whether sessions with the booster of the order can't take place: it has ended, is suspended, or is another's. */
const endsWork = ({ booster_id: before }: OrderRecord, after: OrderRecord): boolean =>
  before !== null &&
  (after.booster_id !== before || after.cancelled_at !== null || isStatusIn(unplannedStatuses, after.status));

/** The steps of every change of an order: lock, right, write, site log, chat message, notification, events. */
export function createOrderCommands(deps: OrderCommandDeps) {
  const { chat, clock, events, notifications, orders, reading, scheduled, siteLog } = deps;

  async function loadForUpdate(
    tx: Tx,
    { actor }: Pick<CommandCaller, 'actor'>,
    action: OrderAction,
    id: number,
  ): Promise<OrderCommandContext> {
    const order = await orders.lock(tx, id);
    if (order === undefined) throw new HttpError('not_found');
    const subject = deps.subjects.toSubject(order);
    const rules = await reading.rulesFor(tx, actor);
    assertAllowed(action, actor, subject, rules);
    return { tx, actor, order, subject, rules, now: clock(), by: await orders.getUserName(tx, actor.id) };
  }

  async function notifyParties(
    { tx, actor, order: before }: OrderCommandContext,
    order: OrderRecord,
    change: OrderChange,
  ) {
    const others = partiesBeforeAndAfter(before, order).filter((user) => user !== actor.id);
    if (change.systemMessage !== undefined)
      await chat.addSystemMessage(tx, { ...change.systemMessage, order: order.id });
    if (change.notify !== undefined) {
      const { to, ...notice } = change.notify;
      const one = to === 'customer' ? order.customer_id : (order.booster_id ?? before.booster_id);
      const users = to === 'both' ? others : others.filter((user) => user === one);
      if (users.length > 0) await notifications.notify(tx, { ...notice, users, order: order.id });
    }
  }

  /**
   * Sends a stored event to the order's users, and an unstored one to open views, staff and, when the order enters or
   * leaves it, the board.
   */
  async function publishUpdate(tx: Tx, order: PublishedOrder, before: PublishedOrder) {
    const archived = order.cancelled_at !== null;
    const fields = { id: order.id, status: order.status, ...(archived && { archived }) };
    const eventId = await events.publishToUsers(tx, partiesBeforeAndAfter(before, order), 'orderUpdated', fields);
    events.publishToRoom(tx, chatRoom(order.id), 'orderUpdated', { ...fields, eventId });
    events.publishToRoom(tx, STAFF_ROOM, 'orderUpdated', { ...fields, eventId });
    if (order.status !== ORDER_STATUS.awaiting && before.status !== ORDER_STATUS.awaiting) return;
    events.publishToRoom(tx, BOOSTERS_ROOM, 'orderUpdated', { ...fields, eventId });
  }

  /** The timeline would fill the table of idempotent answers. */
  const withoutTimeline = (actor: Actor): StoredAnswer<{ order: OrderView }> => ({
    toStored: ({ order }) => ({ order: { ...order, events: [] }, upTo: order.events.at(-1)?.id ?? null }),
    async restore(tx, kept) {
      // Written by `toStored`; older versions stored the whole answer without `upTo`.
      const { order: stored, upTo = null } = kept as { order: OlderView; upTo?: number | null };
      const order = toCurrentView(stored);
      if (upTo === null) return { order };
      const { customer, startedAt } = order;
      const all = await reading.readTimeline(tx, actor, order.id, upTo);
      const events = eventsFor(actor, { customerId: customer?.id ?? null, startedAt }, all.events);
      return { order: { ...order, events } };
    },
  });

  async function applyChange(context: OrderCommandContext, action: OrderAction, change: OrderChange): Promise<void> {
    const { tx, actor, now } = context;
    const names = columnsToLog(change.set);
    const { id } = context.order;
    await orders.update(tx, id, {
      ...change.set,
      ...endPlaying(context.order, change.set, action),
      version: context.order.version + 1,
    });
    const order = { ...context.order, ...pickColumns(change.set, Object.keys(change.set)) };
    const { kind, data = {}, earlier, isUndoable = false, pictures = [] } = change.event;
    const event = await orders.addEvent(tx, {
      order: id,
      kind,
      at: now,
      actorId: actor.id,
      data,
      earlier,
      before: isUndoable ? pickColumns(context.order, Object.keys(change.set)) : null,
    });
    await deps.pictures.attachToEvent(tx, { event, order: id, user: actor.id }, pictures);
    await siteLog.record(tx, {
      actor,
      action,
      object: { kind: 'order', id },
      before: { ...pickColumns(context.order, names), ...change.loggedBefore },
      after: {
        ...pickColumns(change.set, names),
        ...change.logged,
        ...(change.reason !== undefined && { reason: change.reason }),
      },
    });
    const former = context.order.booster_id;
    const leaver = former === order.booster_id ? null : former;
    const hasEnded = order.cancelled_at !== null || order.status === ORDER_STATUS.complete;
    const sessions = endsWork(context.order, order) ? await deps.sessions.cancelComing(tx, id, now) : 0;
    const cancelled = await scheduled.cancelAfterChange(tx, { order: id, hasEnded, leaver });
    await events.lockCounters(tx, [
      ...partiesBeforeAndAfter(context.order, order),
      ...(change.alsoNotified ?? []),
      ...cancelled.keys(),
    ]);
    await notifyParties(context, order, change);
    if (sessions > 0) {
      const users = partiesOf(context.order);
      await notifications.notify(tx, { users, code: 'sessions_cancelled', params: { sessions }, order: id });
    }
    await publishUpdate(tx, order, context.order);
    if (leaver !== null) await chat.removeReader(tx, { user: leaver, order: id });
    await scheduled.notifyCancelled(tx, id, cancelled);
    await change.afterWrite?.();
  }

  function run(
    caller: CommandCaller,
    action: OrderAction,
    id: number,
    work: (context: OrderCommandContext) => Promise<OrderChange> | OrderChange,
  ): Promise<{ order: OrderView }> {
    return deps.write(
      caller,
      async (tx) => {
        const context = await loadForUpdate(tx, caller, action, id);
        await applyChange(context, action, await work(context));
        return reading.view(tx, caller.actor, id);
      },
      withoutTimeline(caller.actor),
    );
  }

  return { run, publishUpdate, applyChange, loadForUpdate };
}

export type OrderCommands = ReturnType<typeof createOrderCommands>;
