import { type Actor, checkPermission } from '@boostdesk/auth';
import type { Currency } from '@boostdesk/catalogs';
import type { AreaAddition } from '../../areas/area-handlers.ts';
import type { Db, Tx } from '../../db/index.ts';
import type { Write } from '../../db/writer.ts';
import type { CallContext } from '../../http/handler-types.ts';
import { HttpError } from '../../http/http-error.ts';
import { msg } from '../../i18n/message.ts';
import type { EventsService } from '../events/events.service.ts';
import { createBalanceEvent, type LedgerService } from '../money/ledger.service.ts';
import type { CollectedPayment, CollectPayment, PaymentMeans } from '../money/payment-collector.service.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import type { OrdersService } from '../orders/orders.service.ts';
import type { SiteLogService } from '../site-log/site-log.service.ts';
import type { AccountsService } from '../users/accounts.service.ts';
import { createPaymentsRepository, type NewPayment, type PaymentRecord } from './payments.repository.ts';

export interface PaymentsDeps {
  readonly db: Db;
  readonly write: Write;
  readonly clock: () => Date;
  readonly accounts: Pick<AccountsService, 'byId'>;
  readonly events: Pick<EventsService, 'lockCounters' | 'publishBatch'>;
  readonly ledger: Pick<LedgerService, 'coinBalance' | 'post'>;
  readonly notifications: Pick<NotificationsService, 'notify'>;
  readonly siteLog: Pick<SiteLogService, 'record'>;
  readonly extra: OrdersService['extra'];
  readonly collect: CollectPayment;
}

interface CustomPayment {
  readonly customer: number;
  readonly currency: Currency;
  readonly amount: number;
  readonly text: string;
}

interface Addon {
  readonly order: number;
  readonly amount: number;
  readonly text: string;
}

const kindOf = ({ order_id: order }: PaymentRecord) => (order === null ? 'custompayments' : 'addonpayments');

/** Payment requests beside an order's price. docs/product.md, Payment requests. */
export function createPaymentsService(deps: PaymentsDeps) {
  const { db, write, clock, accounts, collect, events, extra, ledger, notifications, siteLog } = deps;
  const payments = createPaymentsRepository();

  async function requestPayment(tx: Tx, request: Omit<NewPayment, 'at'>): Promise<number> {
    const id = await payments.insert(tx, { ...request, at: clock() });
    const { amount, currency, customer, order, text } = request;
    const params = { amount, currency, reason: text };
    await notifications.notify(tx, { users: [customer], code: 'payment_requested', params, order });
    return id;
  }

  const custom: AreaAddition<CustomPayment> = {
    action: 'payment.create',
    async insert(tx, { customer, ...fields }, actor) {
      const account = await accounts.byId(tx, customer);
      if (account === undefined || !checkPermission('payment.own', account).ok) {
        const sentence = msg('This person isn’t a customer.');
        throw new HttpError('invalid', sentence, { 'fields.customer': sentence });
      }
      return requestPayment(tx, { ...fields, customer, order: null, by: actor.id });
    },
  };

  const addon: AreaAddition<Addon> = {
    action: 'order.addExtra',
    async insert(tx, { order, ...fields }, actor) {
      const { currency, customer } = await extra.lockForRequest(tx, actor, order);
      return requestPayment(tx, { ...fields, currency, customer, order, by: actor.id });
    },
  };

  /** @throws HttpError `not_found` for another user's request */
  function requireOwn(actor: Actor, request: PaymentRecord | undefined): PaymentRecord {
    if (request === undefined || !checkPermission('payment.pay', actor, { id: request.customer_id }).ok) {
      throw new HttpError('not_found');
    }
    return request;
  }

  function assertOpen({ state }: PaymentRecord): void {
    if (state === 'paid') throw new HttpError('conflict', msg('This payment request has already been paid.'));
    if (state === 'cancelled')
      throw new HttpError('conflict', msg('This payment request was cancelled. Nothing is due.'));
  }

  async function bookCustom(
    tx: Tx,
    actor: Actor,
    { id, amount, currency, text }: PaymentRecord,
    { entries }: CollectedPayment,
  ): Promise<void> {
    await ledger.post(tx, {
      kind: 'custom-paid',
      businessKey: `custom-paid:${id}`,
      note: text,
      orderId: null,
      actorId: actor.id,
      entries: [
        ...entries,
        { account: { kind: 'revenue', currency, ownerId: null }, amount: Number.parseInt(amount, 10) },
      ],
    });
  }

  /** Locks an extra's order before the request; every transaction locks orders first. */
  async function lockOpen(tx: Tx, actor: Actor, id: number) {
    const seen = requireOwn(actor, await payments.byId(tx, id));
    const order = seen.order_id === null ? null : await extra.lockForPayment(tx, actor, seen.order_id);
    const request = requireOwn(actor, await payments.lock(tx, id));
    assertOpen(request);
    return { request, order };
  }

  return {
    custom,
    addon,

    open: (actor: Actor) => payments.openOf(db, actor.id),

    get: async (actor: Actor, id: number) => ({
      payment: payments.toRequest(requireOwn(actor, await payments.byId(db, id))),
    }),

    /** Pays with coins and the test provider. The card number is not stored. */
    pay: (context: CallContext, { id, ...means }: PaymentMeans & { readonly id: number }) =>
      write(context, async (tx) => {
        const { actor } = context;
        const { request, order } = await lockOpen(tx, actor, id);
        const { created_by: by, currency, customer_id: customer, order_id: about, text } = request;
        const amount = Number.parseInt(request.amount, 10);
        const paid = await collect(tx, { customer, amount, currency }, means);
        await payments.markPaid(tx, id, clock());
        if (order === null) await bookCustom(tx, actor, request, paid);
        else await order.add({ id, amount, text, paid });
        await siteLog.record(tx, {
          actor,
          action: 'payment.pay',
          object: { kind: kindOf(request), id },
          before: { state: 'open' },
          after: { state: 'paid', amount, currency, ...(paid.coins > 0 && { coins: paid.coins }) },
        });
        const params = { amount, currency, reason: text };
        if (paid.coins > 0) await events.lockCounters(tx, [by, customer]);
        await notifications.notify(tx, { users: [by], code: 'payment_received', params, order: about });
        if (paid.coins > 0) await events.publishBatch(tx, [customer], createBalanceEvent(tx, ledger));
        return { payment: { ...payments.toRequest(request), state: 'paid' as const, paidAt: clock().toISOString() } };
      }),

    cancel: (context: CallContext, id: number, kind: 'custompayments' | 'addonpayments') =>
      write(context, async (tx) => {
        const { actor } = context;
        const request = await payments.lock(tx, id);
        if (request === undefined || kindOf(request) !== kind) throw new HttpError('not_found');
        assertOpen(request);
        await payments.cancel(tx, id, actor.id, clock());
        const states = { before: { state: 'open' }, after: { state: 'cancelled' } };
        await siteLog.record(tx, { actor, action: 'payment.cancel', object: { kind, id }, ...states });
        return { ok: true } as const;
      }),
  };
}

export type PaymentsService = ReturnType<typeof createPaymentsService>;
