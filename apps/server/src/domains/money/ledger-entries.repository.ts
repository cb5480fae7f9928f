import { type ExpressionBuilder, sql } from 'kysely';
import type { DB } from '../../db/types.ts';

/**
 * The account of entry `e` as `a`, looked up for each entry. A plain join would start at the accounts: the planner
 * expects few entries of each, but some hold a large part of all entries.
 */
export const accountOf = (eb: ExpressionBuilder<DB & { e: DB['ledger_entries'] }, 'e'>) =>
  eb
    .selectFrom('ledger_accounts')
    .select(['kind', 'currency', 'owner_id'])
    .whereRef('ledger_accounts.id', '=', 'e.account_id')
    .offset(sql.lit(0))
    .as('a');
