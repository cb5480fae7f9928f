import type { Payout } from '@boostdesk/api-client/contract';
import { Tag } from '@boostdesk/ui/badge';
import { Card } from '@boostdesk/ui/card';
import type { DataColumn } from '@boostdesk/ui/data-table';
import { EmptyState } from '@boostdesk/ui/empty-state';
import { ErrorState } from '@boostdesk/ui/error-state';
import { Link } from '@boostdesk/ui/link';
import { Money } from '@boostdesk/ui/money';
import { Page, PageColumns } from '@boostdesk/ui/page-layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { DeskGrid } from '../../parts/desk-grid.tsx';
import { useDrawnWidths } from '../../parts/drawn-widths.ts';
import { formatDate } from '../../parts/format.ts';
import { useDensity } from '../../parts/use-density.ts';
import { useTitle } from '../../shell/title.ts';
import { Candidates } from './components/candidates.tsx';
import { LedgerCheck } from './components/ledger-check.tsx';
import { PayoutDialog } from './components/payout-dialog.tsx';
import styles from './payouts.module.css';
import { usePayouts } from './queries.ts';

function useColumns(): DataColumn<Payout>[] {
  const { t } = useLingui();
  return [
    { id: 'id', header: t`No.`, cell: (row) => row.id, width: '70px' },
    {
      id: 'booster',
      header: t`Booster`,
      cell: (row) => row.booster.name,
      width: 'minmax(120px, 1fr)',
      isRowHeader: true,
    },
    { id: 'orders', header: t`Orders`, cell: (row) => row.orders, width: '80px', align: 'end', priority: 2 },
    {
      id: 'amount',
      header: t`Amount`,
      cell: (row) => <Money amount={row.amount} currency={row.currency} />,
      width: '120px',
      align: 'end',
    },
    { id: 'status', header: t`Status`, cell: (row) => <PayoutStatus payout={row} />, width: '110px' },
    {
      id: 'when',
      header: t`Since`,
      cell: (row) => formatDate(row.paidAt ?? row.proposedAt),
      width: '130px',
      priority: 3,
    },
  ];
}

const PayoutStatus = ({ payout }: { readonly payout: Payout }) =>
  payout.status === 'paid' ? (
    <Tag tone="success">
      <Trans context="payout">Paid</Trans>
    </Tag>
  ) : (
    <Tag tone="warning">
      <Trans>Proposed</Trans>
    </Tag>
  );

/** SPEC §2, /admin/payouts: who is owed what, what was proposed and paid, and that the books are balanced. */
export const Component = () => {
  const { t } = useLingui();
  const density = useDensity();
  useTitle(t`Payouts`);
  const list = usePayouts();
  const columns = useColumns();
  const [widths, draw] = useDrawnWidths('payouts');
  const [params, setParams] = useSearchParams();
  const open = /^[1-9]\d{0,8}$/.test(params.get('payout') ?? '')
    ? Number.parseInt(params.get('payout') ?? '', 10)
    : null;
  return (
    <Page>
      <PageColumns aside={<LedgerCheck />} asideLabel={t`Books`}>
        <Candidates onProposed={(id) => setParams({ payout: String(id) })} />
        <Card title={<Trans>Payouts</Trans>} isLined isFlush>
          {list.isError && list.items === undefined ? (
            <ErrorState onRetry={() => void list.refetch()}>{list.error.message}</ErrorState>
          ) : (
            <DeskGrid
              label={t`Payouts`}
              rows={list.items ?? []}
              columns={columns}
              view={{ hidden: [], widths }}
              onViewChange={(view) => draw(view.widths)}
              getRowId={(row) => String(row.id)}
              getRowName={(row) => row.booster.name}
              rowHref={(row) => `/admin/payouts?payout=${row.id}`}
              renderCard={(row) => (
                <div className={styles.card}>
                  <Link href={`/admin/payouts?payout=${row.id}`}>{row.booster.name}</Link>
                  <PayoutStatus payout={row} />
                  <Money amount={row.amount} currency={row.currency} />
                </div>
              )}
              density={density}
              isLoading={list.isPending}
              hasMore={list.hasNextPage}
              isLoadingMore={list.isFetchingNextPage}
              hasLoadMoreFailed={list.isFetchNextPageError}
              onLoadMore={() => void list.fetchNextPage()}
              empty={
                <EmptyState icon="banknote" title={<Trans>No payouts yet</Trans>}>
                  <Trans>Propose one above: it gathers what a booster has earned since the last.</Trans>
                </EmptyState>
              }
            />
          )}
        </Card>
      </PageColumns>
      {open !== null && <PayoutDialog id={open} onClose={() => setParams({})} />}
    </Page>
  );
};
