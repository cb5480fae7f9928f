import { sql } from 'kysely';
import type { Db, Tx } from '../../db/index.ts';
import { type Account, dayTotalAccounts, type Posting } from './ledger-accounts.ts';

const COINS = 'COIN';

export function createLedgerRepository() {
  async function accountId(tx: Tx, account: Account): Promise<number> {
    const find = () =>
      tx
        .selectFrom('ledger_accounts')
        .select('id')
        .where('kind', '=', account.kind)
        .where('currency', '=', account.currency)
        .where('owner_id', 'is not distinct from', account.ownerId)
        .executeTakeFirst();
    const known = await find();
    if (known !== undefined) return known.id;
    const made = await tx
      .insertInto('ledger_accounts')
      .values({ kind: account.kind, currency: account.currency, owner_id: account.ownerId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    // Another transaction may have created the account.
    const id = made?.id ?? (await find())?.id;
    if (id === undefined) throw new Error(`No ledger account ${account.kind}.`);
    return id;
  }

  return {
    /** Returns undefined when the business key exists. */
    async insert(tx: Tx, posting: Posting, at: Date): Promise<number | undefined> {
      const row = await tx
        .insertInto('ledger_transactions')
        .values({
          kind: posting.kind,
          business_key: posting.businessKey,
          order_id: posting.orderId,
          actor_id: posting.actorId,
          note: posting.note ?? null,
          at,
        })
        .onConflict((conflict) => conflict.column('business_key').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (row === undefined) return undefined;
      for (const entry of posting.entries) {
        const account = await accountId(tx, entry.account);
        await tx
          .insertInto('ledger_entries')
          .values({ transaction_id: row.id, account_id: account, amount: String(entry.amount) })
          .execute();
      }
      return row.id;
    },

    /** Does not wait for transactions that only add entries, so that refunds and gifts are not held up. */
    async lockCoins(tx: Tx, owner: number): Promise<void> {
      await tx
        .selectFrom('ledger_accounts')
        .select('id')
        .where('kind', '=', 'coins')
        .where('currency', '=', COINS)
        .where('owner_id', '=', owner)
        .forNoKeyUpdate()
        .execute();
    },

    async coinBalance(db: Db | Tx, owner: number): Promise<number> {
      const row = await db
        .selectFrom('ledger_entries')
        .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
        .select(sql<string>`coalesce(sum(ledger_entries.amount), 0)`.as('balance'))
        .where('ledger_accounts.kind', '=', 'coins')
        .where('ledger_accounts.currency', '=', COINS)
        .where('ledger_accounts.owner_id', '=', owner)
        .executeTakeFirstOrThrow();
      return Number.parseInt(row.balance, 10);
    },

    /** Sums payments and income by UTC day and currency. */
    async days(db: Db, since: Date) {
      const day = sql<string>`to_char(ledger_transactions.at at time zone 'UTC', 'YYYY-MM-DD')`;
      const sumOf = (kind: string) =>
        sql<string>`coalesce(sum(ledger_entries.amount) filter (where ledger_accounts.kind = ${kind}), 0)`;
      const rows = await db
        .selectFrom('ledger_entries')
        .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.transaction_id')
        .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
        .select([
          day.as('day'),
          'currency',
          sumOf(dayTotalAccounts.taken).as('provider'),
          sumOf(dayTotalAccounts.kept).as('kept'),
        ])
        .where('ledger_transactions.at', '>=', since)
        .where('ledger_accounts.kind', 'in', Object.values(dayTotalAccounts))
        .groupBy([day, 'currency'])
        .orderBy('day')
        .orderBy('currency')
        .execute();
      return rows.map((row) => ({
        day: row.day,
        currency: row.currency,
        // The provider's balance is negative.
        taken: 0 - Number.parseInt(row.provider, 10),
        kept: Number.parseInt(row.kept, 10),
      }));
    },

    async totals(db: Db) {
      const accounts = await db
        .selectFrom('ledger_entries')
        .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
        .select(['kind', 'currency', sql<string>`sum(ledger_entries.amount)`.as('balance')])
        .groupBy(['kind', 'currency'])
        .orderBy('currency')
        .orderBy('kind')
        .execute();
      const sums = await db
        .selectFrom('ledger_entries')
        .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
        .select([
          'currency',
          sql<string>`sum(ledger_entries.amount)`.as('sum'),
          sql<string>`count(distinct ledger_entries.transaction_id)`.as('transactions'),
        ])
        .groupBy('currency')
        .orderBy('currency')
        .execute();
      return {
        accounts: accounts.map((row) => ({ ...row, balance: Number.parseInt(row.balance, 10) })),
        sums: sums.map((row) => ({
          currency: row.currency,
          sum: Number.parseInt(row.sum, 10),
          transactions: Number.parseInt(row.transactions, 10),
        })),
      };
    },
  };
}
