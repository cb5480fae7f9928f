import type { Actor, RuleContext } from '@boostdesk/auth';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { BOOSTERS_ROOM } from '@boostdesk/realtime/contract';
import type { Tx } from '../../db/index.ts';
import { HttpError } from '../../http/http-error.ts';
import { msg } from '../../i18n/message.ts';
import type { Booster } from './boosters.repository.ts';
import { assertAllowed, couldHaveLockedIn, type OrderAction } from './order-access.ts';
import { noFirstOffer } from './order-announcement.ts';
import { nextStatus, type OrderCommandContext, type OrderCommandDeps, type OrderCommands } from './order-commands.ts';
import { explainShare } from './order-view.ts';
import type { OrderChanges, OrderRecord } from './orders.repository.ts';
import type { CommandCaller } from './orders-deps.ts';

const LOOK_MS = 60_000;
/** Time after a lock-in in which other boosters get the name of the booster; later they get 404. */
const JUST_TAKEN_MS = 60 * 60 * 1000;

const clockTime = (at: Date): string => `${at.toISOString().slice(11, 19)} UTC`;

export const assignmentColumns = (order: OrderRecord, { actor, shares }: Booster, now: Date): OrderChanges => ({
  booster_id: actor.id,
  started_at: now,
  share: JSON.stringify(explainShare(order, shares)),
  look_booster_id: null,
  look_until: null,
  ...noFirstOffer,
});

export function createOrderLockInService(deps: OrderCommandDeps, commands: OrderCommands) {
  const { boosters, clock, events, orders, subjects } = deps;

  /** Locks the booster, so that nothing that decides changes before the lock-in. */
  async function lockBooster(tx: Tx, actor: Actor): Promise<Booster> {
    const booster = await boosters.lock(tx, actor.id);
    if (booster === undefined) throw new HttpError('forbidden');
    return booster;
  }

  async function findConflict(
    tx: Tx,
    actor: Actor,
    order: OrderRecord,
    rules: RuleContext,
  ): Promise<HttpError | undefined> {
    const { booster_id: holder, started_at: at } = order;
    if (holder === null || at === null || order.status === ORDER_STATUS.complete) return undefined;
    if (holder === actor.id) return new HttpError('conflict', msg('You’ve already locked in this order.'));
    const fresh = clock().getTime() - at.getTime() < JUST_TAKEN_MS;
    if (!fresh || !couldHaveLockedIn(actor, subjects.toSubject(order), rules)) return undefined;
    const by = await orders.getUserName(tx, holder);
    const details = { by, at: at.toISOString() };
    const sentence = msg('{by} locked in this order at {time}.', { by, time: clockTime(at) });
    return new HttpError('already_taken', sentence, {}, details);
  }

  async function hasLockedIn(tx: Tx, actor: Actor, id: number): Promise<boolean> {
    const order = await orders.lock(tx, id);
    return order !== undefined && order.booster_id === actor.id && order.status !== ORDER_STATUS.complete;
  }

  async function loadForLockIn(
    tx: Tx,
    { actor }: CommandCaller,
    action: OrderAction,
    id: number,
  ): Promise<OrderCommandContext & { booster: Booster }> {
    const order = await orders.lock(tx, id);
    if (order === undefined) throw new HttpError('not_found');
    if (order.offer_id !== null && order.status === ORDER_STATUS.awaiting)
      throw new HttpError('conflict', msg('Only the seller can complete this sale. Staff decide what happens next.'));
    const booster = await lockBooster(tx, actor);
    const running = await orders.countRunning(tx, actor.id);
    const onVacation = await deps.availability.isOnVacation(tx, actor.id);
    const rules = { ...(await deps.reading.rulesFor(tx, booster.actor)), runningOrders: running, onVacation };
    const conflict = await findConflict(tx, booster.actor, order, rules);
    if (conflict !== undefined) throw conflict;
    const subject = subjects.toSubject(order);
    assertAllowed(action, booster.actor, subject, rules);
    const by = await orders.getUserName(tx, actor.id);
    return { tx, actor: booster.actor, booster, order, subject, rules, now: clock(), by };
  }

  return {
    /**
     * Shows on the board who is looking at an order; the latest viewer counts. It blocks nobody, so it is not logged.
     */
    look: (caller: CommandCaller, id: number) =>
      deps.write(caller, async (tx) => {
        const { now, by, actor } = await loadForLockIn(tx, caller, 'order.look', id);
        const until = new Date(now.getTime() + LOOK_MS);
        await orders.update(tx, id, { look_booster_id: actor.id, look_until: until });
        const look = { id, booster: { id: actor.id, name: by }, until: until.toISOString() };
        events.publishToRoom(tx, BOOSTERS_ROOM, 'lockinInit', look);
        return { until: look.until };
      }),

    /** Ends the booster's own preview; sends no event when there is none. */
    letGo: (caller: CommandCaller, id: number) =>
      deps.write(caller, async (tx) => {
        const { actor } = caller;
        const order = await orders.lock(tx, id);
        if (order?.look_booster_id === actor.id && order.look_until !== null) {
          await orders.update(tx, id, { look_booster_id: null, look_until: null });
          const booster = { id: actor.id, name: await orders.getUserName(tx, actor.id) };
          events.publishToRoom(tx, BOOSTERS_ROOM, 'lockinStatus', { id, status: 'released', booster });
        }
        return { ok: true } as const;
      }),

    /**
     * Concurrent calls queue at the row's lock, and only the first gets the order. The owner gets it again, as the
     * first answer may have been lost.
     */
    lockIn: (caller: CommandCaller, id: number) =>
      deps.write(caller, async (tx) => {
        if (await hasLockedIn(tx, caller.actor, id)) return deps.reading.view(tx, caller.actor, id);
        const context = await loadForLockIn(tx, caller, 'order.lockIn', id);
        const { actor, by, now, order, subject, booster } = context;
        await commands.applyChange(context, 'order.lockIn', {
          set: { status: nextStatus('lockIn', subject.status), ...assignmentColumns(order, booster, now) },
          event: { kind: 'locked_in' },
          systemMessage: { code: 'locked_in', params: { by } },
          notify: { code: 'locked_in', params: { by }, to: 'customer' },
        });
        events.publishToRoom(tx, BOOSTERS_ROOM, 'lockinStatus', {
          id,
          status: 'taken',
          booster: { id: actor.id, name: by },
        });
        return deps.reading.view(tx, caller.actor, id);
      }),
  };
}
