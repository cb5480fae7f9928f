import { can, canBeOfferedFirst, FIRST_OFFER_MINUTES } from '@boostdesk/auth';
import { ORDER_STATUS, serverById } from '@boostdesk/catalogs';
import type { Tx } from '../../db/index.ts';
import { type OrderCommandDeps, type OrderCommands, partiesOf } from './order-commands.ts';
import type { SubjectOrder } from './order-subjects.service.ts';
import type { OrderChanges, OrderRecord } from './orders.repository.ts';

const FIRST_OFFER_MS = FIRST_OFFER_MINUTES * 60_000;

/** Columns of an order that is offered to all. */
export const noFirstOffer = { first_offer_to: null, first_offer_until: null } as const;

/** Alerts boosters of new orders: the customer's favourites first, then all others. */
export function createOrderAnnouncement(deps: OrderCommandDeps, commands: OrderCommands) {
  const { boosters, clock, events, orders, subjects } = deps;

  /** Returns the boosters on whose board the order appears once it is offered to all. */
  async function boostersFor(tx: Tx, subject: SubjectOrder) {
    const onBoard = { ...subject, status: ORDER_STATUS.awaiting, firstOffer: null };
    const [all, limits] = [await boosters.all(tx), await deps.limits.read(tx)];
    const away = await deps.availability.listOnVacation(tx);
    return all.flatMap(({ actor }) =>
      can('order.look', actor, onBoard, { ...limits, onVacation: away.has(actor.id) }) ? [actor] : [],
    );
  }

  async function publish(tx: Tx, order: OrderRecord, receivers: readonly number[]): Promise<void> {
    const server = order.server_id === null ? undefined : serverById(order.server_id);
    await events.publishToUsers(tx, receivers, 'newOrder', {
      id: order.id,
      game: order.game_id,
      platform: order.platform,
      server: server?.abbrevation ?? null,
      purchase: order.purchase,
    });
  }

  async function offerToAll(tx: Tx, order: OrderRecord): Promise<void> {
    await orders.update(tx, order.id, noFirstOffer);
    const fitting = await boostersFor(tx, subjects.toSubject(order));
    const others = fitting.map(({ id }) => id).filter((id) => order.first_offer_to?.includes(id) !== true);
    await events.lockCounters(tx, [...partiesOf(order), ...others]);
    await commands.publishUpdate(tx, order, order);
    await publish(tx, order, others);
  }

  /** Ends one first offer; false without any. Skips those that another process ends, and `failed` by order. */
  async function endFirstOffer(failed: Map<number, unknown>): Promise<boolean> {
    let id: number | undefined;
    try {
      return await deps.write(null, async (tx) => {
        const order = await orders.lockEndedFirstOffer(tx, clock(), [...failed.keys()]);
        id = order?.id;
        if (order !== undefined) await offerToAll(tx, order);
        return order !== undefined;
      });
    } catch (error) {
      if (id === undefined) throw error;
      failed.set(id, error);
      return true;
    }
  }

  return {
    publish,

    /** Returns who is alerted of an order that enters the board, and the columns of its first offer. */
    async plan(tx: Tx, subject: SubjectOrder, now: Date): Promise<{ receivers: number[]; set: OrderChanges }> {
      const fitting = await boostersFor(tx, subject);
      const favorites = await boosters.favoritesOf(tx, subject.customerId);
      const first = fitting.flatMap((actor) =>
        favorites.includes(actor.id) && canBeOfferedFirst(actor, subject) ? [actor.id] : [],
      );
      if (first.length === 0) return { receivers: fitting.map(({ id }) => id), set: {} };
      const until = new Date(now.getTime() + FIRST_OFFER_MS);
      return { receivers: first, set: { first_offer_to: first, first_offer_until: until } };
    },

    /** @throws AggregateError of the orders that failed, after all others */
    async sweep(): Promise<void> {
      const failed = new Map<number, unknown>();
      while (await endFirstOffer(failed));
      if (failed.size > 0) throw new AggregateError(failed.values(), `First offers did not end: ${[...failed.keys()]}`);
    },
  };
}

export type OrderAnnouncement = ReturnType<typeof createOrderAnnouncement>;
