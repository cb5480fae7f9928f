import type { OrderChoice } from '@boostdesk/api-client/contract';
import type { Actor } from '@boostdesk/auth';
import {
  type CoinPart,
  isSold,
  ORDER_STATUS,
  type Quote,
  type QuoteLine,
  serviceById,
  transitionFor,
} from '@boostdesk/catalogs';
import type { Tx } from '../../db/index.ts';
import { HttpError } from '../../http/http-error.ts';
import { msg } from '../../i18n/message.ts';
import { createBalanceEvent } from '../money/ledger.service.ts';
import type { PaymentMeans } from '../money/payment-collector.service.ts';
import type { OrderAnnouncement } from './order-announcement.ts';
import { quoteChoice, toColumns } from './order-choice.ts';
import { deadlineFor } from './order-clock.ts';
import { coinColumns } from './order-coins.ts';
import {
  nextStatus,
  type OrderChange,
  type OrderCommandContext,
  type OrderCommandDeps,
  type OrderCommands,
} from './order-commands.ts';
import { assignmentColumns } from './order-lock-in.ts';
import type { OrderChanges, OrderRecord } from './orders.repository.ts';
import type { CommandCaller } from './orders-deps.ts';
import { serviceName, serviceOf } from './purchase-text.ts';

/** Lessons and accounts have none. */
function initialDeadline(order: OrderRecord, paidAt: Date): Date | null {
  return serviceOf(order)?.deadline === false ? null : deadlineFor(paidAt, Number(order.estimated_days));
}

/** @throws HttpError when the service is no longer sold */
function assertSold(order: OrderRecord): void {
  const service = serviceOf(order);
  if (service === undefined || isSold(service)) return;
  throw new HttpError('conflict', msg('This purchase is no longer available. Nothing was charged. Cancel the order.'));
}

interface Offer {
  readonly id: number;
  readonly version: number;
  readonly service: number;
  readonly game: number;
  readonly rank: string | null;
  /** US cents. */
  readonly price: number;
}

function offerColumns({ id, version, service, game, rank, price }: Offer) {
  const found = serviceById(service);
  const named = { service_id: service, service_slug: found?.slug ?? '', game_id: game };
  const name = serviceName(named);
  const line: Pick<QuoteLine, 'code' | 'params' | 'amount'> = {
    code: 'flat',
    params: { serviceId: service },
    amount: price,
  };
  return {
    ...named,
    offer_id: id,
    offer_version: version,
    purchase: rank === null ? name : `${name}, ${rank}`,
    currency: 'USD',
    price_amount: String(price),
    quote: JSON.stringify([line]),
    details: JSON.stringify({ AccountID: String(id) }),
    credentials_needed: false,
  };
}

export function toWithdrawal({ by, now, subject }: OrderCommandContext): OrderChange {
  if (transitionFor('withdraw', subject.status) === undefined) throw new HttpError('conflict');
  return {
    set: { cancelled_at: now },
    event: { kind: 'cancelled' },
    systemMessage: { code: 'cancelled', params: { by } },
  };
}

