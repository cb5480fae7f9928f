import { coupons } from '@boostdesk/api-client/contract';
import { isGameId, ORDER_STATUS } from '@boostdesk/catalogs';
import { type Selectable, sql } from 'kysely';
import { arrayHasAny, defineAreaList, equals } from '../../db/area-list.ts';
import type { Db, Reader, Tx } from '../../db/index.ts';
import type { Coupons } from '../../db/types.ts';

export interface CouponFields {
  readonly percent: number | null;
  /** US cents. */
  readonly amount: number | null;
  readonly games: readonly number[] | null;
  readonly starts: string | null;
  readonly ends: string | null;
  readonly most_uses: number | null;
  readonly most_uses_each: number | null;
  readonly active: boolean;
}

export interface NewCoupon extends CouponFields {
  readonly code: string;
}

/** An order cancelled before payment releases its coupon. */
const countsAsUse = sql<boolean>`not (orders.status = ${sql.lit(ORDER_STATUS.unpaid)} and orders.cancelled_at is not null)`;

const toFields = (row: Selectable<Coupons>) => ({
  percent: row.percent,
  amount: row.amount,
  games: row.games?.filter(isGameId) ?? null,
  starts: row.starts,
  ends: row.ends,
  most_uses: row.most_uses,
  most_uses_each: row.most_uses_each,
  active: row.active,
});

const toColumns = ({ games, ...fields }: CouponFields) => ({
  ...fields,
  games: games === null ? null : [...games],
});

const withUses = (db: Reader) =>
  db
    .selectFrom('coupons')
    .innerJoin('users', 'users.id', 'coupons.created_by')
    .selectAll('coupons')
    .select([
      'users.name',
      'users.image',
      sql<string>`(select count(*) from orders where orders.coupon_id = coupons.id and ${countsAsUse})`.as('uses'),
    ]);

const select = (db: Reader) =>
  db.selectFrom(withUses(db).as('counted')).selectAll().select(sql<boolean>`counted.uses > 0`.as('used'));

export const couponsArea = defineAreaList(coupons, select, {
  toRow: (row) => ({
    id: row.id,
    version: row.version,
    code: row.code,
    ...toFields(row),
    uses: Number.parseInt(row.uses, 10),
    createdBy: { id: row.created_by, name: row.name, image: row.image },
    createdAt: row.created_at.toISOString(),
  }),
  text: ['code', 'name'],
  sorts: { id: { number: 'id' }, code: { text: 'code' }, uses: { number: 'uses' } },
  filters: { active: equals('active'), game: arrayHasAny('games'), used: equals('used') },
});

export function createCouponsRepository() {
  return {
    byCode: (db: Db, code: string) => db.selectFrom('coupons').selectAll().where('code', '=', code).executeTakeFirst(),

    /** Locks the coupon, so that concurrent uses are counted one after the other. */
    lockByCode: (tx: Tx, code: string) =>
      tx.selectFrom('coupons').selectAll().where('code', '=', code).forUpdate().executeTakeFirst(),

    /** `own` are the customer's. */
    async countUses(db: Db | Tx, id: number, customer: number): Promise<{ uses: number; own: number }> {
      const row = await db
        .selectFrom('orders')
        .select([
          sql<string>`count(*)`.as('uses'),
          sql<string>`count(*) filter (where orders.customer_id = ${customer})`.as('own'),
        ])
        .where('coupon_id', '=', id)
        .where(countsAsUse)
        .executeTakeFirstOrThrow();
      return { uses: Number.parseInt(row.uses, 10), own: Number.parseInt(row.own, 10) };
    },

    /** Returns the newest order. */
    async findUnpaidOrder(db: Db | Tx, id: number, customer: number): Promise<number | undefined> {
      const row = await db
        .selectFrom('orders')
        .select('id')
        .where('coupon_id', '=', id)
        .where('customer_id', '=', customer)
        .where('status', '=', ORDER_STATUS.unpaid)
        .where('cancelled_at', 'is', null)
        .orderBy('id', 'desc')
        .executeTakeFirst();
      return row?.id;
    },

    /** Returns undefined when the code exists. */
    async insert(tx: Tx, coupon: NewCoupon, by: { readonly user: number; readonly at: Date }) {
      const { code, ...fields } = coupon;
      const row = await tx
        .insertInto('coupons')
        .values({ code, ...toColumns(fields), created_by: by.user, created_at: by.at })
        .onConflict((conflict) => conflict.column('code').doNothing())
        .returning('id')
        .executeTakeFirst();
      return row?.id;
    },

    async lock(tx: Tx, id: number) {
      const row = await tx.selectFrom('coupons').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
      return row && { version: row.version, fields: toFields(row) };
    },

    async save(tx: Tx, id: number, fields: CouponFields): Promise<void> {
      await tx
        .updateTable('coupons')
        .set({ ...toColumns(fields), version: sql`version + 1` })
        .where('id', '=', id)
        .execute();
    },
  };
}
