import { orders } from '@boostdesk/api-client/contract';
import { gameById } from '@boostdesk/catalogs';
import { markOf } from '@boostdesk/catalogs/marks';
import { formatList } from '@boostdesk/i18n/format-list';
import { translate } from '@boostdesk/i18n/translate';
import { Money } from '@boostdesk/ui/money';
import { useLingui } from '@lingui/react/macro';
import { lazyWithRetry } from '../../../core/lazy-with-retry.ts';
import { useServices } from '../../../core/services-context.ts';
import { formatDate, formatDateTime, formatMoney } from '../../../i18n/format.ts';
import { formatDeadline, formatTargetOrProgress, statusLabel } from '../../../i18n/format-order.ts';
import type { AreaColumn, AreaField, AreaView } from '../../../shared/area/area-view.ts';
import { OrderTarget } from '../../../shared/components/order-target.tsx';
import { serverShort, serviceNameOf } from '../../../shared/labels/order-names.ts';
import { boosterWord, doneWord, NOTHING } from '../cell-words.ts';
import { useOrderColumns } from '../columns.tsx';
import { RowStatus } from '../components/row-status.tsx';
import { UnreadList } from '../components/unread-list.tsx';
import type { KeptOrdersProps } from '../last-seen/kept-orders.tsx';
import styles from '../orders.module.css';
import { deskFilters, deskSorts, usualSort } from './desk-filters.ts';
import { deskApi } from './desk-list.ts';
import type { DeskOrder } from './desk-order.ts';
import { DeskViews } from './desk-views.tsx';
import { keptQueryOf } from './keep-desk.ts';

/** Shown in a panel that loads later as well. */
const DeskPanel = lazyWithRetry(async () => (await import('./desk-panel.tsx')).DeskPanel);

const staff = { isStaff: true, isBooster: false, isCustomer: false, isBoard: false, isReadOnly: false } as const;

/** A file is read later than a screen: it has the day where the screen has what is left. */
const deadlineText = (row: DeskOrder): string =>
  row.deadline === null || formatDeadline(row) === null ? NOTHING : formatDateTime(row.deadline);

/** The columns of the list of orders, with what they say in words, and those that are put away until somebody asks for them. */
function useColumns(): AreaColumn<DeskOrder>[] {
  const { t } = useLingui();
  const texts: Readonly<Record<string, (row: DeskOrder) => string>> = {
    number: (row) => `#${row.id}`,
    service: (row) =>
      formatList([markOf(row), serviceNameOf(row), serverShort(row.server)].filter((word) => word !== '')),
    goal: (row) => formatTargetOrProgress(row.progress),
    customer: (row) => row.customer?.name ?? '',
    booster: boosterWord,
    status: (row) => (row.cancelledAt === null ? statusLabel(row.status) : t`Cancelled`),
    deadline: deadlineText,
    progress: doneWord,
    price: (row) => formatMoney(row.price.amount, row.price.currency),
  };
  const shown = useOrderColumns(staff).map((column) => ({
    ...column,
    text: texts[column.id] ?? (() => ''),
    ...(deskSorts[column.id] === undefined ? {} : { sort: deskSorts[column.id] as string }),
  }));
  return [
    ...shown,
    {
      id: 'game',
      header: t`Game`,
      text: (row) => translate(gameById(row.game)?.name ?? ''),
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
    { id: 'created', header: t`Created`, text: (row) => formatDate(row.createdAt), width: '124px', isHidden: true },
    { id: 'note', header: t`Note`, text: (row) => row.note, width: 'minmax(120px, 1fr)', isHidden: true },
  ];
}

/** What is drawn where the rows could not be read and are kept. */
export type DeskOrdersProps = Pick<KeptOrdersProps, 'Table'>;

/** The orders desk: staff's view of /orders. */
export function useDeskOrders({ Table }: DeskOrdersProps): AreaView<DeskOrder> {
  const { t } = useLingui();
  const columns = useColumns();
  const filters = deskFilters();
  const form: readonly AreaField[] = [
    { name: 'note', label: t`Note`, note: t`Visible to staff only.`, kind: 'longText', rows: 3 },
  ];
  return {
    name: orders.name,
    title: t`Orders`,
    icon: 'swords',
    api: deskApi(useServices()),
    columns,
    filters,
    defaultSort: usualSort,
    searchHint: t`Order number, service or name`,
    nameOf: (row) => `#${row.id} ${serviceNameOf(row)}`,
    card: (row) => (
      <>
        <span className={styles.cardLine}>
          <OrderTarget progress={row.progress} />
          <span className={styles.cardEnd}>
            <Money amount={row.price.amount} currency={row.price.currency} />
          </span>
        </span>
        <span className={styles.cardLine}>
          <RowStatus order={row} />
          <span className={styles.cardEnd}>{formatDeadline(row)}</span>
        </span>
      </>
    ),
    panel: (row) => <DeskPanel order={row} status={<RowStatus order={row} />} />,
    form,
    emptyText: t`Orders appear here as soon as they’re placed.`,
    renderError: ({ query, ...failure }) => <UnreadList {...failure} Table={Table} query={keptQueryOf(query)} />,
    above: <DeskViews address={{ columns, filters, defaultSort: usualSort }} />,
  };
}
