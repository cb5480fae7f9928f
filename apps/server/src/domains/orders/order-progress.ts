import type { OrderEvent } from '@boostdesk/api-client/contract';
import { percentOnTheWay, rankByNumber } from '@boostdesk/catalogs';
import { Refusal } from '../../contract/refusal.ts';
import { progressOf } from './order-view.ts';
import type { OrderChanges, OrderRecord } from './orders.repository.ts';

/** What a booster logs: where the account stands, how a match ended, or both. */
export interface Logged {
  readonly rank?: number | undefined;
  readonly lp?: number | undefined;
  readonly done?: number | undefined;
  readonly won?: boolean | undefined;
  readonly note?: string | undefined;
}

const wrong = (field: keyof Logged, sentence: string): never => {
  throw new Refusal('invalid', sentence, { [field]: sentence });
};

interface Standing {
  readonly set: OrderChanges;
  readonly percent: number;
}

function climbed(order: OrderRecord, { rank, lp, done }: Logged): Standing {
  const progress = progressOf(order);
  if (progress.kind !== 'rank') throw new Error(`Order ${order.id} does not climb.`);
  if (done !== undefined) return wrong('done', 'This order climbs a ladder: log the rank.');
  const now = rank ?? progress.now;
  if (rankByNumber(progress.ladder, now) === undefined) return wrong('rank', 'This rank is not on the ladder.');
  // A new rank starts without points, unless they are logged with it.
  const points = lp ?? (rank === undefined || rank === progress.now ? progress.lp : 0);
  const percent = percentOnTheWay({ ...progress, now, lp: points }) ?? 0;
  return { set: { now_rank: now, now_lp: points, percent }, percent };
}

function counted(order: OrderRecord, { rank, lp, done }: Logged): Standing {
  const progress = progressOf(order);
  if (progress.kind !== 'count') throw new Error(`Order ${order.id} does not count.`);
  if (rank !== undefined) return wrong('rank', 'This order counts: log how many are done.');
  if (lp !== undefined) return wrong('lp', 'This order counts: log how many are done.');
  const now = done ?? progress.done;
  if (now > progress.target) return wrong('done', `The order has ${progress.target} in all.`);
  const percent = Math.floor((now * 100) / progress.target);
  return { set: { done_count: now, percent }, percent };
}

/** Where the order stands once this is logged. @throws Refusal `invalid` for what does not go with the order. */
export function progressNow(order: OrderRecord, logged: Logged) {
  const { rank, lp, done, won, note } = logged;
  if ([rank, lp, done, won].every((value) => value === undefined)) {
    throw new Refusal('invalid', 'Log a result or where the account stands now.');
  }
  const { set, percent } = progressOf(order).kind === 'rank' ? climbed(order, logged) : counted(order, logged);
  const data: OrderEvent['data'] = {
    percent,
    ...(set.now_rank !== undefined && { rank: set.now_rank, lp: set.now_lp ?? 0 }),
    ...(set.done_count !== undefined && { done: set.done_count }),
    ...(won !== undefined && { won }),
    ...(note && { note }),
  };
  const result = won === true ? { won: order.won + 1 } : { lost: order.lost + 1 };
  return { set: { ...set, ...(won !== undefined && result) }, percent, data };
}

/** Who completes an order with proof says that all of it is done. */
export function progressAtEnd(order: OrderRecord): OrderChanges {
  const progress = progressOf(order);
  const reached = progress.kind === 'rank' ? Math.max(progress.now, progress.target) : 0;
  return progress.kind === 'rank' ? { now_rank: reached, percent: 100 } : { done_count: progress.target, percent: 100 };
}
