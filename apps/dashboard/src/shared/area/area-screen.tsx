import { Card } from '@boostdesk/ui/card';
import { defaultView } from '@boostdesk/ui/data-table';
import { Page } from '@boostdesk/ui/page-layout';
import { SkeletonList } from '@boostdesk/ui/skeleton';
import { Suspense, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { part } from '../../core/part.ts';
import { useDrawnWidths } from '../drawn-widths.ts';
import { useAddressState } from '../hooks/use-address-state.ts';
import { useTitle } from '../title.ts';
import styles from './area.module.css';
import type { AreaBar as Bar } from './area-bar.tsx';
import type { AreaPanel as Panel } from './area-panel.tsx';
import { type AreaChange, type AreaState, renamed, toAreaParams, toAreaQuery, toAreaState } from './area-state.ts';
import { AreaTable } from './area-table.tsx';
import type { AreaRow, AreaView } from './area-view.ts';
import { saveText, toCsv, wholeOf } from './csv.ts';
import { useAreaPages } from './use-area.ts';

/** Lazy because of its menus; it loads while the rows are fetched. */
const bar = () => import('./area-bar.tsx');
bar().catch(() => undefined);
const AreaBar = part(async () => (await bar()).AreaBar) as unknown as typeof Bar;
/** Loads with the first opened row. */
// `lazy` loses the type parameter.
const AreaPanel = part(async () => (await import('./area-panel.tsx')).AreaPanel) as unknown as typeof Panel;

/** Placeholder of a panel beside the table; a sheet over it needs none. */
const PanelPlace = () => (
  <Card className={styles.panelPlace}>
    <SkeletonList />
  </Card>
);

/** Rows per request of an export. */
const FILE_PAGE = 500;

function useAddress<Row extends AreaRow>(area: AreaView<Row>) {
  const { state, change } = useAddressState({
    read: (params) => toAreaState(params, area),
    write: (next) => toAreaParams(next, area),
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
  const next = renamed(params, area.oldNames ?? {});
  return next === null ? <Area area={area} /> : <Navigate replace to={{ search: next.toString() }} />;
};

const Area = <Row extends AreaRow>({ area }: { readonly area: AreaView<Row> }) => {
  useTitle(area.title);
  const { state, change } = useAddress(area);
  const [widths, draw] = useDrawnWidths(area.name);
  const plain = toAreaQuery(state, area.filters);
  const query = area.asked?.(plain) ?? plain;
  const list = useAreaPages(area, query);
  const [isSaving, setSaving] = useState(false);
  const [noRoom, setNoRoom] = useState<readonly string[]>([]);
  const columns = area.columns.map(({ text, ...column }) => ({
    ...column,
    cell: column.cell ?? ((row: Row) => <span className={`bd-words ${styles.cut}`}>{text(row)}</span>),
    isSortable: column.sort !== undefined,
  }));
  const hiddenIn = (now: AreaState) =>
    now.hidden ?? area.columns.filter(({ isHidden }) => isHidden === true).map(({ id }) => id);
  const hidden = hiddenIn(state);
  const view = { hidden, widths };
  const saveRows = (rows: readonly Row[]) => {
    const shown = area.columns.filter(({ id }) => !hidden.includes(id));
    saveText(`${area.name}.csv`, toCsv(shown, rows));
  };

  /** Exports the visible rows, in the same order and with the visible columns. */
  const save = async () => {
    setSaving(true);
    try {
      const rows = await wholeOf((cursor) =>
        area.api.getPage({ ...query, limit: FILE_PAGE, ...(cursor === undefined ? {} : { cursor }) }),
      );
      saveRows(rows);
    } catch {
      // The error toast was shown; nothing was saved.
    } finally {
      setSaving(false);
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
          noRoom={noRoom}
          onViewChange={(arrange) => {
            draw(arrange(view).widths);
            change((now) => {
              const next = arrange({ hidden: hiddenIn(now), widths });
              return { hidden: next === defaultView ? null : next.hidden };
            });
          }}
          total={list.total}
          newLabel={(area.newRow ?? area.newPanel)?.label}
          isSaving={isSaving}
          onSave={() => void save()}
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
          onDraw={(arrange) => draw(arrange(view).widths)}
          onRoomChange={setNoRoom}
          onSave={saveRows}
        />
        {state.open !== null && (
          <Suspense fallback={<PanelPlace />}>
            <AreaPanel key={state.open} area={area} open={state.open} onOpen={(open) => change({ open })} />
          </Suspense>
        )}
      </div>
    </Page>
  );
};
