import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../../db/index.ts';
import { type Account, dayTotalAccounts, type Posting } from './ledger-accounts.ts';

const COINS = 'COIN';

/** The UTC day, as the database compares it. */
const toDay = (at: Date) => sql<Date>`${at.toISOString().slice(0, 10)}::date`;

/** By UTC day and currency, per kind of account and, with the kind null, of all. */
const sumsOf = (condition: RawBuilder<SqlBool>) => sql`
  select (t.at at time zone 'UTC')::date as day, a.kind, a.currency, sum(e.amount) as amount,
    count(distinct t.id) as transactions
  from ledger_transactions t
  join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
  where ${condition} group by grouping sets ((1, a.currency, a.kind), (1, a.currency))`;

/** All days: the summed ones before `day`, and the entries since. */
const summedAnd = (day: string) => sql`
  select day, kind, currency, amount, transactions from ledger_days where day < ${day}::date
  union all ${sumsOf(sql`t.at >= ${day}::timestamp at time zone 'UTC'`)}`;

/** The first day without sums, 'YYYY-MM-DD' in UTC; undefined while the ledger is empty. */
async function firstUnsummedDay(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select to_char(coalesce((select max(day) + 1 from ledger_days),
      (select (min(at) at time zone 'UTC')::date from ledger_transactions)), 'YYYY-MM-DD') as day`.execute(db);
  return rows[0]?.day ?? undefined;
}

/** Sums of all days. The planner knows how few entries are left only when the day is a parameter. */
const readSums = async (db: Db) => summedAnd((await firstUnsummedDay(db)) ?? '1970-01-01');

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
        // Sums of a day that is not over yet, as a server with a wrong clock makes them, are made again.
        .with('outdated', (db) => db.deleteFrom('ledger_days').where('day', '>=', toDay(at)))
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

    firstUnsummedDay,

    /** Does nothing for a day that has sums. */
    async sumDays(db: Db, since: Date, until: Date): Promise<void> {
      await sql`
        insert into ledger_days (day, kind, currency, amount, transactions)
        ${sumsOf(sql`t.at >= ${since} and t.at < ${until}`)} on conflict do nothing`.execute(db);
    },

    /** Sums payments and income by UTC day, 'YYYY-MM-DD', and currency. */
    async days(db: Db, since: string) {
      const sumOf = (kind: string) => sql<string>`coalesce(sum(amount) filter (where kind = ${kind}), 0)`;
      const { rows } = await sql<{ day: string; currency: string; provider: string; kept: string }>`
        select to_char(day, 'YYYY-MM-DD') as day, currency, ${sumOf(dayTotalAccounts.taken)} as provider, ${sumOf(dayTotalAccounts.kept)} as kept
        from (${await readSums(db)}) as sums
        where day >= ${since}::date and kind in (${sql.join(Object.values(dayTotalAccounts))})
        group by day, currency order by day, currency`.execute(db);
      return rows.map((row) => ({
        day: row.day,
        currency: row.currency,
        // The provider's balance is negative.
        taken: 0 - Number.parseInt(row.provider, 10),
        kept: Number.parseInt(row.kept, 10),
      }));
    },

    async totals(db: Db) {
      const { rows } = await sql<{ kind: string | null; currency: string; amount: string; transactions: string }>`
        select kind, currency, sum(amount) as amount, sum(transactions) as transactions
        from (${await readSums(db)}) as sums group by currency, kind order by currency, kind`.execute(db);
      return {
        accounts: rows.flatMap(({ kind, currency, amount }) =>
          kind === null ? [] : [{ kind, currency, balance: Number.parseInt(amount, 10) }],
        ),
        sums: rows
          .filter(({ kind }) => kind === null)
          .map(({ currency, amount, transactions }) => ({
            currency,
            sum: Number.parseInt(amount, 10),
            transactions: Number.parseInt(transactions, 10),
          })),
      };
    },
  };
}
