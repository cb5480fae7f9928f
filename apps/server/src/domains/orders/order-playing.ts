import type { ProgressEntry } from '@boostdesk/catalogs/progress';
import { ORDER_ROOM } from '@boostdesk/realtime/contract';
import { Refusal } from '../../contract/refusal.ts';
import { phrase } from '../../words/phrase.ts';
import { type Acting, type ChangeDeps, type Changing, partiesOf, walk } from './order-change.ts';
import { movedBy, secondsBetween } from './order-clock.ts';
import { assertFigures, type Ending, endingColumns, type OrderEnding } from './order-ending.ts';
import { progressAtEnd, progressNow } from './order-progress.ts';
import type { Asker } from './orders-deps.ts';

interface Completed {
  readonly id: number;
  readonly proof: { readonly note: string; readonly link?: string | undefined };
  /** For staff who end the order below its target. */
  readonly ending?: Ending | undefined;
}

/** Most pauses and resumes per minute, user and order. */
const PAUSES_A_MINUTE = 10;
const MINUTE_MS = 60_000;

/** Returns the ending of an order below its target, or undefined when the target is reached. */
function endingBelow({ order, subject }: Acting, ending: Ending | undefined): Ending | undefined {
  if (subject.targetReached !== true) {
    if (ending !== undefined) assertFigures(order, ending);
    else {
      const sentence = phrase(
        'This order is below its target. Give a reason for completing it and choose a settlement.',
      );
      throw new Refusal('invalid', sentence, { 'ending.reason': sentence });
    }
  } else if (ending !== undefined) {
    throw new Refusal('conflict', phrase('This order has reached its target in the meantime. Review it again.'));
  }
  return ending;
}

/** Actions on orders between lock-in and review. */
export function createOrderPlaying(
  { events, feedbacks, orders, sales }: ChangeDeps,
  changing: Changing,
  endings: OrderEnding,
) {
  /** Sends a stored event to the order's users, and a copy with the same id to subscribers of all pauses. */
  async function tellPause(type: 'Pause' | 'Unpause', { tx, order, actor }: Acting): Promise<void> {
    const told = { type, id: order.id, by: actor.id };
    const eventId = await events.toUsers(tx, partiesOf(order), 'orderNotification', told);
    events.toRoom(tx, ORDER_ROOM, 'orderNotification', { ...told, eventId });
  }

  /**
   * Limits pauses, as each sends a message, a notification and an alert. Counted in the timeline with the order locked,
   * so that the limit holds over all processes.
   */
  async function assertPace({ tx, order, actor, now }: Acting): Promise<void> {
    const own = { order: order.id, actor: actor.id, kinds: ['paused', 'unpaused'] } as const;
    const at = await orders.didAt(tx, own, PAUSES_A_MINUTE - 1);
    if (at === undefined || now.getTime() - at.getTime() >= MINUTE_MS) return;
    throw new Refusal(
      'too_many',
      phrase('Too many changes at once. Wait a minute before you pause or unpause this order again.'),
    );
  }

  return {
    pause: (asker: Asker, { id, reason }: { readonly id: number; readonly reason?: string | undefined }) =>
      changing.act(asker, 'order.pause', id, async (acting) => {
        await assertPace(acting);
        const { by, now, subject } = acting;
        const why = reason ? { reason } : {};
        return {
          set: { status: walk('pause', subject.status), paused_at: now },
          ...why,
          event: { kind: 'paused', data: { reason: reason ?? null } },
          line: { code: 'paused', params: { by } },
          tell: { code: 'paused', params: { by, ...why }, to: 'both' },
          also: () => tellPause('Pause', acting),
        };
      }),

    unpause: (asker: Asker, id: number) =>
      changing.act(asker, 'order.unpause', id, async (acting) => {
        await assertPace(acting);
        const { by, now, order, subject } = acting;
        const seconds = order.paused_at === null ? 0 : secondsBetween(order.paused_at, now);
        return {
          set: {
            status: walk('unpause', subject.status),
            paused_at: null,
            paused_seconds: order.paused_seconds + seconds,
            deadline_at: movedBy(order.deadline_at, seconds),
          },
          event: { kind: 'unpaused', data: { seconds } },
          line: { code: 'unpaused', params: { by } },
          tell: { code: 'unpaused', params: { by }, to: 'both' },
          also: () => tellPause('Unpause', acting),
        };
      }),

    logProgress: (asker: Asker, { id, ...logged }: ProgressEntry & { readonly id: number }) =>
      changing.act(asker, 'order.logProgress', id, ({ order }) => {
        const { set, data, percent } = progressNow(order, logged);
        return { set, event: { kind: 'progress', data }, line: { code: 'progress', params: { percent } } };
      }),

    complete: (asker: Asker, { id, proof, ending: given }: Completed) =>
      changing.act(asker, 'order.complete', id, async (acting) => {
        const { tx, now, order, subject } = acting;
        if (order.offer_id !== null && acting.actor.id === order.booster_id)
          await sales.assertTried(tx, order.offer_id, now);
        const ending = endingBelow(acting, given);
        const money = ending ?? { settlement: 'allToBooster', refundTo: 'provider' };
        const earned = await endings.post(acting, 'order-completed', money);
        if (earned === null) throw new Error(`Order ${order.id} runs without a booster.`);
        const { note, link = null } = proof;
        const columns = ending === undefined ? {} : endingColumns(order, ending);
        return {
          set: {
            ...progressAtEnd(order),
            ...columns,
            status: walk('complete', subject.status),
            completed_at: now,
            proof_note: note,
            proof_link: link,
          },
          event: {
            kind: 'completed',
            data: { note, link, ...(ending && { reason: ending.reason, ...endings.coinsTold(order, ending) }) },
          },
          line: { code: 'completed', params: {} },
          tell: { code: 'completed', params: {}, to: ending === undefined ? 'customer' : 'both' },
          // It notifies the booster, so it waits until the counters of both users are locked.
          also: () => endings.tell(acting, earned, columns),
        };
      }),

    rate: (asker: Asker, { id, stars, text }: { readonly id: number; readonly stars: number; readonly text: string }) =>
      changing.act(asker, 'order.rate', id, ({ tx, now }) => ({
        set: { rating_stars: stars, rating_text: text, rated_at: now },
        event: { kind: 'rated', data: { rating: stars } },
        line: { code: 'rated', params: { stars } },
        tell: { code: 'rated', params: { stars }, to: 'booster' },
        also: () => feedbacks.begin(tx, id),
      })),
  };
}
