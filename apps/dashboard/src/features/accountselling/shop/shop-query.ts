import { type AreaState, toAreaQuery } from '../../../shared/area/area-state.ts';
import type { AreaFilter, AreaQuery } from '../../../shared/area/area-view.ts';

/** Filters with a control in the shop. The state is not one: it follows from the view, for sale or bought. */
export const shopFilters = (filters: readonly AreaFilter[]): AreaFilter[] =>
  filters.filter(({ name }) => name !== 'state');

/** Whether the shop lists the customer’s purchases instead of accounts for sale. */
export const showsPurchases = ({ filter }: AreaState): boolean => filter.mine === true;

/** Whether a search text or a filter other than `mine` narrows the list. */
export const isFiltered = ({ text, filter }: AreaState): boolean =>
  text.trim() !== '' || Object.keys(filter).some((name) => name !== 'mine');

/** Requests the customer's purchases, or accounts that are for sale. */
export function toShopQuery(state: AreaState, filters: readonly AreaFilter[]): AreaQuery {
  const query = toAreaQuery(state, filters);
  if (showsPurchases(state)) return query;
  return { ...query, filter: { ...query.filter, state: ['forSale'] } };
}
