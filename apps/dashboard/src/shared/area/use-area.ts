import { hashKey } from '@tanstack/query-core';
import { useServices } from '../../core/services-context.ts';
import type { Asker } from '../../data/asker.ts';
import { keys } from '../../data/query-client.ts';
import { type ReadPagesOptions, useRead, useReadPages } from '../../data/read.ts';
import { toldInPlace } from '../../data/told-in-place.ts';
import type { AreaQuery, AreaRow, AreaView } from './area-view.ts';

type Source<Row extends AreaRow> = Pick<AreaView<Row>, 'api' | 'name'>;

/** How the rows of a query are read, page by page. */
export function areaPagesOf<Row extends AreaRow>(
  { api, name }: Source<Row>,
  query: AreaQuery,
  asking: Pick<Asker, 'queries' | 'live'>,
): ReadPagesOptions<Row> {
  const key = keys.areaPage(name, query);
  return {
    key,
    read: (cursor, signal) =>
      api.getPage(
        { ...query, ...(cursor === undefined ? {} : { cursor }) },
        { signal, quiet: toldInPlace(asking, key) },
      ),
  };
}

/** The rows of a query, page by page, and how many there are in all. */
export function useAreaPages<Row extends AreaRow>(area: Source<Row>, query: AreaQuery) {
  const list = useReadPages(areaPagesOf(area, query, useServices()));
  const [first] = list.data?.pages ?? [];
  const total = first !== undefined && 'total' in first && typeof first.total === 'number' ? first.total : undefined;
  return { ...list, total };
}

/** One row, as it is now. */
export function useAreaRow<Row extends AreaRow>({ api, name }: Source<Row>, id: number) {
  return useRead({ key: keys.areaRow(name, id), read: (signal) => api.get({ id }, { signal, quiet: true }) });
}

/** Says that the rows of an area have changed: those on the screen are read again, but not one that is `gone`. */
export function useAreaChanged(name: string): (gone?: number) => void {
  const { queries } = useServices();
  return (gone) => {
    const left = gone === undefined ? null : hashKey(keys.areaRow(name, gone));
    void queries.invalidateQueries({ queryKey: keys.area(name), predicate: ({ queryHash }) => queryHash !== left });
    void queries.invalidateQueries({ queryKey: keys.siteLogs() });
    void queries.invalidateQueries({ queryKey: keys.waiting() });
  };
}

/** Says how the server has a row now: it stands so at once, also where it cannot be read again. */
export function useRowTold<Row extends AreaRow>(name: string): (row: Row) => void {
  const { queries } = useServices();
  return (row) => void queries.setQueryData<{ readonly row: Row }>(keys.areaRow(name, row.id), { row });
}
