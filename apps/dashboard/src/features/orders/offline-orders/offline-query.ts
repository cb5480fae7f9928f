import type { StoredListQuery } from '../../../data/persisted-queries/stored-data.ts';
import type { AreaQuery } from '../../../shared/area/area-view.ts';

/** The staff request as a list of all orders that is shown offline; null with other filters. */
export function toOfflineQuery({
  text,
  filter = {},
  sort,
  direction,
  cursor,
  limit,
}: AreaQuery): StoredListQuery | null {
  const { status, game, need, cancelled, ...others } = filter as Pick<StoredListQuery, 'status' | 'game'> & {
    readonly need?: readonly NonNullable<StoredListQuery['need']>[];
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
