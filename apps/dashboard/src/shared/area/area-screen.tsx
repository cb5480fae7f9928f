import { AREA_PAGE_MAX } from '@boostdesk/api-client/contract';
import { Card } from '@boostdesk/ui/card';
import { defaultView } from '@boostdesk/ui/data-table';
import { Page } from '@boostdesk/ui/page-layout';
import { SkeletonList } from '@boostdesk/ui/skeleton';
import { Suspense, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { lazyComponent } from '../../core/lazy.ts';
import { useColumnWidths } from '../column-widths.ts';
import { useUrlState } from '../hooks/use-url-state.ts';
import { useTitle } from '../title.ts';
import styles from './area.module.css';
import { type AreaChange, type AreaState, renameParams, toAreaParams, toAreaQuery, toAreaState } from './area-state.ts';
import { AreaTable } from './area-table.tsx';
import type { AreaRow, AreaView } from './area-view.ts';
import { downloadText, fetchAllPages, toCsv } from './csv.ts';
import { useAreaPages } from './use-area.ts';
import { useCsvSeparator } from './use-csv-separator.ts';

/** Lazy because of its menus; it loads while the rows are fetched. */
const importBar = () => import('./area-bar.tsx');
importBar().catch(() => undefined);
const AreaBar = lazyComponent(async () => (await importBar()).AreaBar);
/** Loads with the first opened row. */
const AreaPanel = lazyComponent(async () => (await import('./area-panel.tsx')).AreaPanel);

/** Placeholder of a panel beside the table; a sheet over it needs none. */
const PanelPlaceholder = () => (
  <Card className={styles.panelPlace}>
    <SkeletonList />
  </Card>
);

function useAreaState<Row extends AreaRow>(area: AreaView<Row>) {
  const { state, change } = useUrlState({
    parse: (params) => toAreaState(params, area),
    serialize: (next) => toAreaParams(next, area),
  });
  return {
    state,
    /** Filters replace the history entry; an opened row adds one, so that 'back' closes it. */
    change: (next: AreaChange) => change(next, { replace: !('open' in next), preventScrollReset: true }),
  };
}

/** Screen of an area (SPEC §2): table, filters, sorting, and a panel to view, edit and add rows. */
export const AreaScreen = <Row extends AreaRow>({ area }: { readonly area: AreaView<Row> }) => {
  const [params] = useSearchParams();
  const next = renameParams(params, area.renamedParams ?? {});
  return next === null ? <Area area={area} /> : <Navigate replace to={{ search: next.toString() }} />;
};

const Area = <Row extends AreaRow>({ area }: { readonly area: AreaView<Row> }) => {
  useTitle(area.title);
  const { state, change } = useAreaState(area);
  const [widths, storeWidths] = useColumnWidths(area.name);
  const plain = toAreaQuery(state, area.filters);
  const query = area.prepareQuery?.(plain) ?? plain;
  const list = useAreaPages(area, query);
  const [separator, setSeparator] = useCsvSeparator();
  const [isExporting, setExporting] = useState(false);
  const [overflowing, setOverflowing] = useState<readonly string[]>([]);
  const columns = area.columns.map(({ text, value: _, currency: __, ...column }) => ({
    ...column,
    cell: column.cell ?? ((row: Row) => <span className={`bd-words ${styles.cut}`}>{text(row)}</span>),
    isSortable: column.sort !== undefined,
  }));
  const hiddenIn = (now: AreaState) =>
    now.hidden ?? area.columns.filter(({ isHidden }) => isHidden === true).map(({ id }) => id);
  const hidden = hiddenIn(state);
  const view = { hidden, widths };
  const downloadRows = (rows: readonly Row[]) => {
    const shown = area.columns.filter(({ id }) => !hidden.includes(id));
    downloadText(`${area.name}.csv`, toCsv(shown, rows, separator));
  };

  /** Exports the visible rows, in the same order and with the visible columns. */
  const exportRows = async () => {
    setExporting(true);
    try {
      const rows = await fetchAllPages((cursor) =>
        area.api.getPage({ ...query, limit: AREA_PAGE_MAX, ...(cursor === undefined ? {} : { cursor }) }),
      );
      downloadRows(rows);
    } catch {
      // The error toast was shown; nothing was saved.
    } finally {
      setExporting(false);
    }
  };
  return (
    <Page>
      {area.above}
      <Suspense fallback={<div className={styles.barPlace} />}>
        <AreaBar
          title={area.title}
          searchHint={area.searchHint}
          filters={area.filters}
          state={state}
          onChange={change}
          columns={columns}
          view={view}
          overflowing={overflowing}
          onViewChange={(arrange) => {
            storeWidths(arrange(view).widths);
            change((now) => {
              const next = arrange({ hidden: hiddenIn(now), widths });
              return { hidden: next === defaultView ? null : next.hidden };
            });
          }}
          total={list.total}
          newLabel={(area.newRow ?? area.newPanel)?.label}
          separator={separator}
          onSeparatorChange={setSeparator}
          isExporting={isExporting}
          onExport={() => void exportRows()}
        />
      </Suspense>
      <div className={styles.body} data-open={state.open !== null || undefined}>
        <AreaTable
          area={area}
          state={state}
          onChange={change}
          query={query}
          list={list}
          columns={columns}
          view={view}
          onResize={(arrange) => storeWidths(arrange(view).widths)}
          onRoomChange={setOverflowing}
          onExport={downloadRows}
        />
        {state.open !== null && (
          <Suspense fallback={<PanelPlaceholder />}>
            <AreaPanel key={state.open} area={area} open={state.open} onOpen={(open) => change({ open })} />
          </Suspense>
        )}
      </div>
    </Page>
  );
};
