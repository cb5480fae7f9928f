import { ORDER_STATUS } from '@boostdesk/catalogs';
import type { DisputeReason } from '@boostdesk/catalogs/rules';
import type { Db } from '../db/index.ts';
import type { SeededOrder } from './orders.ts';

const HOUR_MS = 60 * 60 * 1000;

interface SeededDispute {
  readonly reason: DisputeReason;
  readonly text: string;
  /** Null for an open dispute. */
  readonly note: string | null;
}

/** On the orders that were started last. */
const made: readonly SeededDispute[] = [
  { reason: 'slow', text: 'Nobody has played since yesterday, and my deadline is close.', note: null },
  {
    reason: 'behavior',
    text: 'The booster wrote in the game’s chat although I asked for silence.',
    note: 'The match history shows no messages in the game’s chat.',
  },
  {
    reason: 'notPlayed',
    text: 'The order shows as Processing, but no match has been played.',
    note: 'The first matches were played an hour later, as agreed in the chat.',
  },
];

/** One open dispute, and two that staff dismissed. */
export async function seedDisputes(
  db: Db,
  { orders, ids, admin, now }: { orders: readonly SeededOrder[]; ids: readonly number[]; admin: number; now: Date },
): Promise<void> {
  const played = orders
    .flatMap(({ customer, startedAt, status }, place) =>
      startedAt === null || status !== ORDER_STATUS.processing ? [] : [{ customer, order: ids[place] ?? 0 }],
    )
    .slice(-made.length);
  for (const [place, { customer, order }] of played.entries()) {
    const dispute = made[place];
    if (dispute === undefined) continue;
    const { reason, text, note } = dispute;
    const openedAt = new Date(now.getTime() - (place + 1) * HOUR_MS);
    const resolvedAt = note === null ? null : new Date(openedAt.getTime() + HOUR_MS / 2);
    await db
      .insertInto('disputes')
      .values({
        ...{ order_id: order, opened_by: customer, reason, text, opened_at: openedAt, note },
        ...(resolvedAt !== null && { resolution: 'dismissed', resolved_at: resolvedAt, resolved_by: admin }),
      })
      .execute();
    const opened = { order_id: order, kind: 'dispute_opened', at: openedAt, actor_id: customer };
    const data = JSON.stringify({ problem: reason, note: text });
    await db
      .insertInto('order_events')
      .values({ ...opened, data })
      .execute();
    if (resolvedAt === null) continue;
    const dismissed = { order_id: order, kind: 'dispute_dismissed', at: resolvedAt, actor_id: admin };
    await db
      .insertInto('order_events')
      .values({ ...dismissed, data: JSON.stringify({ reason: note }) })
      .execute();
  }
}
