import { createBalanceEvent } from '../money/ledger.service.ts';
import type { PaymentMeans } from '../money/payment-collector.service.ts';
import type { OrderCommandContext, OrderCommandDeps, OrderCommands } from './order-commands.ts';
import { requireCurrency } from './order-progress-booking.ts';
import type { CommandCaller } from './orders-deps.ts';

interface Tip extends PaymentMeans {
  readonly id: number;
  /** Minor units of the order's currency. */
  readonly amount: number;
}

/** Tips of customers go to the booster undivided. docs/product.md, After an order. */
export function createOrderTipService(
  { collect, earnings, events, ledger }: OrderCommandDeps,
  commands: OrderCommands,
) {
  /** Returns who gets the tip and the coins that paid for it. */
  async function book({ tx, actor, now, order }: OrderCommandContext, { amount, card, coins }: Tip) {
    const [booster, currency] = [order.booster_id, requireCurrency(order)];
    if (booster === null) throw new Error(`Order ${order.id} is complete without a booster.`);
    const paid = await collect(tx, { customer: order.customer_id, amount, currency }, { card, coins });
    const id = await earnings.bookTip(tx, { order: order.id, booster, currency, amount, at: now });
    await ledger.post(tx, {
      kind: 'tip-paid',
      businessKey: `tip-paid:${id}`,
      orderId: order.id,
      actorId: actor.id,
      entries: [...paid.entries, { account: { kind: 'payable', currency, ownerId: booster }, amount }],
    });
    return { booster, currency, coins: paid.coins };
  }

  return {
    tip: (caller: CommandCaller, tip: Tip) =>
      commands.run(caller, 'order.tip', tip.id, async (context) => {
        const { amount } = tip;
        const { booster, currency, coins } = await book(context, tip);
        const { tx, order } = context;
        return {
          set: {},
          event: { kind: 'tipped', data: { amount } },
          logged: { amount, currency, ...(coins > 0 && { coins }) },
          notify: { code: 'tipped', params: { amount, currency }, to: 'booster' },
          afterWrite: async () => {
            await earnings.publishChange(tx, booster);
            if (coins > 0) await events.publishBatch(tx, [order.customer_id], createBalanceEvent(tx, ledger));
          },
        };
      }),
  };
}
