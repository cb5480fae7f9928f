import type { OrderChoice } from '@boostdesk/api-client/contract';
import { type Actor, can } from '@boostdesk/auth';
import {
  isSold,
  ORDER_STATUS,
  type Quote,
  type QuoteLine,
  serverById,
  serviceById,
  transitionFor,
} from '@boostdesk/catalogs';
import { Refusal } from '../../contract/refusal.ts';
import type { Tx } from '../../db/index.ts';
import { phrase } from '../../words/phrase.ts';
import { takenBy } from './order-board.ts';
import { type Acting, type ChangeDeps, type Changing, type OrderChange, walk } from './order-change.ts';
import { quoteChoice, toColumns } from './order-choice.ts';
import { deadlineFor } from './order-clock.ts';
import { serviceName } from './order-words.ts';
import type { OrderChanges, OrderRecord } from './orders.repository.ts';
import type { Asker } from './orders-deps.ts';

/** Returns the deadline; lessons and accounts have none. */
function promisedBy(order: OrderRecord, paidAt: Date): Date | null {
  const service = order.service_id === null ? undefined : serviceById(order.service_id);
  return service?.deadline === false ? null : deadlineFor(paidAt, Number(order.estimated_days));
}

/** @throws Refusal when the service is no longer sold */
function assertSold(order: OrderRecord): void {
  const service = order.service_id === null ? undefined : serviceById(order.service_id);
  if (service === undefined || isSold(service)) return;
  throw new Refusal('conflict', phrase('This purchase is no longer available. Nothing was charged. Cancel the order.'));
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

/** Returns the columns of an order for an account, at the seller's price. */
function columnsOf({ id, version, service, game, rank, price }: Offer) {
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

/** Returns the change that withdraws an unpaid order. */
export function withdrawal({ by, now, subject }: Acting): OrderChange {
  if (transitionFor('withdraw', subject.status) === undefined) throw new Refusal('conflict');
  return { set: { cancelled_at: now }, event: { kind: 'cancelled' }, line: { code: 'cancelled', params: { by } } };
}

export function createOrderBuying(deps: ChangeDeps, changing: Changing) {
  const { clock, events, ledger, orders, siteLog } = deps;

  /** Returns the boosters on whose board the order appears. */
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

  /** Returns the columns with the coupon, which stays locked until the commit, so that its last use is taken once. */
  async function columnsWith(tx: Tx, choice: OrderChoice, plain: Quote, customer: number) {
    if (choice.coupon === undefined) return toColumns(choice, plain);
    const coupon = await deps.coupons.take(tx, choice.coupon, { game: plain.order.game.id, customer });
    return { ...toColumns(choice, quoteChoice(choice, deps.rate, coupon.quote)), coupon_id: coupon.id };
  }

  async function add(
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
    await changing.announce(tx, made, made);
    return id;
  }

  /**
   * Assigns the order to the account's seller instead of the board.
   * @throws Refusal when the account is no longer for sale
   */
  async function handOver({ tx, order, now, subject }: Acting, offerId: number): Promise<OrderChanges> {
    const booster = await deps.boosters.lock(tx, await deps.sales.sellerOf(tx, offerId, order.offer_version));
    if (booster === undefined) throw new Refusal('conflict', phrase('This account is no longer for sale.'));
    return { status: walk('assign', walk('pay', subject.status)), ...takenBy(order, booster, now) };
  }

  async function payOffer(acting: Acting, offerId: number, card: string): Promise<OrderChange> {
    const handed = await handOver(acting, offerId);
    deps.charge(card);
    await post(acting);
    return {
      set: { ...handed, paid_at: acting.now },
      event: { kind: 'paid' },
      line: { code: 'paid', params: {} },
      tell: { code: 'account_sold', params: {}, to: 'booster' },
    };
  }

  return {
    /** Creates an unpaid order for an account, at the seller's price. */
    sell: (tx: Tx, actor: Actor, offer: Offer): Promise<number> => add(tx, actor, columnsOf(offer)),

    /** Withdraws the customer's unpaid order, in the transaction of its replacement. */
    async takeBack(tx: Tx, actor: Actor, id: number): Promise<void> {
      const acting = await changing.enter(tx, { actor }, 'order.withdraw', id);
      await changing.applyTo(acting, 'order.withdraw', withdrawal(acting));
    },

    /** Creates an unpaid order at the catalogue's price, regardless of the price on the customer's screen. */
    create(asker: Asker, choice: OrderChoice) {
      const plain = quoteChoice(choice, deps.rate);
      return deps.write(asker, async (tx) => {
        const { actor } = asker;
        const id = await add(tx, actor, await columnsWith(tx, choice, plain, actor.id));
        return deps.reading.view(tx, actor, id);
      });
    },

    /** Pays with the test provider and puts the order on the board. The card number is not stored. */
    pay(asker: Asker, { id, card }: { readonly id: number; readonly card: string }) {
      return changing.act(asker, 'order.pay', id, async (acting) => {
        const { now, order, subject } = acting;
        if (order.offer_id !== null) return payOffer(acting, order.offer_id, card);
        // After key, lock and right. A real provider would be called outside the transaction, with the order's own key.
        assertSold(order);
        deps.charge(card);
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