export function createOrderCheckoutService(
  deps: OrderCommandDeps,
  commands: OrderCommands,
  announcement: OrderAnnouncement,
) {
  const { clock, events, ledger, orders, siteLog } = deps;

  /** A real provider would be called outside the transaction, with the order's own key. */
  async function collectPrice({ tx, order, actor }: OrderCommandContext, means: PaymentMeans) {
    const { currency, customer_id: customer } = order;
    const amount = Number.parseInt(order.price_amount, 10);
    const paid = await deps.collect(tx, { customer, amount, currency }, means);
    await ledger.post(tx, {
      kind: 'order-paid',
      businessKey: `order-paid:${order.id}`,
      orderId: order.id,
      actorId: actor.id,
      entries: [...paid.entries, { account: { kind: 'escrow', currency, ownerId: customer }, amount }],
    });
    return { columns: coinColumns(order, paid), publishCoins: () => coinsSpent(tx, customer, paid) };
  }

  async function coinsSpent(tx: Tx, customer: number, { coins }: CoinPart): Promise<void> {
    if (coins > 0) await events.publishBatch(tx, [customer], createBalanceEvent(tx, ledger));
  }

  async function notifyPaid({ tx, order, actor }: OrderCommandContext, receivers: readonly number[]): Promise<void> {
    await deps.notifications.notify(tx, { users: [actor.id], code: 'order_paid', params: {}, order: order.id });
    await announcement.publish(tx, order, receivers);
  }

  /** Locks the coupon until the commit, so that its last use is taken once. */
  async function columnsWithCoupon(tx: Tx, choice: OrderChoice, plain: Quote, customer: number) {
    if (choice.coupon === undefined) return toColumns(choice, plain);
    const coupon = await deps.coupons.lockUsable(tx, choice.coupon, { game: plain.order.game.id, customer });
    return { ...toColumns(choice, quoteChoice(choice, deps.rate, coupon.quote)), coupon_id: coupon.id };
  }

  async function insertOrder(
    tx: Tx,
    actor: Actor,
    columns: Omit<Parameters<typeof orders.insert>[1], 'customer_id' | 'created_at'>,
  ) {
    const now = clock();
    const status = ORDER_STATUS.unpaid;
    const id = await orders.insert(tx, { ...columns, customer_id: actor.id, status, created_at: now });
    await orders.addEvent(tx, { order: id, kind: 'created', at: now, actorId: actor.id, data: {} });
    await siteLog.record(tx, {
      actor,
      action: 'order.create',
      object: { kind: 'order', id },
      before: null,
      after: { purchase: columns.purchase, price: columns.price_amount, currency: columns.currency },
    });
    const made = { id, customer_id: actor.id, booster_id: null, status, cancelled_at: null };
    await commands.publishUpdate(tx, made, made);
    return id;
  }

  /**
   * Assigns the order to the account's seller instead of the board.
   * @throws HttpError when the account is no longer for sale
   */
  async function assignToSeller(
    { tx, order, now, subject }: OrderCommandContext,
    offerId: number,
  ): Promise<OrderChanges> {
    const booster = await deps.boosters.lock(tx, await deps.sales.lockSeller(tx, offerId, order.offer_version));
    if (booster === undefined) throw new HttpError('conflict', msg('This account is no longer for sale.'));
    return {
      status: nextStatus('assign', nextStatus('pay', subject.status)),
      ...assignmentColumns(order, booster, now),
    };
  }

  async function payOffer(context: OrderCommandContext, offerId: number, means: PaymentMeans): Promise<OrderChange> {
    const assigned = await assignToSeller(context, offerId);
    const { columns, publishCoins } = await collectPrice(context, means);
    return {
      set: { ...assigned, ...columns, paid_at: context.now },
      event: { kind: 'paid' },
      systemMessage: { code: 'paid', params: {} },
      notify: { code: 'account_sold', params: {}, to: 'booster' },
      afterWrite: publishCoins,
    };
  }

  return {
    createForOffer: (tx: Tx, actor: Actor, offer: Offer): Promise<number> =>
      insertOrder(tx, actor, offerColumns(offer)),

    /** Runs in the transaction of the order's replacement. */
    async withdrawReplaced(tx: Tx, actor: Actor, id: number): Promise<void> {
      const context = await commands.loadForUpdate(tx, { actor }, 'order.withdraw', id);
      await commands.applyChange(context, 'order.withdraw', toWithdrawal(context));
    },

    /** Creates an unpaid order at the catalogue's price, regardless of the price on the customer's screen. */
    create(caller: CommandCaller, choice: OrderChoice) {
      const plain = quoteChoice(choice, deps.rate);
      return deps.write(caller, async (tx) => {
        const { actor } = caller;
        const id = await insertOrder(tx, actor, await columnsWithCoupon(tx, choice, plain, actor.id));
        return deps.reading.view(tx, actor, id);
      });
    },

    /** Pays with coins and the test provider and puts the order on the board. The card number is not stored. */
    pay(caller: CommandCaller, { id, ...means }: PaymentMeans & { readonly id: number }) {
      return commands.run(caller, 'order.pay', id, async (context) => {
        const { now, order, subject } = context;
        if (order.offer_id !== null) return payOffer(context, order.offer_id, means);
        assertSold(order);
        const { columns, publishCoins } = await collectPrice(context, means);
        const { receivers, set } = await announcement.plan(context.tx, subject, now);
        return {
          set: {
            ...columns,
            ...set,
            status: nextStatus('pay', subject.status),
            paid_at: now,
            deadline_at: initialDeadline(order, now),
          },
          event: { kind: 'paid' },
          systemMessage: { code: 'paid', params: {} },
          alsoNotified: receivers,
          afterWrite: async () => {
            await notifyPaid(context, receivers);
            await publishCoins();
          },
        };
      });
    },
  };
}
