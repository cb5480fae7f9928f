import { extendClient } from '@boostdesk/api-client';
import { type SiteLogEntry, siteLog } from '@boostdesk/api-client/contract';
import { Card } from '@boostdesk/ui/card';
import type { DataColumn } from '@boostdesk/ui/data-table';
import { EmptyState } from '@boostdesk/ui/empty-state';
import { ErrorState } from '@boostdesk/ui/error-state';
import { FilterBar, FilterChip } from '@boostdesk/ui/filter-chips';
import { Link } from '@boostdesk/ui/link';
import { Page } from '@boostdesk/ui/page-layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keys } from '../../app/query-client.ts';
import { useReadPages } from '../../app/read.ts';
import { useServices } from '../../app/services-context.ts';
import { type DaySpan, readDays, writeDays } from '../../parts/day-span.ts';
import { DaysFilter } from '../../parts/days-filter.tsx';
import { DeskGrid } from '../../parts/desk-grid.tsx';
import { useDrawnWidths } from '../../parts/drawn-widths.ts';
import { formatDateTime } from '../../parts/format.ts';
import { useDensity } from '../../parts/use-density.ts';
import { useTitle } from '../../shell/title.ts';
import { actionWords } from './action-words.ts';
import { changesOf } from './changes.ts';
import { LogDialog } from './log-dialog.tsx';
import { ObjectLink } from './object-link.tsx';
import styles from './site-log.module.css';

const orderOf = (params: URLSearchParams): number | null => {
  const order = params.get('order') ?? '';
  return /^[1-9]\d{0,8}$/.test(order) ? Number.parseInt(order, 10) : null;
};

function useSiteLog(order: number | null, days: DaySpan | null) {
  const { api } = useServices();
  const admin = extendClient(api, { siteLog });
  const query = { ...(order !== null && { order }), ...(days !== null && { days }) };
  return useReadPages({
    key: keys.siteLog(query),
    read: (cursor, signal) =>
      admin.siteLog.getList({ ...query, ...(cursor === undefined ? {} : { cursor }) }, { signal }),
  });
}

/** The address with one of its parts set, or taken out. */
const withPart = (params: URLSearchParams, name: string, value: string | null): URLSearchParams => {
  const next = new URLSearchParams(params);
  if (value === null) next.delete(name);
  else next.set(name, value);
  return next;
};

function useColumns(): DataColumn<SiteLogEntry>[] {
  const { t } = useLingui();
  return [
    { id: 'at', header: t`When`, cell: (row) => formatDateTime(row.at), width: '190px' },
    { id: 'actor', header: t`Who`, cell: (row) => row.actor?.name ?? t`System`, width: 'minmax(100px, 1fr)' },
    {
      id: 'action',
      header: t`Action`,
      cell: (row) => <span>{actionWords(row.action)}</span>,
      width: 'minmax(170px, 1.5fr)',
      isRowHeader: true,
    },
    {
      id: 'object',
      header: t`Object`,
      cell: (row) => <ObjectLink object={row.object} />,
      width: '120px',
    },
    {
      id: 'change',
      header: t`Before and after`,
      cell: (row) => <span className={styles.change}>{changesOf(row).join(' · ')}</span>,
      width: 'minmax(200px, 2.5fr)',
      priority: 3,
    },
  ];
}

/** SPEC §2, /admin/sitelogs: who did what and when; of the order and the days that the address names. */
export const Component = () => {
  const { t } = useLingui();
  const density = useDensity();
  useTitle(t`Site logs`);
  const [params, setParams] = useSearchParams();
  const order = orderOf(params);
  const days = readDays(params.get('days') ?? '');
  const list = useSiteLog(order, days);
  const columns = useColumns();
  const [widths, draw] = useDrawnWidths('sitelogs');
  const [opened, setOpened] = useState<SiteLogEntry | null>(null);
  return (
    <Page>
      {order === null && (
        <Link href="/admin/pageerrors">
          <Trans>Errors of pages, by their reference</Trans>
        </Link>
      )}
      <FilterBar className={styles.filters}>
        {order !== null && (
          <FilterChip
            name={t`Order is`}
            value={`#${order}`}
            onRemove={() => setParams(withPart(params, 'order', null))}
          />
        )}
        <DaysFilter
          label={t`Days, in UTC`}
          value={days}
          onChange={(next) => setParams(withPart(params, 'days', next && writeDays(next)), { replace: true })}
        />
      </FilterBar>
      <Card isFlush>
        {list.isError && list.items === undefined ? (
          <ErrorState onRetry={() => void list.refetch()}>{list.error.message}</ErrorState>
        ) : (
          <DeskGrid
            label={t`Site logs`}
            rows={list.items ?? []}
            columns={columns}
            view={{ hidden: [], widths }}
            onViewChange={(view) => draw(view.widths)}
            getRowId={(row) => String(row.id)}
            getRowName={(row) => actionWords(row.action)}
            onRowOpen={setOpened}
            renderCard={(row) => <LogCard entry={row} />}
            density={density}
            isLoading={list.isPending}
            hasMore={list.hasNextPage}
            isLoadingMore={list.isFetchingNextPage}
            hasLoadMoreFailed={list.isFetchNextPageError}
            onLoadMore={() => void list.fetchNextPage()}
            empty={
              <EmptyState icon="scroll-text" title={<Trans>Nothing logged</Trans>}>
                <Trans>Every change that somebody makes is written down here.</Trans>
              </EmptyState>
            }
          />
        )}
      </Card>
      {opened !== null && <LogDialog entry={opened} onClose={() => setOpened(null)} />}
    </Page>
  );
};

const LogCard = ({ entry }: { readonly entry: SiteLogEntry }) => (
  <div className={styles.card}>
    <span>
      {actionWords(entry.action)} <ObjectLink object={entry.object} />
    </span>
    {changesOf(entry).map((change) => (
      <span key={change} className={styles.note}>
        {change}
      </span>
    ))}
    <span className={styles.note}>
      {entry.actor?.name ?? <Trans>System</Trans>} · {formatDateTime(entry.at)}
    </span>
  </div>
);
