import type { SeededOrder } from './orders.ts';
import { boosterLines, customerLines, greetings } from './people.data.ts';
import type { SeededRandom } from './random.ts';

const HOUR_MS = 60 * 60 * 1000;

interface SeededEvent {
  readonly at: Date;
  readonly kind: string;
  readonly actor: number | null;
  readonly data?: object;
}

function historyOf(order: SeededOrder, staff: number): SeededEvent[] {
  const { customer, booster, createdAt, paidAt, startedAt, completedAt, row } = order;
  const steps: (SeededEvent | null)[] = [
    { at: createdAt, kind: 'created', actor: customer },
    paidAt && { at: paidAt, kind: 'paid', actor: customer },
    startedAt && { at: startedAt, kind: 'locked_in', actor: booster },
    row.paused_at && { at: row.paused_at, kind: 'paused', actor: customer },
    completedAt && { at: completedAt, kind: 'completed', actor: booster },
    row.rated_at && { at: row.rated_at, kind: 'rated', actor: customer, data: { rating: row.rating_stars } },
    row.cancelled_at && {
      at: row.cancelled_at,
      kind: 'cancelled',
      actor: staff,
      data: { reason: row.end_reason, refund: Number(row.refund_amount) },
    },
  ];
  return steps.filter((step) => step !== null);
}

/** @param staff who cancelled the order, if anybody */
export const eventRows = (order: SeededOrder, id: number, staff: number) =>
  historyOf(order, staff).map(({ at, kind, actor, data = {} }) => ({
    order_id: id,
    kind,
    at,
    actor_id: actor,
    data: JSON.stringify(data),
  }));

export function chatRows(order: SeededOrder, id: number, dice: SeededRandom) {
  const { booster, customer, startedAt } = order;
  if (booster === null || startedAt === null) return [];
  const length = dice.whole(2, 9);
  return Array.from({ length }, (_, place) => {
    const mine = place % 2 === 0;
    const at = new Date(startedAt.getTime() + (place * HOUR_MS) / 3);
    const line = dice.pick(mine ? boosterLines : customerLines);
    return {
      order_id: id,
      seq: place + 1,
      sender_id: mine ? booster : customer,
      client_id: null,
      body: greetings[place] ?? line,
      created_at: at,
      seen_at: place === length - 1 ? null : at,
    };
  });
}
