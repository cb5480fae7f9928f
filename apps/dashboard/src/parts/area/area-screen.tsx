import { Card } from '@boostdesk/ui/card';
import { DataTable, type TableSort } from '@boostdesk/ui/data-table';
import { EmptyState } from '@boostdesk/ui/empty-state';
import { ErrorState } from '@boostdesk/ui/error-state';
import { Page } from '@boostdesk/ui/page-layout';
import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { part } from '../../app/part.ts';
import { useTitle } from '../../shell/title.ts';
import { useDensity } from '../use-density.ts';
import styles from './area.module.css';
import { AreaBar } from './area-bar.tsx';
import type { AreaPanel as Panel } from './area-panel.tsx';
import { type AreaState, toAreaParams, toAreaQuery, toAreaState } from './area-state.ts';
import type { AreaColumn, AreaRow, AreaView } from './area-view.ts';
import { saveText, toCsv, wholeOf } from './csv.ts';
import { useAreaPages } from './use-area.ts';

/** Forms and their fields load when a row is opened. */
// `lazy` forgets that a component is generic.
const AreaPanel = part(async () => (await import('./area-panel.tsx')).AreaPanel) as unknown as typeof Panel;

/** Rows that a page of a file is made of. */
const FILE_PAGE = 500;

/** The order that the list has, as the head of its column shows it. */
function shownSort<Row>(columns: readonly AreaColumn<Row>[], { sort }: AreaState): TableSort | undefined {
  const column = columns.find((one) => one.sort === sort.sort);
  return column === undefined ? undefined : { column: column.id, direction: sort.direction };
}

function useAddress<Row extends AreaRow>(area: AreaView<Row>) {
  const [params, setParams] = useSearchParams();
  const state = toAreaState(params, area);
  /** Typing and choosing replace the address; what is opened can be left by 'back'. */
  const change = (next: Partial<AreaState>) =>
    setParams(toAreaParams({ ...state, ...next }, area), { replace: !('open' in next), preventScrollReset: true });
  return { state, change };
}

const Empty = <Row extends AreaRow>({ area, state }: { readonly area: AreaView<Row>; readonly state: AreaState }) => {
  const isFiltered = state.text !== '' || Object.keys(state.filter).length > 0;
  if (isFiltered) {
    return (
      <EmptyState headingLevel={2} icon="filter" title={<Trans>Nothing matches</Trans>}>
        <Trans>No row fits these filters.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState headingLevel={2} icon={area.icon} title={<Trans>Nothing here yet</Trans>}>
      {area.emptyWords}
    </EmptyState>
  );
};

/** SPEC §2, an area of the desk: its table, what it is filtered and sorted by, and a panel to see, change and add rows. */
export const AreaScreen = <Row extends AreaRow>({ area }: { readonly area: AreaView<Row> }) => {
  const density = useDensity();
  useTitle(area.title);
  const { state, change } = useAddress(area);
  const query = toAreaQuery(state, area.filters);
  const list = useAreaPages(area, query);
  const [isSaving, setSaving] = useState(false);
  const columns = area.columns.map(({ text, ...column }) => ({
    ...column,
    cell: column.cell ?? ((row: Row) => <span className={styles.cut}>{text(row)}</span>),
    isSortable: column.sort !== undefined,
  }));
  const hidden = state.hidden ?? area.columns.filter(({ isHidden }) => isHidden === true).map(({ id }) => id);
  const view = { hidden, widths: {} };

  /** Exactly what is shown: the same rows in the same order, the columns that are not put away. */
  const save = async () => {
    setSaving(true);
    try {
      const rows = await wholeOf((cursor) =>
        area.api.getPage({ ...query, limit: FILE_PAGE, ...(cursor === undefined ? {} : { cursor }) }),
      );
      const shown = area.columns.filter(({ id }) => !hidden.includes(id));
      saveText(`${area.name}.csv`, toCsv(shown, rows));
    } catch {
      // The toast has said why; nothing was saved.
    } finally {
      setSaving(false);
    }
  };
  const sortBy = ({ column, direction }: TableSort) => {
    const sort = area.columns.find(({ id }) => id === column)?.sort;
    if (sort !== undefined) change({ sort: { sort, direction } });
  };
  return (
    <Page>
      <AreaBar
        title={area.title}
        searchHint={area.searchHint}
        filters={area.filters}
        state={state}
        onChange={change}
        columns={columns}
        view={view}
        total={list.total}
        newLabel={area.newRow?.label}
        isSaving={isSaving}
        onSave={() => void save()}
      />
      <div className={styles.body} data-open={state.open !== null || undefined}>
        <Card isFlush>
          {list.isError && list.items === undefined ? (
            <ErrorState onRetry={() => void list.refetch()}>{list.error.message}</ErrorState>
          ) : (
            <DataTable
              label={area.title}
              rows={list.items ?? []}
              columns={columns}
              view={view}
              getRowId={(row) => String(row.id)}
              getRowName={area.nameOf}
              onRowOpen={(row) => change({ open: row.id })}
              openRowId={state.open === null ? undefined : String(state.open)}
              renderCard={(row) => (
                <div className={styles.card}>
                  <button type="button" className={styles.open} onClick={() => change({ open: row.id })}>
                    {area.nameOf(row)}
                  </button>
                  {area.card(row)}
                </div>
              )}
              sort={shownSort(area.columns, state)}
              onSortChange={sortBy}
              density={density}
              rowCount={list.total}
              isLoading={list.isPending}
              hasMore={list.hasNextPage}
              isLoadingMore={list.isFetchingNextPage}
              onLoadMore={() => void list.fetchNextPage()}
              empty={<Empty area={area} state={state} />}
            />
          )}
        </Card>
        {state.open !== null && (
          <Suspense>
            <AreaPanel key={state.open} area={area} open={state.open} onOpen={(open) => change({ open })} />
          </Suspense>
        )}
      </div>
    </Page>
  );
};
