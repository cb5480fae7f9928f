import type { OrderRow } from '@boostdesk/api-client/contract';
import type { QueryClient } from '@tanstack/query-core';
import type { CachedListQuery } from '../../../data/offline-cache/cached-lists.ts';
import { keys } from '../../../data/query-client.ts';
import type { AreaQuery } from '../../../shared/area/area-view.ts';

/** The staff request as a list of all orders that can be cached for offline use; null with other filters. */
export function toOfflineQuery({
  text,
  filter = {},
  sort,
  direction,
  cursor,
  limit,
}: AreaQuery): CachedListQuery | null {
  const { status, game, need, cancelled, ...others } = filter as Pick<CachedListQuery, 'status' | 'game'> & {
    readonly need?: readonly NonNullable<CachedListQuery['need']>[];
    readonly cancelled?: boolean;
  };
  const isWhole = text === undefined && cursor === undefined && limit === undefined && sort === 'id';
  if (!isWhole || Object.keys(others).length > 0 || (need?.length ?? 0) > 1) return null;
  const [only] = need ?? [];
  return {
    scope: 'all',
    sort: direction === 'ascending' ? 'oldest' : 'newest',
    ...(status !== undefined && { status }),
    ...(game !== undefined && { game }),
    ...(cancelled === true && { archived: true }),
    ...(only !== undefined && { need: only }),
  };
}

/** Caches the requested list (`persistLists`) as a list of all orders, without fields that only staff see. */
export function cacheForOffline(
  queries: QueryClient,
  request: AreaQuery,
  response: Promise<{ readonly items: readonly (OrderRow & { readonly note: unknown; readonly version: number })[] }>,
): void {
  const query = toOfflineQuery(request);
  if (query === null) return;
  const rowsOf = async () => {
    const { items } = await response;
    return { items: items.map(({ note: _, version: __, ...row }) => row), next: null };
  };
  queries
    .fetchInfiniteQuery({
      queryKey: keys.orderList(query),
      queryFn: rowsOf,
      initialPageParam: undefined,
      getNextPageParam: () => undefined,
      staleTime: 0,
    })
    // The caller reports errors.
    .catch(() => undefined);
}
