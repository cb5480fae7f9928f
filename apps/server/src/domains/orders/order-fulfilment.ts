import { ORDER_ROOM } from '@boostdesk/realtime/contract';
import { HttpError } from '../../http/http-error.ts';
import { msg } from '../../i18n/message.ts';
import type { ChosenPictures } from '../pictures/pictures.service.ts';
import { secondsBetween, shiftDeadline } from './order-clock.ts';
import {
  nextStatus,
  type OrderCommandContext,
  type OrderCommandDeps,
  type OrderCommands,
  partiesOf,
} from './order-commands.ts';
import { assertSplitUnchanged, type Ending, endingColumns, type OrderEnding } from './order-ending.ts';
import { completeProgress } from './order-progress.ts';
import type { CommandCaller } from './orders-deps.ts';

interface Completed {
  readonly id: number;
  readonly proof: {
    readonly note: string;
    readonly link?: string | undefined;
    readonly pictures?: ChosenPictures | undefined;
  };
  readonly ending?: Ending | undefined;
}

/** Most pauses and resumes per minute, user and order. */
const PAUSES_PER_MINUTE = 10;
const MINUTE_MS = 60_000;

/** Returns undefined when the target is reached. */
function checkEnding({ order, subject }: OrderCommandContext, ending: Ending | undefined): Ending | undefined {
  if (subject.targetReached !== true) {
    if (ending !== undefined) assertSplitUnchanged(order, ending);
    else {
      const sentence = msg('This order is below its target. Give a reason for completing it and choose a settlement.');
      throw new HttpError('invalid', sentence, { 'ending.reason': sentence });
    }
  } else if (ending !== undefined) {
    throw new HttpError('conflict', msg('This order has reached its target in the meantime. Review it again.'));
  }
  return ending;
}

export function createOrderFulfilmentService(
  { events, feedbacks, orders, sales }: OrderCommandDeps,
  commands: OrderCommands,
  endings: OrderEnding,
) {
  /** Sends a stored event to the order's users, and a copy with the same id to subscribers of all pauses. */
  async function publishPause(type: 'Pause' | 'Unpause', { tx, order, actor }: OrderCommandContext): Promise<void> {
    const fields = { type, id: order.id, by: actor.id };
    const eventId = await events.publishToUsers(tx, partiesOf(order), 'orderNotification', fields);
    events.publishToRoom(tx, ORDER_ROOM, 'orderNotification', { ...fields, eventId });
  }

  /**
   * Each pause sends a message, a notification and an alert. Counted in the timeline with the order locked, so that the
   * limit holds over all processes.
   */
  async function assertPauseRate({ tx, order, actor, now }: OrderCommandContext): Promise<void> {
    const own = { order: order.id, actor: actor.id, kinds: ['paused', 'unpaused'] } as const;
    const at = await orders.findActionTime(tx, own, PAUSES_PER_MINUTE - 1);
    if (at === undefined || now.getTime() - at.getTime() >= MINUTE_MS) return;
    throw new HttpError(
      'too_many',
      msg('Too many changes at once. Wait a minute before you pause or unpause this order again.'),
    );
  }

  return {
    pause: (caller: CommandCaller, { id, reason }: { readonly id: number; readonly reason?: string | undefined }) =>
      commands.run(caller, 'order.pause', id, async (context) => {
        await assertPauseRate(context);
        const { by, now, subject } = context;
        const why = reason ? { reason } : {};
        return {
          set: { status: nextStatus('pause', subject.status), paused_at: now },
          ...why,
          event: { kind: 'paused', data: { reason: reason ?? null } },
          systemMessage: { code: 'paused', params: { by } },
          notify: { code: 'paused', params: { by, ...why }, to: 'both' },
          afterWrite: () => publishPause('Pause', context),
        };
      }),

    unpause: (caller: CommandCaller, id: number) =>
      commands.run(caller, 'order.unpause', id, async (context) => {
        await assertPauseRate(context);
        const { by, now, order, subject } = context;
        const seconds = order.paused_at === null ? 0 : secondsBetween(order.paused_at, now);
        return {
          set: {
            status: nextStatus('unpause', subject.status),
            paused_at: null,
            paused_seconds: order.paused_seconds + seconds,
            paused_total: order.paused_total + seconds,
            deadline_at: shiftDeadline(order.deadline_at, seconds),
          },
          event: { kind: 'unpaused', data: { seconds } },
          systemMessage: { code: 'unpaused', params: { by } },
          notify: { code: 'unpaused', params: { by }, to: 'both' },
          afterWrite: () => publishPause('Unpause', context),
        };
      }),

    complete: (caller: CommandCaller, { id, proof, ending: given }: Completed) =>
      commands.run(caller, 'order.complete', id, async (context) => {
        const { tx, now, order, subject } = context;
        if (order.offer_id !== null && context.actor.id === order.booster_id)
          await sales.assertTrialOver(tx, order.offer_id, now);
        const ending = checkEnding(context, given);
        const money = ending ?? { settlement: 'allToBooster', refundTo: 'provider' };
        const earned = await endings.post(context, 'order-completed', money);
        if (earned === null) throw new Error(`Order ${order.id} runs without a booster.`);
        const { note, link = null, pictures } = proof;
        const columns = ending === undefined ? {} : endingColumns(order, ending);
        return {
          set: {
            ...completeProgress(order),
            ...columns,
            status: nextStatus('complete', subject.status),
            completed_at: now,
            proof_note: note,
            proof_link: link,
          },
          event: {
            kind: 'completed',
            pictures,
            data: { note, link, ...(ending && { reason: ending.reason, ...endings.refundedCoins(order, ending) }) },
          },
          systemMessage: { code: 'completed', params: {} },
          notify: { code: 'completed', params: {}, to: ending === undefined ? 'customer' : 'both' },
          // The settlement notifies the booster, so it waits until the counters of both users are locked.
          afterWrite: () => endings.publish(context, earned, columns),
        };
      }),

    rate: (
      caller: CommandCaller,
      { id, stars, text }: { readonly id: number; readonly stars: number; readonly text: string },
    ) =>
      commands.run(caller, 'order.rate', id, ({ tx, now }) => ({
        set: { rating_stars: stars, rating_text: text, rated_at: now },
        event: { kind: 'rated', data: { rating: stars } },
        systemMessage: { code: 'rated', params: { stars } },
        notify: { code: 'rated', params: { stars }, to: 'booster' },
        afterWrite: () => feedbacks.insert(tx, id),
      })),
  };
}
