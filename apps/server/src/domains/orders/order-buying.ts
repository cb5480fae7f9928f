import type { OrderChoice } from '@boostdesk/api-client/contract';
import { can } from '@boostdesk/auth';
import { ORDER_STATUS, type Quote, serverById, serviceById } from '@boostdesk/catalogs';
import type { Tx } from '../../db/index.ts';
import { charge } from '../money/test-provider.service.ts';
import { type Acting, type ChangeDeps, type Changing, walk } from './order-change.ts';
import { quoteChoice, toColumns } from './order-choice.ts';
import { deadlineFor } from './order-clock.ts';
import type { OrderRecord } from './orders.repository.ts';
import type { Asker } from './orders-deps.ts';

/** Services without a date (lessons, accounts) have no deadline. */
function promisedBy(order: OrderRecord, paidAt: Date): Date | null {
  const service = order.service_id === null ? undefined : serviceById(order.service_id);
  return service?.deadline === false ? null : deadlineFor(paidAt, Number(order.estimated_days));
}

/** From a choice to an order on the board. */
export function createOrderBuying(deps: ChangeDeps, changing: Changing) {
  const { clock, events, ledger, orders, siteLog } = deps;

  /** Every booster on whose board the order will stand. */
  async function boostersFor({ tx, subject }: Acting): Promise<number[]> {
    const onBoard = { ...subject, status: ORDER_STATUS.awaiting };
    const [all, trialMaxPrice] = [await deps.boosters.all(tx), await deps.boosters.trialMaxPrice(tx)];
    return all.filter(({ actor }) => can('order.look', actor, onBoard, { trialMaxPrice })).map(({ actor }) => actor.id);
  }

  async function post({ tx, order, actor }: Acting): Promise<void> {
    const amount = Number.parseInt(order.price_amount, 10);
    const { currency } = order;
    await ledger.post(tx, {
      kind: 'order-paid',
      businessKey: `order-paid:${order.id}`,
      orderId: order.id,
      actorId: actor.id,
      entries: [
        { account: { kind: 'provider', currency, ownerId: null }, amount: -amount },
        { account: { kind: 'escrow', currency, ownerId: order.customer_id }, amount },
      ],
    });
  }

  async function offer({ tx, order, actor }: Acting, receivers: readonly number[]): Promise<void> {
    const { id } = order;
    await deps.notifications.tell(tx, { users: [actor.id], code: 'order_paid', params: {}, order: id });
    const server = order.server_id === null ? undefined : serverById(order.server_id);
    await events.toUsers(tx, receivers, 'newOrder', {
      id,
      game: order.game_id,
      platform: order.platform,
      server: server?.abbrevation ?? null,
      purchase: order.purchase,
    });
  }

  /** With its coupon, which is held until the order stands: of two who take the last use, one is refused. */
  async function columnsWith(tx: Tx, choice: OrderChoice, plain: Quote, customer: number) {
    if (choice.coupon === undefined) return toColumns(choice, plain);
    const coupon = await deps.coupons.take(tx, choice.coupon, { game: plain.order.game.id, customer });
    return { ...toColumns(choice, quoteChoice(choice, deps.rate, coupon.quote)), coupon_id: coupon.id };
  }

  return {
    /** An unpaid order at the price of the catalogues; what the customer's screen showed decides nothing. */
    create(asker: Asker, choice: OrderChoice) {
      const plain = quoteChoice(choice, deps.rate);
      return deps.write(asker, async (tx) => {
        const now = clock();
        const { actor } = asker;
        const status = ORDER_STATUS.unpaid;
        const columns = await columnsWith(tx, choice, plain, actor.id);
        const id = await orders.insert(tx, { ...columns, customer_id: actor.id, status, created_at: now });
        await orders.addEvent(tx, { order: id, kind: 'created', at: now, actorId: actor.id, data: {} });
        await siteLog.record(tx, {
          actor,
          action: 'order.create',
          object: { kind: 'order', id },
          before: null,
          after: { purchase: columns.purchase, price: columns.price_amount, currency: columns.currency },
        });
        const made = { id, customer_id: actor.id, booster_id: null, status };
        await changing.announce(tx, made, made);
        return deps.reading.view(tx, actor, id);
      });
    },

    /** Pays with the test provider and puts the order on the board. The card's number is read here and kept nowhere. */
    pay(asker: Asker, { id, card }: { readonly id: number; readonly card: string }) {
      return changing.act(asker, 'order.pay', id, async (acting) => {
        const { now, order, subject } = acting;
        // After key, lock and right. A provider that moves money would be asked outside, under the order's own key.
        charge(card);
        const receivers = await boostersFor(acting);
        await post(acting);
        return {
          set: { status: walk('pay', subject.status), paid_at: now, deadline_at: promisedBy(order, now) },
          event: { kind: 'paid' },
          line: { code: 'paid', params: {} },
          alsoTold: receivers,
          also: () => offer(acting, receivers),
        };
      });
    },
  };
}
