import { type movementReasons, type movementSides, movements } from '@boostdesk/api-client/contract';
import { sql } from 'kysely';
import { defineAreaList, during, oneOf } from '../../db/area-list.ts';
import { isCurrency } from '../../db/currency.ts';
import type { Reader } from '../../db/index.ts';
import { dayTotalAccounts, type Posting } from './ledger-accounts.ts';
import { accountOf } from './ledger-entries.repository.ts';

type Reason = Extract<Posting['kind'], (typeof movementReasons)[number]>;

const DAY_MS = 24 * 60 * 60 * 1000;
const FEW_DAYS_MS = 7 * DAY_MS;

const select = (db: Reader) =>
  db
    .selectFrom('ledger_entries as e')
    .innerJoinLateral(accountOf, (join) => join.onTrue())
    .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
    .leftJoin('users as actor', 'actor.id', 't.actor_id')
    .where('a.kind', 'in', Object.values(dayTotalAccounts))
    .select([
      'e.id',
      'e.transaction_id',
      'a.currency',
      't.at',
      't.order_id',
      'actor.id as actor_id',
      'actor.name as actor_name',
      'actor.image as actor_image',
      sql<Reason>`t.kind`.as('why'),
      sql<(typeof movementSides)[number]>`case a.kind when ${dayTotalAccounts.taken} then 'taken' else 'kept' end`.as(
        'side',
      ),
      // The provider's balance is negative.
      sql<string>`case a.kind when ${dayTotalAccounts.taken} then 0 - e.amount else e.amount end`.as('amount'),
      sql<string>`coalesce(t.order_id::text, '')`.as('order_number'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

function toMovement(row: Row) {
  if (!isCurrency(row.currency)) throw new Error(`Movement ${row.id} has no currency.`);
  return {
    id: row.id,
    at: row.at.toISOString(),
    side: row.side,
    why: row.why,
    order: row.order_id,
    amount: Number.parseInt(row.amount, 10),
    currency: row.currency,
    by:
      row.actor_id === null || row.actor_name === null
        ? null
        : { id: row.actor_id, name: row.actor_name, image: row.actor_image },
  };
}

/** 'YYYY-MM-DD'. */
const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

export const movementsArea = defineAreaList(movements, select, {
  toRow: toMovement,
  text: ['order_number', 'actor_name'],
  sorts: { id: { number: 'id' } },
  filters: {
    side: oneOf('side'),
    currency: oneOf('currency'),
    // A few days are read from the index by time first, which the order by ID would not use; UTC days, as in the sums.
    day: ({ from, to }) =>
      Date.parse(to) - Date.parse(from) > FEW_DAYS_MS
        ? during('at')({ since: from, before: dayAfter(to) })
        : sql`area.transaction_id = any(array(
        select id from ledger_transactions where at >= ${from}::timestamp at time zone 'UTC'
          and at < ${dayAfter(to)}::timestamp at time zone 'UTC'))`,
  },
});
