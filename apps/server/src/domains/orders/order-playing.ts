import { splitByPercent } from '@boostdesk/catalogs';
import { ORDER_ROOM } from '@boostdesk/realtime/contract';
import type { BookedEarning } from '../money/earnings.service.ts';
import { type Acting, type ChangeDeps, type Changing, partiesOf, walk } from './order-change.ts';
import { movedBy, secondsBetween } from './order-clock.ts';
import { type Logged, progressAtEnd, progressNow } from './order-progress.ts';
import { agreedShare } from './order-view.ts';
import type { Asker } from './orders-deps.ts';

interface Proof {
  readonly note: string;
  readonly link?: string | undefined;
}

/** What happens to an order between lock-in and review. */
export function createOrderPlaying(deps: ChangeDeps, changing: Changing) {
  const { earnings, events, ledger } = deps;

  /** To its people, kept; to the staff and boosters who listen to all pauses, as a copy under the same id. */
  async function tellPause(type: 'Pause' | 'Unpause', { tx, order }: Acting): Promise<void> {
    const eventId = await events.toUsers(tx, partiesOf(order), 'orderNotification', { type, id: order.id });
    events.toRoom(tx, ORDER_ROOM, 'orderNotification', { type, id: order.id, eventId });
  }

  /** What the customer paid leaves escrow: the booster's share as it was agreed, the rest to the house. Answers what is earned. */
  async function post({ tx, order, actor, now }: Acting): Promise<BookedEarning> {
    const share = agreedShare(order);
    if (order.booster_id === null || share === null) throw new Error(`Order ${order.id} runs without a booster.`);
    const { currency } = order;
    const price = Number.parseInt(order.price_amount, 10);
    const { part: amount, rest } = splitByPercent(price, share.percent);
    await ledger.post(tx, {
      kind: 'order-completed',
      businessKey: `order-completed:${order.id}`,
      orderId: order.id,
      actorId: actor.id,
      entries: [
        { account: { kind: 'escrow', currency, ownerId: order.customer_id }, amount: -price },
        { account: { kind: 'payable', currency, ownerId: order.booster_id }, amount },
        { account: { kind: 'revenue', currency, ownerId: null }, amount: rest },
      ],
    });
    return { order: order.id, booster: order.booster_id, currency, price, amount, share, at: now };
  }

  return {
    pause: (asker: Asker, { id, reason }: { readonly id: number; readonly reason?: string | undefined }) =>
      changing.act(asker, 'order.pause', id, (acting) => {
        const { by, now, subject } = acting;
        return {
          set: { status: walk('pause', subject.status), paused_at: now },
          event: { kind: 'paused', data: { reason: reason ?? null } },
          line: { code: 'paused', params: { by } },
          tell: { code: 'paused', params: { by }, to: 'both' },
          also: () => tellPause('Pause', acting),
        };
      }),

    unpause: (asker: Asker, id: number) =>
      changing.act(asker, 'order.unpause', id, (acting) => {
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

    logProgress: (asker: Asker, { id, ...logged }: Logged & { readonly id: number }) =>
      changing.act(asker, 'order.logProgress', id, ({ order }) => {
        const { set, data, percent } = progressNow(order, logged);
        return { set, event: { kind: 'progress', data }, line: { code: 'progress', params: { percent } } };
      }),

    complete: (asker: Asker, { id, proof }: { readonly id: number; readonly proof: Proof }) =>
      changing.act(asker, 'order.complete', id, async (acting) => {
        const { now, order, subject, tx } = acting;
        const earned = await post(acting);
        const { note, link = null } = proof;
        return {
          set: {
            ...progressAtEnd(order),
            status: walk('complete', subject.status),
            completed_at: now,
            proof_note: note,
            proof_link: link,
          },
          event: { kind: 'completed', data: { note, link } },
          line: { code: 'completed', params: {} },
          tell: { code: 'completed', params: {}, to: 'customer' },
          // It tells the booster, and so waits until the counters of both people are held.
          also: () => earnings.book(tx, earned),
        };
      }),

    rate: (asker: Asker, { id, stars, text }: { readonly id: number; readonly stars: number; readonly text: string }) =>
      changing.act(asker, 'order.rate', id, ({ now }) => ({
        set: { rating_stars: stars, rating_text: text, rated_at: now },
        event: { kind: 'rated', data: { rating: stars } },
        line: { code: 'rated', params: { stars } },
        tell: { code: 'rated', params: { stars }, to: 'booster' },
      })),
  };
}
