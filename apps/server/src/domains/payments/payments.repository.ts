import { addonpayments, custompayments, type PaymentRequest } from '@boostdesk/api-client/contract';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { sql } from 'kysely';
import { defineAreaList, oneOf } from '../../db/area-list.ts';
import { isCurrency } from '../../db/currency.ts';
import type { Db, Reader, Tx } from '../../db/index.ts';

export interface NewPayment {
  readonly customer: number;
  readonly order: number | null;
  readonly currency: string;
  readonly amount: number;
  readonly text: string;
  readonly by: number;
  readonly at: Date;
}

/** An extra ends with its order's completion or cancellation. */
const stateOf = sql<PaymentRequest['state']>`case
  when requests.paid_at is not null then 'paid'
  when requests.cancelled_at is not null or exists (
    select 1 from orders where orders.id = requests.order_id and (orders.cancelled_at is not null or orders.status = ${sql.lit(ORDER_STATUS.complete)})
  ) then 'cancelled'
  else 'open' end`;

const requests = (db: Reader) =>
  db.selectFrom('payment_requests as requests').selectAll('requests').select(stateOf.as('state'));

type RequestRow = Awaited<ReturnType<ReturnType<typeof requests>['execute']>>[number];

function toRequest(row: RequestRow): PaymentRequest {
  if (!isCurrency(row.currency)) throw new Error(`Payment request ${row.id} has no currency.`);
  return {
    id: row.id,
    order: row.order_id,
    amount: Number.parseInt(row.amount, 10),
    currency: row.currency,
    text: row.text,
    state: row.state,
    createdAt: row.created_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
  };
}

const withPeople = (db: Reader) =>
  requests(db)
    .innerJoin('users as customer', 'customer.id', 'requests.customer_id')
    .innerJoin('users as creator', 'creator.id', 'requests.created_by')
    .leftJoin('users as canceller', 'canceller.id', 'requests.cancelled_by')
    .select([
      'customer.name as customer_name',
      'customer.email as customer_email',
      'customer.image as customer_image',
      'creator.name as creator_name',
      'creator.image as creator_image',
      'canceller.name as canceller_name',
      'canceller.image as canceller_image',
      sql<string>`coalesce(requests.order_id::text, '')`.as('order_number'),
      sql<number>`coalesce(requests.order_id, 0)`.as('order_place'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof withPeople>['execute']>>[number];

const toRow = (row: Row) => ({
  ...toRequest(row),
  customer: { id: row.customer_id, name: row.customer_name, image: row.customer_image },
  createdBy: { id: row.created_by, name: row.creator_name, image: row.creator_image },
  cancelledBy:
    row.cancelled_by === null || row.canceller_name === null
      ? null
      : { id: row.cancelled_by, name: row.canceller_name, image: row.canceller_image },
  cancelledAt: row.cancelled_at?.toISOString() ?? null,
});

const sorts = {
  id: { number: 'id' },
  amount: { number: 'amount' },
  customer: { text: 'customer_name' },
} as const;
const filters = { state: oneOf('state'), currency: oneOf('currency') };

/** Without an order, for staff. */
export const customPaymentsArea = defineAreaList(
  custompayments,
  (db) => withPeople(db).where('requests.order_id', 'is', null),
  {
    toRow,
    text: ['customer_name', 'customer_email', 'text'],
    sorts,
    filters,
  },
);

export const addonPaymentsArea = defineAreaList(
  addonpayments,
  (db) => withPeople(db).where('requests.order_id', 'is not', null),
  {
    toRow,
    text: ['customer_name', 'customer_email', 'text', 'order_number'],
    sorts: { ...sorts, order: { number: 'order_place' } },
    filters,
  },
);

export function createPaymentsRepository() {
  return {
    async insert(tx: Tx, request: NewPayment): Promise<number> {
      const { id } = await tx
        .insertInto('payment_requests')
        .values({
          customer_id: request.customer,
          order_id: request.order,
          currency: request.currency,
          amount: String(request.amount),
          text: request.text,
          created_by: request.by,
          created_at: request.at,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    byId: (db: Reader, id: number) => requests(db).where('requests.id', '=', id).executeTakeFirst(),

    lock: (tx: Tx, id: number) => requests(tx).where('requests.id', '=', id).forUpdate().executeTakeFirst(),

    async openOf(db: Db, customer: number): Promise<PaymentRequest[]> {
      const rows = await requests(db)
        .where('requests.customer_id', '=', customer)
        .where(stateOf, '=', 'open')
        .orderBy('requests.id', 'desc')
        .limit(100)
        .execute();
      return rows.map(toRequest);
    },

    async markPaid(tx: Tx, id: number, at: Date): Promise<void> {
      await tx.updateTable('payment_requests').set({ paid_at: at }).where('id', '=', id).execute();
    },

    async cancel(tx: Tx, id: number, by: number, at: Date): Promise<void> {
      const set = { cancelled_by: by, cancelled_at: at };
      await tx.updateTable('payment_requests').set(set).where('id', '=', id).execute();
    },

    toRequest,
  };
}

export type PaymentRecord = RequestRow;
