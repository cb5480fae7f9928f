import { AREA_COUNT_MAX } from '@boostdesk/api-client/contract';
import { BulkBar } from '@boostdesk/ui/bulk-bar';
import { Button } from '@boostdesk/ui/button';
import { Card } from '@boostdesk/ui/card';
import type { DataColumn, TableSort, TableView, TableViewChange } from '@boostdesk/ui/data-table';
import { EmptyState } from '@boostdesk/ui/empty-state';
import { Icon } from '@boostdesk/ui/icon';
import type { RenderLink } from '@boostdesk/ui/link-render';
import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { lazyComponent } from '../../core/lazy.ts';
import { DeskGrid } from '../components/desk-grid.tsx';
import { LoadError } from '../components/load-error.tsx';
import { useDensity } from '../hooks/use-density.ts';
import { useQueryError } from '../hooks/use-query-error.ts';
import styles from './area.module.css';
import { type AreaChange, type AreaState, toAreaParams } from './area-state.ts';
import type { AreaColumn, AreaQuery, AreaRow, AreaView, FailedArea } from './area-view.ts';
import type { useAreaPages } from './use-area.ts';
import { useListSelection } from './use-list-selection.ts';

/** Only long lists need it. */
const SearchOn = lazyComponent(async () => (await import('./search-on.tsx')).SearchOn);

interface AreaTableProps<Row extends AreaRow> {
  readonly area: AreaView<Row>;
  readonly state: AreaState;
  readonly onChange: (next: AreaChange) => void;
  readonly query: AreaQuery;
  readonly list: ReturnType<typeof useAreaPages<Row>>;
  readonly columns: readonly DataColumn<Row>[];
  readonly view: TableView;
  readonly onResize: (change: TableViewChange) => void;
  readonly onRoomChange: (noRoom: readonly string[]) => void;
  readonly onExport: (rows: readonly Row[]) => void;
}

/** Sort order in the form of the table's header. */
function shownSort<Row>(columns: readonly AreaColumn<Row>[], { sort }: AreaState): TableSort | undefined {
  const column = columns.find((one) => one.sort === sort.sort);
  return column === undefined ? undefined : { column: column.id, direction: sort.direction };
}

const Empty = <Row extends AreaRow>({ area, state }: Pick<AreaTableProps<Row>, 'area' | 'state'>) => {
  const isFiltered = state.text !== '' || Object.keys(state.filter).length > 0;
  if (isFiltered) {
    return (
      <EmptyState headingLevel={2} icon="filter" title={<Trans>No results</Trans>}>
        <Trans>No rows match these filters.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState headingLevel={2} icon={area.icon} title={<Trans>Nothing here yet</Trans>}>
      {area.emptyText}
    </EmptyState>
  );
};

const FailedTable = (props: Pick<FailedArea<AreaRow>, 'error' | 'onRetry' | 'isRetrying'>) => (
  <Card isFlush>
    <LoadError {...props} />
  </Card>
);

/** Opens the row in its panel, without a jump to the top of the page. */
const renderRowLink: RenderLink = ({ href, ...rest }) => <Link to={href} preventScrollReset {...rest} />;

const RowCard = <Row extends AreaRow>({ area, row, href }: RowCardProps<Row>) => (
  <div className={styles.card}>
    <Link to={href} preventScrollReset className={styles.open} data-opens-row>
      {area.nameOf(row)}
    </Link>
    {area.card(row)}
  </div>
);

interface RowCardProps<Row extends AreaRow> {
  readonly area: AreaView<Row>;
  readonly row: Row;
  readonly href: string;
}

/** Table of an area, with actions for the selected rows. */
export const AreaTable = <Row extends AreaRow>(props: AreaTableProps<Row>) => {
  const { area, state, onChange, query, list, columns, view, onResize, onRoomChange, onExport } = props;
  const density = useDensity();
  const selection = useListSelection(query);
  const failure = useQueryError(list, JSON.stringify(query));
  const rows = list.items ?? [];
  // Rows of an earlier visit are incomplete: they are chosen once they have been fetched.
  const chosen = list.isRestored ? [] : rows.filter(({ id }) => selection.selected.has(String(id)));
  const toRowHref = (row: Row) => `?${toAreaParams({ ...state, open: row.id }, area)}`;
  const sortBy = ({ column, direction }: TableSort) => {
    const sort = area.columns.find(({ id }) => id === column)?.sort;
    if (sort !== undefined) onChange({ sort: { sort, direction } });
  };
  if (failure !== null) {
    const { renderError = FailedTable } = area;
    const onRetry = () => list.refetch({ cancelRefetch: false });
    const restored = list.isRestored ? { rows, at: list.dataUpdatedAt } : null;
    return renderError({ error: failure, query, restored, onRetry, isRetrying: list.isFetching });
  }
  return (
    <div className={styles.list} data-chosen={chosen.length > 0 || undefined}>
      <Card isFlush>
        <DeskGrid
          label={area.title}
          rows={rows}
          columns={columns}
          view={view}
          onViewChange={onResize}
          onOverflowChange={onRoomChange}
          getRowId={(row) => String(row.id)}
          getRowName={area.nameOf}
          rowHref={toRowHref}
          renderLink={renderRowLink}
          openRowId={state.open === null ? undefined : String(state.open)}
          selection={area.isSelectable === false ? undefined : selection}
          renderCard={(row) => <RowCard area={area} row={row} href={toRowHref(row)} />}
          sort={shownSort(area.columns, state)}
          onSortChange={sortBy}
          density={density}
          rowCount={list.total === undefined || list.total > AREA_COUNT_MAX ? undefined : list.total}
          isLoading={list.isPending}
          hasMore={list.hasNextPage}
          isLoadingMore={list.isFetching}
          hasLoadMoreFailed={list.isFetchNextPageError}
          onLoadMore={() => void list.fetchNextPage({ cancelRefetch: false })}
          empty={
            list.hasNextPage ? (
              <Suspense>
                <SearchOn key={JSON.stringify(query)} {...list} />
              </Suspense>
            ) : (
              <Empty area={area} state={state} />
            )
          }
        />
      </Card>
      <BulkBar count={chosen.length} onClear={() => selection.onChange(new Set())}>
        <Button variant="quiet" size="s" onPress={() => onExport(chosen)}>
          <Icon name="download" />
          <Trans>CSV</Trans>
        </Button>
      </BulkBar>
    </div>
  );
};
