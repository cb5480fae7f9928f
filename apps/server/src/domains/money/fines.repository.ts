import { type FineLine, fines } from '@boostdesk/api-client/contract';
import type { Currency } from '@boostdesk/catalogs';
import { sql } from 'kysely';
import { defineAreaList, oneOf } from '../../db/area-list.ts';
import { isCurrency } from '../../db/currency.ts';
import type { Db, Reader, Tx } from '../../db/index.ts';
import { createPayoutItems } from './payout-items.repository.ts';

export interface NewFine {
  readonly booster: number;
  readonly order: number | null;
  readonly currency: Currency;
  readonly amount: number;
  readonly reason: string;
}

const stateOf = sql<FineLine['state']>`case
  when fines.lifted_at is not null then 'lifted'
  when payouts.paid_at is not null then 'taken'
  when fines.payout_id is not null then 'proposed'
  else 'open' end`;

const lines = (db: Reader) =>
  db
    .selectFrom('fines')
    .leftJoin('payouts', 'payouts.id', 'fines.payout_id')
    .selectAll('fines')
    .select(stateOf.as('state'));

type LineRow = Awaited<ReturnType<ReturnType<typeof lines>['execute']>>[number];

function toLine(row: Omit<LineRow, 'booster_id' | 'payout_id'>): FineLine {
  if (!isCurrency(row.currency)) throw new Error(`Fine ${row.id} has no currency.`);
  return {
    id: row.id,
    order: row.order_id,
    amount: Number.parseInt(row.amount, 10),
    currency: row.currency,
    reason: row.reason,
    state: row.state,
    createdAt: row.created_at.toISOString(),
  };
}

const select = (db: Reader) =>
  lines(db)
    .innerJoin('users as booster', 'booster.id', 'fines.booster_id')
    .innerJoin('users as creator', 'creator.id', 'fines.created_by')
    .leftJoin('users as lifter', 'lifter.id', 'fines.lifted_by')
    .select([
      'booster.name as booster_name',
      'booster.image as booster_image',
      'creator.name as creator_name',
      'creator.image as creator_image',
      'lifter.name as lifter_name',
      'lifter.image as lifter_image',
      sql<string>`coalesce(fines.order_id::text, '')`.as('order_number'),
    ]);

export const finesArea = defineAreaList(fines, select, {
  toRow: (row) => ({
    ...toLine(row),
    booster: { id: row.booster_id, name: row.booster_name, image: row.booster_image },
    payout: row.payout_id,
    createdBy: { id: row.created_by, name: row.creator_name, image: row.creator_image },
    liftedBy:
      row.lifted_by === null || row.lifter_name === null
        ? null
        : { id: row.lifted_by, name: row.lifter_name, image: row.lifter_image },
    liftedAt: row.lifted_at?.toISOString() ?? null,
  }),
  text: ['booster_name', 'reason', 'order_number'],
  sorts: { id: { number: 'id' }, amount: { number: 'amount' }, booster: { text: 'booster_name' } },
  filters: { state: oneOf('state'), currency: oneOf('currency') },
});

const CLOSED_SHOWN = 10;

export function createFinesRepository() {
  const open = (db: Reader, booster: number) =>
    db
      .selectFrom('fines')
      .where('booster_id', '=', booster)
      .where('payout_id', 'is', null)
      .where('lifted_at', 'is', null);

  return {
    ...createPayoutItems('fines'),

    /** Locks the order against deletion; returns whether the booster has played it. */
    lockOrder: (tx: Tx, order: number, booster: number) =>
      tx
        .selectFrom('orders')
        .select('currency')
        .select(
          sql<boolean>`(orders.booster_id = ${booster}) is true or exists (
            select 1 from order_events e where e.order_id = orders.id and e.actor_id = ${booster}
            and e.kind in ('locked_in', 'progress', 'dropped'))`.as('played'),
        )
        .where('id', '=', order)
        .forKeyShare()
        .executeTakeFirst(),

    async insert(tx: Tx, fine: NewFine, by: { readonly user: number; readonly at: Date }): Promise<number> {
      const { id } = await tx
        .insertInto('fines')
        .values({
          booster_id: fine.booster,
          order_id: fine.order,
          currency: fine.currency,
          amount: String(fine.amount),
          reason: fine.reason,
          created_by: by.user,
          created_at: by.at,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    lock: (tx: Tx, id: number) =>
      tx
        .selectFrom('fines')
        .selectAll()
        .select(sql<string>`(select name from users where users.id = fines.booster_id)`.as('booster_name'))
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),

    async lift(tx: Tx, id: number, by: { readonly user: number; readonly at: Date }): Promise<void> {
      await tx.updateTable('fines').set({ lifted_by: by.user, lifted_at: by.at }).where('id', '=', id).execute();
    },

    async listByPayout(db: Reader, payout: number): Promise<FineLine[]> {
      const rows = await lines(db).where('fines.payout_id', '=', payout).orderBy('fines.id').execute();
      return rows.map(toLine);
    },

    /** All open fines and the newest closed ones, newest first. */
    async listByBooster(db: Db, booster: number): Promise<FineLine[]> {
      const isOpen = sql<boolean>`fines.payout_id is null and fines.lifted_at is null`;
      const own = lines(db).where('fines.booster_id', '=', booster).orderBy('fines.id', 'desc');
      const [still, over] = await Promise.all([
        own.where(isOpen).execute(),
        own.where(sql<boolean>`not (${isOpen})`).limit(CLOSED_SHOWN).execute(),
      ]);
      return [...still, ...over].sort((one, other) => other.id - one.id).map(toLine);
    },

    async openTotals(db: Db, booster: number): Promise<ReadonlyMap<string, number>> {
      const rows = await open(db, booster)
        .select(['currency', sql<string>`sum(amount)`.as('amount')])
        .groupBy('currency')
        .execute();
      return new Map(rows.map(({ currency, amount }) => [currency, Number.parseInt(amount, 10)]));
    },

    /** Deducting and lifting exclude each other. */
    async lockOpen(tx: Tx, booster: number, currency: string) {
      const rows = await open(tx, booster)
        .select(['id', 'amount'])
        .where('currency', '=', currency)
        .orderBy('id')
        .forUpdate()
        .execute();
      return rows.map(({ id, amount }) => ({ id, amount: Number.parseInt(amount, 10) }));
    },
  };
}
