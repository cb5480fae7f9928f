import { hashKey } from '@tanstack/query-core';
import { useServices } from '../../core/services-context.ts';
import { type ApiInfiniteQueryOptions, orMissing, useApiInfiniteQuery, useApiQuery } from '../../data/api-query.ts';
import { keys } from '../../data/query-client.ts';
import type { AreaQuery, AreaRow, AreaView, PanelArea } from './area-view.ts';

type Source<Row extends AreaRow> = Pick<AreaView<Row>, 'api' | 'name'>;

/** Query options for the pages of a list. */
export function areaPagesQuery<Row extends AreaRow>(
  { api, name }: Source<Row>,
  query: AreaQuery,
): ApiInfiniteQueryOptions<Row> {
  const key = keys.areaPage(name, query);
  return {
    key,
    fetchPage: (cursor, signal, quiet) =>
      api.getPage({ ...query, ...(cursor === undefined ? {} : { cursor }) }, { signal, quiet }),
  };
}

/** Infinite query of an area's rows, with their total number if it is known. */
export function useAreaPages<Row extends AreaRow>(area: Source<Row>, query: AreaQuery) {
  const list = useApiInfiniteQuery(areaPagesQuery(area, query));
  const [first] = list.data?.pages ?? [];
  const counted = first !== undefined && 'total' in first && typeof first.total === 'number' ? first.total : undefined;
  // A list that has been read to its end needs no count.
  const total = counted ?? (list.hasNextPage ? undefined : list.items?.length);
  return { ...list, total };
}

export function useAreaRow<Row extends AreaRow>({ api, name }: Pick<PanelArea<Row>, 'api' | 'name'>, id: number) {
  return useApiQuery({
    key: keys.areaRow(name, id),
    fetch: (signal, quiet) => api.get({ id }, { signal, quiet: orMissing(quiet) }),
  });
}

/** Returns a function that invalidates the area's queries, except those of the deleted row `gone`. */
export function useInvalidateArea(name: string): (deletedRow?: number) => void {
  const { queries } = useServices();
  return (gone) => {
    const left = gone === undefined ? null : hashKey(keys.areaRow(name, gone));
    void queries.invalidateQueries({ queryKey: keys.area(name), predicate: ({ queryHash }) => queryHash !== left });
    void queries.invalidateQueries({ queryKey: keys.siteLogs() });
    void queries.invalidateQueries({ queryKey: keys.waiting() });
  };
}

/** Returns a function that puts a row from the server into the cache, even if it cannot be refetched. */
export function useCacheRow<Row extends AreaRow>(name: string): (row: Row) => void {
  const { queries } = useServices();
  return (row) => void queries.setQueryData<{ readonly row: Row }>(keys.areaRow(name, row.id), { row });
}
