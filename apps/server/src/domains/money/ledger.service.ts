import { isCurrency } from '../../db/currency.ts';
import type { Db, Tx } from '../../db/index.ts';
import { createEventSpec, type EventSpec } from '../events/events.service.ts';
import { listCoinMovements } from './coins.repository.ts';
import { createLedgerRepository } from './ledger.repository.ts';
import type { Posting } from './ledger-accounts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS = 30;
/** Longer than any transaction, and than clocks of several processes differ. */
const DAY_CLOSES_AFTER_MS = 60 * 60 * 1000;

/** A statement for all years of a ledger would take too long. */
const SUMMED_AT_ONCE_MS = 10 * DAY_MS;

/** 'YYYY-MM-DD', UTC. */
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Double-entry ledger with immutable rows; the database enforces both. */
export function createLedgerService(deps: { readonly db: Db; readonly clock: () => Date }) {
  const repository = createLedgerRepository();
  return {
    /**
     * Posts once and returns the id.
     * @throws Error for a second posting with the same business key, which rolls the transaction back
     */
    async post(tx: Tx, posting: Posting): Promise<number> {
      const entries = posting.entries.filter((entry) => entry.amount !== 0);
      const id = await repository.insert(tx, { ...posting, entries }, deps.clock());
      if (id === undefined) throw new Error(`The ledger already holds ${posting.businessKey}.`);
      return id;
    },
    totals: () => repository.totals(deps.db),
    async days() {
      const rows = await repository.days(deps.db, dayOf(deps.clock().getTime() - (DAYS - 1) * DAY_MS));
      return rows.flatMap(({ currency, ...row }) => (isCurrency(currency) ? [{ ...row, currency }] : []));
    },
    /** Sums the days that are over, so that totals and days cost the same however old the ledger is. */
    async sumDays(): Promise<void> {
      const end = Date.parse(dayOf(deps.clock().getTime() - DAY_CLOSES_AFTER_MS));
      const first = await repository.firstUnsummedDay(deps.db);
      for (let since = Date.parse(first ?? ''); since < end; since += SUMMED_AT_ONCE_MS)
        await repository.sumDays(deps.db, new Date(since), new Date(Math.min(since + SUMMED_AT_ONCE_MS, end)));
    },
    coinMovements: (owner: number, query: Parameters<typeof listCoinMovements>[2]) =>
      listCoinMovements(deps.db, owner, query),
    /** Holds other payments with the user's coins until the end of the transaction, and returns the balance. */
    async lockCoinBalance(tx: Tx, owner: number): Promise<number> {
      await repository.lockCoins(tx, owner);
      return repository.coinBalance(tx, owner);
    },
    coinBalance: (owner: number, from: Db | Tx = deps.db) => repository.coinBalance(from, owner),
  };
}

export type LedgerService = ReturnType<typeof createLedgerService>;

export const createBalanceEvent = (tx: Tx, ledger: Pick<LedgerService, 'coinBalance'>): EventSpec =>
  createEventSpec('coinsChanged', async (users) => {
    const balances = new Map<number, number>();
    for (const user of users) balances.set(user, await ledger.coinBalance(user, tx));
    return (user) => ({ balance: balances.get(user) ?? 0 });
  });
