import { boostcoins, coinReasons } from '@boostdesk/api-client/contract';
import { type SqlBool, sql } from 'kysely';
import { defineAreaList, during, oneOf } from '../../db/area-list.ts';
import type { Db, Reader, Tx } from '../../db/index.ts';
import { PAGE_SIZE, parseIdCursor, toPage } from '../../db/keyset.ts';
import { accountOf } from './ledger-entries.repository.ts';

const why = sql<string>`case
  when t.kind = 'coins-deducted' then 'deducted'
  when t.business_key like 'gift:%' then 'gift'
  when t.kind = 'coins-granted' then 'granted'
  when t.kind in ('order-cancelled', 'order-completed', 'dispute-refunded', 'price-lowered') then 'refund'
  when t.kind in ('order-paid', 'addon-paid', 'custom-paid', 'tip-paid') then 'spent'
  else 'other' end`;

const entries = (db: Reader) =>
  db
    .selectFrom('ledger_entries as e')
    .innerJoinLateral(accountOf, (join) => join.onTrue())
    .where('a.kind', '=', 'coins')
    .where('a.currency', '=', 'COIN');

const select = (db: Reader) =>
  entries(db)
    .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
    .innerJoin('users as owner', 'owner.id', 'a.owner_id')
    .leftJoin('users as actor', 'actor.id', 't.actor_id')
    .select([
      'e.id',
      'e.amount',
      't.note',
      't.order_id',
      't.at',
      'owner.id as user_id',
      'owner.name as user_name',
      'owner.email',
      'owner.image as user_image',
      'actor.id as actor_id',
      'actor.name as actor_name',
      'actor.image as actor_image',
      why.as('why'),
      sql<string>`coalesce(t.order_id::text, '')`.as('order_number'),
      sql<string>`coalesce(t.note, '')`.as('words'),
      // Entries are immutable, and their ids ascend.
      sql<string>`(select sum(before.amount) from ledger_entries before
        where before.account_id = e.account_id and before.id <= e.id)`.as('balance'),
    ]);

interface MovementRow {
  readonly id: number;
  readonly amount: string;
  readonly balance: string;
  readonly why: string;
  readonly note: string | null;
  readonly order_id: number | null;
  readonly at: Date;
}

const toMovement = (row: MovementRow) => ({
  id: row.id,
  coins: Number.parseInt(row.amount, 10),
  balance: Number.parseInt(row.balance, 10),
  why: coinReasons.find((one) => one === row.why) ?? 'other',
  note: row.note,
  order: row.order_id,
  at: row.at.toISOString(),
});

/** Few of all entries are of coins, so that reading them by account is faster than reading all by id. */
const selectByAccount = (db: Reader) =>
  select(db).where(
    sql<SqlBool>`e.account_id = any(array(select id from ledger_accounts where kind = 'coins' and currency = 'COIN'))`,
  );

export const boostcoinsArea = defineAreaList(boostcoins, select, {
  countQuery: selectByAccount,
  toRow: (row) => ({
    ...toMovement(row),
    user: { id: row.user_id, name: row.user_name, image: row.user_image },
    by:
      row.actor_id === null || row.actor_name === null
        ? null
        : { id: row.actor_id, name: row.actor_name, image: row.actor_image },
  }),
  text: ['user_name', 'email', 'words', 'order_number'],
  sorts: { id: { number: 'id' }, coins: { number: 'amount' }, user: { text: 'user_name' } },
  filters: { why: oneOf('why'), at: during('at') },
});

interface PageQuery {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/** Newest first, without the staff member. */
export async function listCoinMovements(db: Db, user: number, query: PageQuery) {
  const limit = query.limit ?? PAGE_SIZE;
  let rows = select(db)
    .where('e.account_id', '=', (eb) =>
      eb
        .selectFrom('ledger_accounts')
        .select('id')
        .where('kind', '=', 'coins')
        .where('currency', '=', 'COIN')
        .where('owner_id', '=', user),
    )
    .orderBy('e.id', 'desc')
    .limit(limit + 1);
  if (query.cursor !== undefined) rows = rows.where('e.id', '<', parseIdCursor(query.cursor));
  const { items, next } = toPage(await rows.execute(), limit);
  return { items: items.map(toMovement), next };
}

/** Id of the transaction's entry on the user's coins. */
export async function findCoinEntry(tx: Tx, transaction: number): Promise<number> {
  const { id } = await entries(tx).select('e.id').where('e.transaction_id', '=', transaction).executeTakeFirstOrThrow();
  return id;
}
