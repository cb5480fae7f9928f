import type { ResponseOf, search } from '@boostdesk/api-client/contract';
import { type Actor, isBooster, isStaff } from '@boostdesk/auth';
import type { Db } from '../../db/index.ts';
import { createSearchRepository, type FoundOrder, type SearchScope } from './search.repository.ts';

const RESULTS_MAX = 8;
/** Rows read for `RESULTS_MAX` visible ones, as not every order fits a booster. */
const CANDIDATES_MAX = 100;

function scopeOf(actor: Actor): SearchScope {
  if (isStaff(actor)) return { kind: 'all' };
  return { kind: isBooster(actor) ? 'booster' : 'customer', id: actor.id };
}

type Found = ResponseOf<typeof search.dashboardSearch>[number];

const toFound = ({ id, purchase, status, cancelled_at }: FoundOrder): Found => ({
  label: `#${id} ${purchase}`,
  url: `/order/${id}`,
  status: cancelled_at === null ? status : null,
});

/** Finds orders by number prefix, among those the user may open. */
export function createSearchService({
  db,
  orders,
}: {
  readonly db: Db;
  readonly orders: { readonly canView: (actor: Actor, id: number) => Promise<boolean> };
}) {
  const repository = createSearchRepository();

  return {
    async orders(actor: Actor, digits: string): Promise<Found[]> {
      if (digits.startsWith('0')) return [];
      const results: Found[] = [];
      for (const order of await repository.byNumber(db, digits, scopeOf(actor), CANDIDATES_MAX)) {
        if (results.length === RESULTS_MAX) break;
        if (await orders.canView(actor, order.id)) results.push(toFound(order));
      }
      return results;
    },
  };
}

export type SearchService = ReturnType<typeof createSearchService>;
