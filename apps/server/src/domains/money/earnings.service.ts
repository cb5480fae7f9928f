import { type Actor, can } from '@boostdesk/auth';
import { currencies } from '@boostdesk/catalogs';
import { isCurrency } from '../../db/currency.ts';
import type { Db, Tx } from '../../db/index.ts';
import { HttpError } from '../../http/http-error.ts';
import type { EventsService } from '../events/events.service.ts';
import type { OrderSubjects } from '../orders/order-subjects.service.ts';
import { type BookedEarning, createEarningsRepository } from './earnings.repository.ts';
import { createFinesRepository } from './fines.repository.ts';
import { createProgressPaysRepository, type NewProgressPay } from './progress-pays.repository.ts';
import { publishEarningsChanged } from './publish-earnings-changed.ts';
import { createTipsRepository, type NewTip } from './tips.repository.ts';

export interface EarningsDeps {
  readonly db: Db;
  readonly clock: () => Date;
  readonly events: EventsService;
  readonly subjects: OrderSubjects;
}

/** One row per order, booked at completion with the share agreed at lock-in. */
export function createEarningsService(deps: EarningsDeps) {
  const repository = createEarningsRepository();
  const fines = createFinesRepository();
  const progressPays = createProgressPaysRepository();
  const tips = createTipsRepository();
  return {
    async book(tx: Tx, earning: BookedEarning): Promise<void> {
      await repository.insert(tx, earning);
      await publishEarningsChanged(tx, deps.events, { booster: earning.booster, payout: null });
    },

    /** Books before the order is complete; returns the payment's id. */
    bookProgressPayment: (tx: Tx, pay: NewProgressPay): Promise<number> => progressPays.insert(tx, pay),

    /** Returns the tip's id. */
    bookTip: (tx: Tx, tip: NewTip): Promise<number> => tips.insert(tx, tip),

    /** Call it after locking the counters of all notified users. */
    publishChange: (tx: Tx, booster: number): Promise<void> =>
      publishEarningsChanged(tx, deps.events, { booster, payout: null }),

    /** Locks what an order has earned against payouts. */
    lockForDispute: (tx: Tx, order: number): Promise<void> => repository.lockForDispute(tx, order),

    /** Locks the earning of a complete order; `payout` has it, if any, and may have paid it. */
    lockForRefund: (tx: Tx, order: number) => repository.lockForRefund(tx, order),

    /** Sets the earning of an order of which a part is refunded. */
    reduce: (tx: Tx, order: number, amount: number): Promise<void> => repository.setAmount(tx, order, amount),

    async getForOrder(actor: Actor, order: number) {
      const subject = await deps.subjects.byId(order);
      if (subject === undefined || !can('earnings.viewOrder', actor, subject)) throw new HttpError('not_found');
      return { earning: await repository.findByOrder(deps.db, order) };
    },

    async getOwn(actor: Actor, query: { cursor?: string | undefined; limit?: number | undefined }) {
      const isFirst = query.cursor === undefined;
      const [page, earned, open, days, ownFines, ownPays, ownTips] = await Promise.all([
        repository.listByBooster(deps.db, actor.id, query),
        repository.getTotals(deps.db, actor.id),
        fines.openTotals(deps.db, actor.id),
        repository.getDays(deps.db, actor.id, deps.clock()),
        isFirst ? fines.listByBooster(deps.db, actor.id) : [],
        isFirst ? progressPays.listByBooster(deps.db, actor.id) : [],
        isFirst ? tips.listByBooster(deps.db, actor.id) : [],
      ]);
      const totals = currencies.flatMap((currency) => {
        const total = earned.find((one) => one.currency === currency);
        const off = open.get(currency) ?? 0;
        if (total === undefined && off === 0) return [];
        return [{ unpaid: 0, frozen: 0, proposed: 0, paid: 0, ...total, currency, fines: off }];
      });
      return {
        ...page,
        totals,
        fines: ownFines,
        progressPays: ownPays,
        tips: ownTips,
        days: days.flatMap(withCurrency),
      };
    },
  };
}

const withCurrency = <R extends { readonly currency: string }>(row: R) =>
  isCurrency(row.currency) ? [{ ...row, currency: row.currency }] : [];

export type { BookedEarning };
export type EarningsService = ReturnType<typeof createEarningsService>;
