import type { dispute as calls, Dispute, ParsedRequestOf } from '@boostdesk/api-client/contract';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { isDisputable, isDisputedAlready, isStatusIn, runningStatuses } from '@boostdesk/catalogs/rules';
import { HttpError } from '../../http/http-error.ts';
import { msg } from '../../i18n/message.ts';
import type { DisputeRefund } from './dispute-refund.ts';
import type { OrderChange, OrderCommandContext, OrderCommandDeps, OrderCommands } from './order-commands.ts';
import type { OrderUnassignService } from './order-unassign.ts';
import type { OrderRecord } from './orders.repository.ts';
import type { CommandCaller } from './orders-deps.ts';

type Problem = ParsedRequestOf<typeof calls.open>;
type Decision = ParsedRequestOf<typeof calls.resolve>;
type Refund = Extract<Decision['outcome'], { kind: 'refund' }>;

interface DisputesParts {
  readonly refunds: DisputeRefund;
  readonly release: OrderUnassignService;
}

const redoableStatuses = [ORDER_STATUS.awaiting, ...runningStatuses];

/** @throws HttpError `conflict` while a dispute is open, after one about the same booster, and when it is too late */
function assertDisputable(
  order: OrderRecord,
  { booster, dispute }: { readonly booster: { readonly id: number }; readonly dispute: Dispute | undefined },
  now: Date,
): void {
  if (dispute?.resolvedAt === null)
    throw new HttpError('conflict', msg('You’ve already reported a problem with this order. Our team is on it.'));
  const disputed = { booster, dispute, disputedBoosters: order.disputed_boosters };
  if (isDisputedAlready(disputed))
    throw new HttpError(
      'conflict',
      msg('You’ve already reported a problem with this booster’s work. Contact our team in the chat.'),
    );
  const completedAt = order.completed_at?.toISOString() ?? null;
  const state = { status: order.status, cancelledAt: null, completedAt, ...disputed };
  if (!isDisputable(state, now.getTime()))
    throw new HttpError(
      'conflict',
      msg('The time to report a problem with this order is over. Contact our team in the chat.'),
    );
}

/** Problems that customers report, and what staff decide. docs/product.md, Disputes. */
export function createDisputesService(
  { disputes, earnings, notifications, pictures }: OrderCommandDeps,
  commands: OrderCommands,
  { refunds, release }: DisputesParts,
) {
  /** Notifies the booster and all staff of an order's problem. */
  async function toOpening(context: OrderCommandContext, { reason, text }: Problem): Promise<OrderChange> {
    const { tx, actor, order, by } = context;
    const staff = (await disputes.listStaff(tx)).filter((id) => id !== actor.id && id !== order.booster_id);
    const notice = { code: 'dispute_opened', params: { reason: text } } as const;
    return {
      set: {},
      reason: text,
      event: { kind: 'dispute_opened', data: { problem: reason, note: text } },
      systemMessage: { code: 'dispute_opened', params: { by } },
      notify: { ...notice, to: 'booster' },
      alsoNotified: staff,
      afterWrite: async () => {
        if (staff.length > 0) await notifications.notify(tx, { ...notice, users: staff, order: order.id });
      },
    };
  }

  async function close(
    { tx, actor, order, now }: OrderCommandContext,
    given: Pick<Parameters<typeof disputes.resolve>[2], 'resolution' | 'note' | 'refund'>,
  ): Promise<number> {
    const id = await disputes.resolve(tx, order.id, { ...given, by: actor.id, at: now });
    if (id === undefined) throw new HttpError('conflict', msg('This order isn’t in dispute.'));
    return id;
  }

  async function toDismissal(context: OrderCommandContext, reason: string): Promise<OrderChange> {
    await close(context, { resolution: 'dismissed', note: reason });
    return {
      set: {},
      reason,
      event: { kind: 'dispute_dismissed', data: { reason } },
      systemMessage: { code: 'dispute_dismissed', params: {} },
      notify: { code: 'dispute_dismissed', params: { reason }, to: 'both' },
    };
  }

  /** Bars the disputed booster. The order stays where it is unless they still have it. */
  async function toRedo(context: OrderCommandContext, reason: string): Promise<OrderChange> {
    const { tx, order } = context;
    if (!isStatusIn(redoableStatuses, order.status) || order.offer_id !== null)
      throw new HttpError('conflict', msg('This order can’t be redone by another booster right now.'));
    const former = (await disputes.latest(tx, order.id))?.booster?.id ?? null;
    await close(context, { resolution: 'redone', note: reason });
    const left = former === order.booster_id ? await release.toUnassignment(context, reason) : { set: {}, reason };
    return {
      ...left,
      set: { ...left.set, ...(former !== null && { barred_boosters: [...order.barred_boosters, former] }) },
      ...(former !== null && { logged: { booster: former } }),
      event: { kind: 'dispute_redone', data: { reason } },
      systemMessage: { code: 'dispute_redone', params: {} },
      notify: { code: 'dispute_redone', params: { reason }, to: 'both' },
    };
  }

  async function toRefund(context: OrderCommandContext, reason: string, wanted: Refund): Promise<OrderChange> {
    const { order } = context;
    if (order.status !== ORDER_STATUS.complete)
      throw new HttpError('conflict', msg('Only a complete order can be refunded in part. Cancel this order instead.'));
    const refund = await refunds.prepare(context, wanted);
    const { amount } = refund;
    const id = await close(context, { resolution: 'refunded', note: reason, refund: amount });
    const data = await refund.post(id);
    return {
      set: {},
      reason,
      event: { kind: 'dispute_refunded', data: { reason, refund: amount, ...data } },
      systemMessage: { code: 'dispute_refunded', params: {} },
      notify: { code: 'dispute_refunded', params: { reason, amount, currency: order.currency }, to: 'both' },
      afterWrite: refund.publish,
    };
  }

  return {
    /** Locks what the order has earned against payouts, so that none pays the unpaid part from now on. */
    open: (caller: CommandCaller, problem: Problem) =>
      commands.run(caller, 'order.openDispute', problem.id, async (context) => {
        const { tx, actor, order, now } = context;
        const [booster, dispute] = [order.booster_id, await disputes.latest(tx, order.id)];
        if (booster === null) throw new HttpError('conflict');
        assertDisputable(order, { booster: { id: booster }, dispute }, now);
        await earnings.lockForDispute(tx, order.id);
        const { reason, text, pictures: chosen = [] } = problem;
        const by = { order: order.id, user: actor.id };
        const opened = await disputes.open(tx, { order: by.order, by: by.user, booster, reason, text, at: now });
        await pictures.attachToDispute(tx, { ...by, dispute: opened }, chosen);
        const opening = await toOpening(context, problem);
        return { ...opening, set: { disputed_boosters: [...order.disputed_boosters, booster] } };
      }),

    resolve: (caller: CommandCaller, { id, reason, outcome }: Decision) =>
      outcome.kind === 'refund'
        ? commands.run(caller, 'order.refundDispute', id, (context) => toRefund(context, reason, outcome))
        : commands.run(caller, 'order.resolveDispute', id, (context) =>
            outcome.kind === 'dismiss' ? toDismissal(context, reason) : toRedo(context, reason),
          ),
  };
}

export type DisputesService = ReturnType<typeof createDisputesService>;
