import type { OrderRow } from '@boostdesk/api-client/contract';
import { isBooster, isCustomer, isStaff } from '@boostdesk/auth';
import { Card } from '@boostdesk/ui/card';
import { DataTable, type DataTableProps } from '@boostdesk/ui/data-table';
import { Page } from '@boostdesk/ui/page-layout';
import { TabBar } from '@boostdesk/ui/tab-bar';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyComponent } from '../../core/lazy.ts';
import { useAtomValue } from '../../core/state.ts';
import type { QueryDeps } from '../../data/api-query.ts';
import { actorAtom } from '../../session/session-atoms.ts';
import { BoardWatch } from '../../shared/availability/lazy-board-watch.ts';
import { renderRouterLink } from '../../shared/components/router-link.tsx';
import { useDensity } from '../../shared/hooks/use-density.ts';
import { useQueryError } from '../../shared/hooks/use-query-error.ts';
import { numberAndService } from '../../shared/labels/order-names.ts';
import { useTitle } from '../../shared/title.ts';
import { prefetchOrders, toListRequest, useOrderCounts, useOrderList } from './api.ts';
import { useOrderColumns } from './columns.tsx';
import { FailedList } from './components/failed-list.tsx';
import { OrderCard } from './components/order-card.tsx';
import { toListState } from './list-state.ts';
import styles from './orders.module.css';
import { useOrderTabs } from './tabs.ts';

const NoOrders = lazyComponent(async () => (await import('./components/no-orders.tsx')).NoOrders);
/** Large chunk with text field and selects; rows are shown first. */
const OrderFilters = lazyComponent(async () => (await import('./components/order-filters.tsx')).OrderFilters, {
  afterFirstScreen: true,
});

const loadStaffOrders = () => import('./staff-orders/staff-orders-screen.tsx');
const StaffOrders = lazyComponent(async () => (await loadStaffOrders()).StaffOrdersScreen);

export function prefetch(asker: QueryDeps, address: URL): unknown {
  // Errors are ignored: the component fetches again on render.
  if (isStaff(asker.actor))
    return loadStaffOrders()
      .then((desk) => desk.prefetch(asker, address))
      .catch(() => undefined);
  return prefetchOrders(asker, toListState(address.searchParams, asker.actor));
}

function useOnceTrue(now: boolean): boolean {
  const [was, setWas] = useState(now);
  if (now && !was) setWas(true);
  return was || now;
}

export interface OrderTableProps
  extends Omit<DataTableProps<OrderRow>, 'columns' | 'density' | 'getRowId' | 'getRowName' | 'renderCard'> {
  /** The list is the board, whose orders can be locked in. */
  readonly isBoard: boolean;
  /** Without links and actions. */
  readonly isReadOnly?: boolean;
}

/** Orders by role. In this file to share its chunk with the first screen. */
export const OrderTable = ({ isBoard, isReadOnly = false, ...rest }: OrderTableProps) => {
  const actor = useAtomValue(actorAtom);
  const columns = useOrderColumns({
    isStaff: isStaff(actor),
    isBooster: isBooster(actor),
    isCustomer: isCustomer(actor),
    isBoard,
    isReadOnly,
  });
  return (
    <Card isFlush>
      <DataTable
        {...rest}
        columns={columns}
        getRowId={(row) => String(row.id)}
        getRowName={numberAndService}
        renderCard={(row) => <OrderCard order={row} isBoard={isBoard} isReadOnly={isReadOnly} />}
        density={useDensity()}
      />
    </Card>
  );
};

/** SPEC §2, /orders: own orders, the board for boosters, the staff screen for staff. The URL contains the state. */
export const Component = () =>
  isStaff(useAtomValue(actorAtom)) ? (
    <Suspense fallback={<Page>{null}</Page>}>
      <StaffOrders Table={OrderTable} />
    </Suspense>
  ) : (
    <OwnOrders />
  );

const OwnOrders = () => {
  const { t } = useLingui();
  useTitle(t`Orders`);
  const actor = useAtomValue(actorAtom);
  const [params] = useSearchParams();
  const state = toListState(params, actor);
  const list = useOrderList(state);
  const failure = useQueryError(list, JSON.stringify(state));
  const counts = useOrderCounts(state.scope);
  const tabs = useOrderTabs({ actor, state, counts: counts.data });
  const hasTabs = useOnceTrue(!counts.isPending);
  return (
    // Search results are not cached.
    <Page>
      {hasTabs ? (
        <TabBar label={t`Orders by status`} items={tabs} renderLink={renderRouterLink} />
      ) : (
        <div className={styles.tabsPlace} />
      )}
      <Suspense fallback={<div className={styles.filtersPlace} />}>
        <OrderFilters />
      </Suspense>
      {state.scope === 'board' && isBooster(actor) && (
        <Suspense fallback={null}>
          <BoardWatch />
        </Suspense>
      )}
      {failure !== null ? (
        <FailedList
          Table={OrderTable}
          error={failure}
          list={
            list.isRestored ? { query: toListRequest(state), at: list.dataUpdatedAt, rows: list.items ?? [] } : null
          }
          onRetry={() => list.refetch({ cancelRefetch: false })}
          isRetrying={list.isFetching}
        />
      ) : (
        <OrderTable
          label={t`Orders`}
          rows={list.items ?? []}
          isBoard={state.scope === 'board'}
          renderLink={renderRouterLink}
          rowHref={(row) => `/order/${row.id}`}
          isLoading={list.isPending}
          hasMore={list.hasNextPage}
          isLoadingMore={list.isFetching}
          hasLoadMoreFailed={list.isFetchNextPageError}
          onLoadMore={() => void list.fetchNextPage({ cancelRefetch: false })}
          empty={
            <Suspense>
              <NoOrders state={state} actor={actor} />
            </Suspense>
          }
        />
      )}
    </Page>
  );
};
