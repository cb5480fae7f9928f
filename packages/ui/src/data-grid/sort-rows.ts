import type { DataColumn, TableSort } from '../data-table/data-table-types.ts';

type Key = string | number;

/** Numbers sort before texts. */
const createComparator =
  (collator: Pick<Intl.Collator, 'compare'>) =>
  (one: Key, other: Key): number => {
    if (typeof one === 'number' && typeof other === 'number') return one - other;
    if (typeof one === 'string' && typeof other === 'string') return collator.compare(one, other);
    return typeof one === 'number' ? -1 : 1;
  };

/** Stable sort by `sortValue`, called once per row because it dominates the time at 100,000 rows. */
export const sortRows = <Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sort: TableSort | undefined,
  collator: Pick<Intl.Collator, 'compare'>,
): readonly Row[] => {
  const value = columns.find(({ id }) => id === sort?.column)?.sortValue;
  if (!value) return rows;
  const compare = createComparator(collator);
  const sign = sort?.direction === 'descending' ? -1 : 1;
  return rows
    .map((row) => ({ row, key: value(row) }))
    .sort((one, other) => sign * compare(one.key, other.key))
    .map(({ row }) => row);
};
