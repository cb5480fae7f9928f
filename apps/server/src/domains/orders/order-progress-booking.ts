import type { Currency } from '@boostdesk/catalogs';
import { progressPayLimit } from '@boostdesk/catalogs/progress';
import { isCurrency } from '../../db/currency.ts';
import type { OrderCommandContext, OrderCommandDeps } from './order-commands.ts';
import { progressPaidOf } from './order-ending.ts';
import { agreedShare } from './order-view.ts';
import type { OrderChanges, OrderRecord } from './orders.repository.ts';

interface Pay {
  readonly booster: number;
  /** Minor units of the order's currency. */
  readonly amount: number;
  readonly note: string;
}

export function requireCurrency({ id, currency }: OrderRecord): Currency {
  if (!isCurrency(currency)) throw new Error(`Order ${id} has no currency.`);
  return currency;
}

/** Returns the highest progress payment still allowed, in minor units. */
export const progressPayLimitFor = (order: OrderRecord, sharePercent: number): number =>
  progressPayLimit({
    total: Number.parseInt(order.price_amount, 10),
    percent: Number(order.percent),
    sharePercent,
    paidBefore: progressPaidOf(order),
  });

/** Progress payments are paid from the escrow of an unfinished order. */
export function createProgressPaymentBooking({ earnings, ledger, notifications }: OrderCommandDeps) {
  async function book({ tx, actor, order, now }: OrderCommandContext, pay: Pay) {
    const currency = requireCurrency(order);
    const { percent } = order;
    const id = await earnings.bookProgressPayment(tx, {
      ...pay,
      order: order.id,
      currency,
      percent,
      by: actor.id,
      at: now,
    });
    await ledger.post(tx, {
      kind: 'progress-paid',
      businessKey: `progress-paid:${id}`,
      orderId: order.id,
      actorId: actor.id,
      entries: [
        { account: { kind: 'escrow', currency, ownerId: order.customer_id }, amount: -pay.amount },
        { account: { kind: 'payable', currency, ownerId: pay.booster }, amount: pay.amount },
      ],
    });
    const set: Pick<OrderChanges, 'progress_paid'> = { progress_paid: String(progressPaidOf(order) + pay.amount) };
    return { id, set };
  }

  /** Call it after locking the counters of all notified users. */
  async function notifyBooster(
    { tx, order }: Pick<OrderCommandContext, 'tx' | 'order'>,
    { booster, amount }: Omit<Pay, 'note'>,
  ): Promise<void> {
    const params = { amount, currency: order.currency };
    await notifications.notify(tx, { users: [booster], code: 'progress_paid', params, order: order.id });
    await earnings.publishChange(tx, booster);
  }

  return {
    book,
    notifyBooster,

    /** Pays a leaving booster for unpaid progress, so that the next one earns only the rest (docs/decisions/0019). */
    async payForProgress(
      context: OrderCommandContext,
    ): Promise<{ set: OrderChanges; afterWrite: () => Promise<void> }> {
      const { order } = context;
      const booster = order.booster_id;
      const amount = booster === null ? 0 : progressPayLimitFor(order, agreedShare(order)?.percent ?? 0);
      if (booster === null || amount === 0) return { set: {}, afterWrite: async () => undefined };
      const { set } = await book(context, {
        booster,
        amount,
        note: 'Progress made before the order returned to the board',
      });
      return { set, afterWrite: () => notifyBooster(context, { booster, amount }) };
    },
  };
}

export type ProgressPaymentBooking = ReturnType<typeof createProgressPaymentBooking>;
