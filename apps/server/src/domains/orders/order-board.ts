import type { Actor, RuleContext } from '@boostdesk/auth';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { BOOSTERS_ROOM } from '@boostdesk/realtime/contract';
import { Refusal } from '../../contract/refusal.ts';
import type { Tx } from '../../db/index.ts';
import { phrase } from '../../words/phrase.ts';
import type { Booster } from './boosters.repository.ts';
import { type Acting, type ChangeDeps, type Changing, walk } from './order-change.ts';
import { assertMay, type OrderAction, wasOpenTo } from './order-refusals.ts';
import { explainShare } from './order-view.ts';
import type { OrderChanges, OrderRecord } from './orders.repository.ts';
import type { Asker } from './orders-deps.ts';

const LOOK_MS = 60_000;
/** How long a booster is told who took an order, in ms; later it is not found. */
const JUST_TAKEN_MS = 60 * 60 * 1000;

const clockTime = (at: Date): string => `${at.toISOString().slice(11, 19)} UTC`;

/** Returns the columns for the booster and their share. */
export const takenBy = (order: OrderRecord, { actor, shares }: Booster, now: Date): OrderChanges => ({
  booster_id: actor.id,
  started_at: now,
  share: JSON.stringify(explainShare(order, shares)),
  look_booster_id: null,
  look_until: null,
});

export function createOrderBoard(deps: ChangeDeps, changing: Changing) {
  const { boosters, clock, events, orders, subjects } = deps;

  /** Locks the booster, so that nothing that decides changes before the order is theirs. */
  async function enterAsBooster(tx: Tx, actor: Actor): Promise<Booster> {
    const booster = await boosters.lock(tx, actor.id);
    if (booster === undefined) throw new Refusal('forbidden');
    return booster;
  }

  async function taken(tx: Tx, actor: Actor, order: OrderRecord, rules: RuleContext): Promise<Refusal | undefined> {
    const { booster_id: holder, started_at: at } = order;
    if (holder === null || at === null || order.status === ORDER_STATUS.complete) return undefined;
    if (holder === actor.id) return new Refusal('conflict', phrase('You’ve already locked in this order.'));
    const fresh = clock().getTime() - at.getTime() < JUST_TAKEN_MS;
    if (!fresh || !wasOpenTo(actor, subjects.toSubject(order), rules)) return undefined;
    const by = await orders.nameOf(tx, holder);
    const details = { by, at: at.toISOString() };
    const sentence = phrase('{by} locked in this order at {time}.', { by, time: clockTime(at) });
    return new Refusal('already_taken', sentence, {}, details);
  }

  async function hasAlready(tx: Tx, actor: Actor, id: number): Promise<boolean> {
    const order = await orders.lock(tx, id);
    return order !== undefined && order.booster_id === actor.id && order.status !== ORDER_STATUS.complete;
  }

  async function enter(
    tx: Tx,
    { actor }: Asker,
    action: OrderAction,
    id: number,
  ): Promise<Acting & { booster: Booster }> {
    const order = await orders.lock(tx, id);
    if (order === undefined) throw new Refusal('not_found');
    if (order.offer_id !== null && order.status === ORDER_STATUS.awaiting)
      throw new Refusal('conflict', phrase('Only the seller can complete this sale. Staff decide what happens next.'));
    const booster = await enterAsBooster(tx, actor);
    const running = await orders.runningOf(tx, actor.id, [ORDER_STATUS.processing, ORDER_STATUS.paused]);
    const rules = { ...(await deps.reading.rulesFor(tx, booster.actor)), runningOrders: running };
    const lost = await taken(tx, booster.actor, order, rules);
    if (lost !== undefined) throw lost;
    const subject = subjects.toSubject(order);
    assertMay(action, booster.actor, subject, rules);
    const by = await orders.nameOf(tx, actor.id);
    return { tx, actor: booster.actor, booster, order, subject, rules, now: clock(), by };
  }

  return {
    /**
     * Shows on the board who is looking at an order; the latest viewer counts. It blocks nobody, so it is not logged.
     */
    look: (asker: Asker, id: number) =>
      deps.write(asker, async (tx) => {
        const { now, by, actor } = await enter(tx, asker, 'order.look', id);
        const until = new Date(now.getTime() + LOOK_MS);
        await orders.update(tx, id, { look_booster_id: actor.id, look_until: until });
        const look = { id, booster: { id: actor.id, name: by }, until: until.toISOString() };
        events.toRoom(tx, BOOSTERS_ROOM, 'lockinInit', look);
        return { until: look.until };
      }),

    /** Ends the booster's own preview; does nothing and sends no event when there is none. */
    letGo: (asker: Asker, id: number) =>
      deps.write(asker, async (tx) => {
        const { actor } = asker;
        const order = await orders.lock(tx, id);
        if (order?.look_booster_id === actor.id && order.look_until !== null) {
          await orders.update(tx, id, { look_booster_id: null, look_until: null });
          const booster = { id: actor.id, name: await orders.nameOf(tx, actor.id) };
          events.toRoom(tx, BOOSTERS_ROOM, 'lockinStatus', { id, status: 'released', booster });
        }
        return { ok: true } as const;
      }),

    /**
     * Locks in an order. Concurrent calls queue at the row's lock, and only the first gets the order. The owner gets it
     * again, as the first answer may have been lost.
     */
    lockIn: (asker: Asker, id: number) =>
      deps.write(asker, async (tx) => {
        if (await hasAlready(tx, asker.actor, id)) return deps.reading.view(tx, asker.actor, id);
        const acting = await enter(tx, asker, 'order.lockIn', id);
        const { actor, by, now, order, subject, booster } = acting;
        await changing.applyTo(acting, 'order.lockIn', {
          set: { status: walk('lockIn', subject.status), ...takenBy(order, booster, now) },
          event: { kind: 'locked_in' },
          line: { code: 'locked_in', params: { by } },
          tell: { code: 'locked_in', params: { by }, to: 'customer' },
        });
        events.toRoom(tx, BOOSTERS_ROOM, 'lockinStatus', { id, status: 'taken', booster: { id: actor.id, name: by } });
        return deps.reading.view(tx, asker.actor, id);
      }),
  };
}
