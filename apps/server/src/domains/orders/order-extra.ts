import type { Actor } from '@boostdesk/auth';
import type { Tx } from '../../db/index.ts';
import type { CollectedPayment } from '../money/payment-collector.service.ts';
import { coinColumns } from './order-coins.ts';
import type { OrderCommandContext, OrderCommandDeps, OrderCommands } from './order-commands.ts';

interface Extra {
  readonly id: number;
  /** Minor units of the order's currency. */
  readonly amount: number;
  readonly text: string;
  readonly paid: CollectedPayment;
}

/** Extras of a paid, unfinished order raise its price and the booster's pay. docs/product.md, Payment requests. */
export function createOrderExtraService({ ledger }: OrderCommandDeps, commands: OrderCommands) {
  async function book({ tx, order, actor }: OrderCommandContext, { id, amount, paid, text }: Extra): Promise<void> {
    const { currency } = order;
    await ledger.post(tx, {
      kind: 'addon-paid',
      businessKey: `addon-paid:${id}`,
      orderId: order.id,
      note: text,
      actorId: actor.id,
      entries: [...paid.entries, { account: { kind: 'escrow', currency, ownerId: order.customer_id }, amount }],
    });
  }

  async function add(context: OrderCommandContext, extra: Extra): Promise<void> {
    const { order } = context;
    const { amount, paid, text } = extra;
    await book(context, extra);
    // Written by `toColumns` and here.
    const quote = [...(order.quote as readonly object[]), { code: 'addon', params: { text }, amount }];
    const price = String(Number.parseInt(order.price_amount, 10) + amount);
    await commands.applyChange(context, 'order.payExtra', {
      set: { price_amount: price, quote: JSON.stringify(quote), ...coinColumns(order, paid) },
      event: { kind: 'extra_paid', data: { note: text } },
      notify: { code: 'extra_paid', params: { reason: text }, to: 'booster' },
    });
  }

  return {
    async lockForRequest(tx: Tx, actor: Actor, id: number) {
      const { order } = await commands.loadForUpdate(tx, { actor }, 'order.addExtra', id);
      return { currency: order.currency, customer: order.customer_id };
    },

    async lockForPayment(tx: Tx, actor: Actor, id: number) {
      const context = await commands.loadForUpdate(tx, { actor }, 'order.payExtra', id);
      return { add: (extra: Extra) => add(context, extra) };
    },
  };
}
