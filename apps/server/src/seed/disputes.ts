import { ORDER_STATUS } from '@boostdesk/catalogs';
import { type DisputeReason, settleDispute } from '@boostdesk/catalogs/rules';
import { sql } from 'kysely';
import type { Db } from '../db/index.ts';
import type { SeededOrder } from './orders.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Orders completed since are in no payout. */
const UNPAID_MS = 5 * 24 * HOUR_MS;
const REFUND_PERCENT = 30;

interface Story {
  readonly order: SeededOrder;
  readonly id: number;
}

interface NewDispute extends Story {
  readonly booster: number;
  readonly reason: DisputeReason;
  readonly text: string;
  readonly openedAt: Date;
  /** Absent while it is open. */
  readonly resolved?: {
    readonly resolution: 'dismissed' | 'refunded' | 'redone';
    readonly note: string;
    readonly at: Date;
    readonly refund?: number;
  };
}

interface Deps {
  readonly db: Db;
  readonly admin: number;
  readonly now: Date;
}

const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

const addEvent = ({ db }: Deps, order: number, kind: string, by: { at: Date; actor: number; data?: object }) =>
  db
    .insertInto('order_events')
    .values({ order_id: order, kind, at: by.at, actor_id: by.actor, data: JSON.stringify(by.data ?? {}) })
    .execute();

/** Returns the dispute's id. */
async function addDispute(deps: Deps, dispute: NewDispute): Promise<number> {
  const { id: order, booster, openedAt, reason, resolved, text } = dispute;
  const { customer } = dispute.order;
  const refund = resolved?.refund ?? 0;
  const { id } = await deps.db
    .insertInto('disputes')
    .values({
      ...{ order_id: order, booster_id: booster, opened_by: customer, reason, text, opened_at: openedAt },
      ...(resolved !== undefined && {
        resolution: resolved.resolution,
        resolved_at: resolved.at,
        resolved_by: deps.admin,
        note: resolved.note,
        refund_amount: String(refund),
      }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await deps.db
    .updateTable('orders')
    .set({ disputed_boosters: sql`array_append(disputed_boosters, ${booster}::int)` })
    .where('id', '=', order)
    .execute();
  await addEvent(deps, order, 'dispute_opened', {
    at: openedAt,
    actor: customer,
    data: { problem: reason, note: text },
  });
  if (resolved === undefined) return id;
  const data = { reason: resolved.note, ...(refund > 0 && { refund }) };
  await addEvent(deps, order, `dispute_${resolved.resolution}`, { at: resolved.at, actor: deps.admin, data });
  return id;
}

/** Of the two orders that were started last, one is in dispute, and the dispute of one was dismissed. */
async function seedRunning(deps: Deps, stories: readonly Story[]): Promise<void> {
  const [one, other] = stories.filter(({ order }) => order.status === ORDER_STATUS.processing).slice(-2);
  const openedAt = after(deps.now, -3 * HOUR_MS);
  if (one?.order.booster != null)
    await addDispute(deps, {
      ...{ ...one, booster: one.order.booster, reason: 'slow', openedAt: after(deps.now, -HOUR_MS) },
      text: 'Nobody has played since yesterday, and my deadline is close.',
    });
  if (other?.order.booster != null)
    await addDispute(deps, {
      ...{ ...other, booster: other.order.booster, reason: 'behavior', openedAt },
      text: 'The booster wrote in the game’s chat although I asked for silence.',
      resolved: {
        resolution: 'dismissed',
        note: 'The match history shows no messages in the game’s chat.',
        at: after(openedAt, HOUR_MS / 2),
      },
    });
}

/** A complete order that no payout has paid, and of which a part was refunded. */
async function seedRefunded(deps: Deps, stories: readonly Story[]): Promise<void> {
  const story = stories.find(({ order: { completedAt, booster, row, share } }) => {
    const ago = completedAt === null ? 0 : deps.now.getTime() - completedAt.getTime();
    return booster !== null && share !== null && row.coins_paid === 0 && ago > 8 * HOUR_MS && ago < UNPAID_MS;
  });
  if (story === undefined) return;
  const { completedAt, booster, currency, price, share } = story.order;
  if (completedAt === null || booster === null || share === null) return;
  const order = { paid: price, sharePercent: share.percent, paidBefore: 0 };
  const [before, split] = [settleDispute(order, 0), settleDispute(order, REFUND_PERCENT)];
  const at = after(completedAt, 6 * HOUR_MS);
  const id = await addDispute(deps, {
    ...{ ...story, booster, reason: 'slow', openedAt: after(completedAt, 2 * HOUR_MS) },
    text: 'The target was reached, but two days after the promised date. I missed the end of the season.',
    resolved: {
      ...{ resolution: 'refunded', at, refund: split.refund },
      note: 'The order was two days late without a message in the chat.',
    },
  });
  const { db } = deps;
  const { id: transaction } = await db
    .insertInto('ledger_transactions')
    .values({
      ...{ kind: 'dispute-refunded', business_key: `dispute-refunded:${id}`, order_id: story.id },
      ...{ actor_id: deps.admin, at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into ledger_entries (transaction_id, account_id, amount)
    select ${transaction}::int, a.id, case a.kind
        when 'provider' then ${split.refund}::int
        when 'payable' then ${split.earned - before.earned}::int
        else ${split.kept - before.kept}::int end
    from ledger_accounts a
    where a.currency = ${currency}
      and (a.kind in ('provider', 'revenue') or a.kind = 'payable' and a.owner_id = ${booster})`.execute(db);
  await db
    .updateTable('earnings')
    .set({ amount: String(split.earned) })
    .where('order_id', '=', story.id)
    .execute();
}

/** An order on the board that another booster redoes. */
async function seedRedone(deps: Deps, stories: readonly Story[]): Promise<void> {
  const [story] = stories
    .filter(({ order }) => order.status === ORDER_STATUS.awaiting && order.paidAt !== null)
    .toSorted((one, other) => (one.order.paidAt?.getTime() ?? 0) - (other.order.paidAt?.getTime() ?? 0));
  const former = stories.find(({ order }) => order.booster !== null && order.row.game_id === story?.order.row.game_id)
    ?.order.booster;
  if (story?.order.paidAt == null || former == null) return;
  const { paidAt } = story.order;
  const part = (deps.now.getTime() - paidAt.getTime()) / 4;
  await addEvent(deps, story.id, 'locked_in', { at: after(paidAt, part), actor: former });
  await addDispute(deps, {
    ...{ ...story, booster: former, reason: 'notPlayed', openedAt: after(paidAt, 2 * part) },
    text: 'The order was locked in, but the booster answers no message and has not played a match.',
    resolved: {
      ...{ resolution: 'redone', at: after(paidAt, 3 * part) },
      note: 'The booster did not answer us either. Another booster will play the order.',
    },
  });
  await deps.db
    .updateTable('orders')
    .set({ barred_boosters: [former] })
    .where('id', '=', story.id)
    .execute();
}

/** One dispute that is open, and one of each resolution by staff. */
export async function seedDisputes(
  db: Db,
  { orders, ids, ...rest }: { orders: readonly SeededOrder[]; ids: readonly number[] } & Pick<Deps, 'admin' | 'now'>,
): Promise<void> {
  const deps = { db, ...rest };
  const stories = orders.map((order, place) => ({ order, id: ids[place] ?? 0 }));
  await seedRunning(deps, stories);
  await seedRefunded(deps, stories);
  await seedRedone(deps, stories);
}
