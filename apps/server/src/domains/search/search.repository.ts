import { ORDER_STATUS } from '@boostdesk/catalogs';
import type { Db } from '../../db/index.ts';

const NUMBER_MAX = 2_147_483_647;

/** Returns the ranges of numbers with a prefix, which use the index. */
function rangesOf(digits: string): { from: number; to: number }[] {
  const ranges: { from: number; to: number }[] = [];
  const first = Number.parseInt(digits, 10);
  for (let size = 1; first * size <= NUMBER_MAX; size *= 10) {
    ranges.push({ from: first * size, to: Math.min((first + 1) * size - 1, NUMBER_MAX) });
  }
  return ranges;
}

/** Narrows the search; the rights decide on each result. */
export type SearchScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'customer'; readonly id: number }
  | { readonly kind: 'booster'; readonly id: number };

export interface FoundOrder {
  readonly id: number;
  readonly purchase: string;
  readonly status: number;
  readonly cancelled_at: Date | null;
}

export function createSearchRepository() {
  return {
    /**
     * Returns the exact number first, then the newest.
     * @param digits begin with 1 to 9
     */
    async byNumber(db: Db, digits: string, scope: SearchScope, limit: number): Promise<FoundOrder[]> {
      const exact = Number.parseInt(digits, 10);
      const ranges = rangesOf(digits);
      let rows = db
        .selectFrom('orders')
        .select(['id', 'purchase', 'status', 'cancelled_at'])
        .where((order) => order.or(ranges.map(({ from, to }) => order.between('id', from, to))))
        .orderBy((order) => order('id', '=', exact), 'desc')
        .orderBy('id', 'desc')
        .limit(limit);
      if (scope.kind === 'customer') rows = rows.where('customer_id', '=', scope.id);
      if (scope.kind === 'booster') {
        rows = rows.where((order) =>
          order.or([order('booster_id', '=', scope.id), order('status', '=', ORDER_STATUS.awaiting)]),
        );
      }
      return rows.execute();
    },
  };
}
