import { markOf } from '@boostdesk/catalogs/marks';
import { formatList } from '@boostdesk/i18n/format-list';
import { statusLabel } from '@boostdesk/i18n/status-label';
import { Money } from '@boostdesk/ui/money';
import { useLingui } from '@lingui/react/macro';
import { lazyComponent } from '../../../core/lazy.ts';
import { useServices } from '../../../core/services-context.ts';
import { formatDate, formatMoney } from '../../../i18n/format.ts';
import { formatDeadline, formatTargetOrProgress } from '../../../i18n/format-order.ts';
import type { AreaColumn, AreaView } from '../../../shared/area/area-view.ts';
import { toDecimal } from '../../../shared/area/csv.ts';
import { Deadline } from '../../../shared/components/deadline.tsx';
import { OrderStatus } from '../../../shared/components/order-status.tsx';
import { OrderTarget } from '../../../shared/components/order-target.tsx';
import { gameName, serverShort } from '../../../shared/labels/catalog-names.ts';
import { serviceNameOf } from '../../../shared/labels/order-names.ts';
import { type StaffOrder, useOrderNoteForm } from '../../../shared/staff-forms/order-note-form.ts';
import { boosterCellText, EMPTY_CELL, progressCellText } from '../cell-texts.ts';
import { useOrderColumns } from '../columns.tsx';
import { FailedList } from '../components/failed-list.tsx';
import type { CachedOrdersProps } from '../offline-orders/cached-orders.tsx';
import { toOfflineQuery } from '../offline-orders/offline-query.ts';
import styles from '../orders.module.css';
import { createStaffOrdersApi } from './api.ts';
import { defaultSort, staffFilters, staffSorts } from './staff-filters.ts';
import { StaffViews } from './staff-views.tsx';

const StaffOrderPanel = lazyComponent(async () => (await import('./staff-order-panel.tsx')).StaffOrderPanel);

const staffViewer = { isStaff: true, isBooster: false, isCustomer: false, isBoard: false, isReadOnly: false } as const;

/** Values in the file that differ from the table's texts; a file is read later, so it has the deadline's time. */
const values: Readonly<Record<string, NonNullable<AreaColumn<StaffOrder>['value']>>> = {
  deadline: (row) => (formatDeadline(row) === null ? null : row.deadline),
  progress: (row) => row.progress.percent,
  price: (row) => toDecimal(row.price.amount),
};

function useColumns(): AreaColumn<StaffOrder>[] {
  const { t } = useLingui();
  const texts: Readonly<Record<string, (row: StaffOrder) => string>> = {
    number: (row) => `#${row.id}`,
    service: (row) =>
      formatList([markOf(row), serviceNameOf(row), serverShort(row.server)].filter((word) => word !== '')),
    goal: (row) => formatTargetOrProgress(row.progress),
    customer: (row) => row.customer?.name ?? '',
    booster: boosterCellText,
    status: (row) => (row.cancelledAt === null ? statusLabel(row.status) : t`Cancelled`),
    deadline: (row) => formatDeadline(row) ?? EMPTY_CELL,
    progress: progressCellText,
    price: (row) => formatMoney(row.price.amount, row.price.currency),
  };
  const shown = useOrderColumns(staffViewer).map((column) => ({
    ...column,
    text: texts[column.id] ?? (() => ''),
    ...(values[column.id] === undefined ? {} : { value: values[column.id] }),
    ...(column.id === 'price' && { currency: (row: StaffOrder) => row.price.currency }),
    ...(staffSorts[column.id] === undefined ? {} : { sort: staffSorts[column.id] as string }),
  }));
  return [
    ...shown,
    {
      id: 'game',
      header: t`Game`,
      text: (row) => gameName(row.game),
      width: 'minmax(110px, 1fr)',
      isHidden: true,
    },
    { id: 'platform', header: t`Platform`, text: (row) => row.platform ?? '', width: '100px', isHidden: true },
    {
      id: 'priority',
      header: t`Priority`,
      text: (row) => (row.priority ? t`Yes` : t`No`),
      width: '96px',
      isHidden: true,
    },
    {
      id: 'created',
      header: t`Created`,
      text: (row) => formatDate(row.createdAt),
      value: (row) => row.createdAt,
      width: '124px',
      isHidden: true,
    },
    { id: 'note', header: t`Note`, text: (row) => row.note, width: 'minmax(120px, 1fr)', isHidden: true },
  ];
}

/** The replacement for rows that failed to load. */
export type StaffOrdersProps = Pick<CachedOrdersProps, 'Table'>;

export function useStaffOrders({ Table }: StaffOrdersProps): AreaView<StaffOrder> {
  const { t } = useLingui();
  const columns = useColumns();
  const filters = staffFilters();
  return {
    ...useOrderNoteForm(),
    title: t`Orders`,
    api: createStaffOrdersApi(useServices()),
    columns,
    filters,
    defaultSort: defaultSort,
    searchHint: t`Order number, service or name`,
    card: (row) => (
      <>
        <span className={styles.cardLine}>
          <OrderTarget progress={row.progress} />
          <span className={styles.cardEnd}>
            <Money amount={row.price.amount} currency={row.price.currency} />
          </span>
        </span>
        <span className={styles.cardLine}>
          <OrderStatus order={row} variant="plain" />
          <span className={styles.cardEnd}>
            <Deadline order={row} />
          </span>
        </span>
      </>
    ),
    panel: (row) => <StaffOrderPanel order={row} />,
    emptyText: t`Orders appear here as soon as they’re placed.`,
    renderError: ({ query, restored, ...failure }) => (
      <FailedList
        {...failure}
        Table={Table}
        list={restored && { ...restored, query: toOfflineQuery(query) ?? { scope: 'all' } }}
      />
    ),
    above: <StaffViews address={{ columns, filters, defaultSort: defaultSort }} />,
  };
}
