import { orderNeeds } from '@boostdesk/api-client/contract';
import { orderStatuses } from '@boostdesk/catalogs';
import { statusLabel } from '@boostdesk/i18n/status-label';
import { TabBar, type TabBarItem } from '@boostdesk/ui/tab-bar';
import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { formatTabCount } from '../../../i18n/format.ts';
import { type AreaAddress, type AreaState, toAreaParams, toAreaState } from '../../../shared/area/area-state.ts';
import { renderRouterLink } from '../../../shared/components/router-link.tsx';
import { useDesk } from '../../../shared/desk/api.ts';
import { needLabel } from '../../../shared/labels/need-labels.ts';
import { useOrderCounts } from '../api.ts';
import styles from './staff-orders.module.css';

type Filter = AreaState['filter'];

const isSameFilter = (one: Filter[string] | undefined, other: Filter[string] | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether a view is selected. Needs and cancelled orders have no other filter, so their views are selected with any. */
export function isShown(view: Filter, { need, status, cancelled }: Filter): boolean {
  if (view.need !== undefined) return isSameFilter(view.need, need);
  if (view.cancelled !== undefined) return isSameFilter(view.cancelled, cancelled);
  return need === undefined && cancelled === undefined && isSameFilter(view.status, status);
}

/** Views by need and status, with counts unless another filter is set. */
export const StaffViews = ({ address }: { readonly address: AreaAddress }) => {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const staffCounts = useDesk();
  const needs = staffCounts.data?.needs;
  const { data: counts, isError } = useOrderCounts('all');
  const state = toAreaState(params, address);
  const { need: _, status: __, cancelled: ___, ...others } = state.filter;
  const isWhole = state.text.trim() === '' && Object.keys(others).length === 0;
  /** Reserves the width of most counts. */
  const counted = (count: number | undefined) => {
    if (!isWhole) return {};
    if (count !== undefined) return formatTabCount(count);
    return isError || staffCounts.isError ? {} : { count: '…' };
  };
  const view = (id: string, label: string, filter: Filter, count: number | undefined): TabBarItem => {
    const query = toAreaParams({ ...state, filter: { ...others, ...filter }, open: null }, address).toString();
    return {
      id,
      label,
      href: query === '' ? '/orders' : `/orders?${query}`,
      isCurrent: isShown(filter, state.filter),
      ...counted(count),
    };
  };
  const ofStatus = (code: number) => counts?.byStatus.find(({ status }) => status === code)?.count;
  const items = [
    view('all', t`All`, {}, counts?.all),
    ...orderNeeds.map((need) => view(need, needLabel(need), { need: [need] }, needs?.[need])),
    ...orderStatuses.map(({ code }) =>
      view(`status-${code}`, statusLabel(code), { status: [String(code)] }, counts && (ofStatus(code) ?? 0)),
    ),
    view('cancelled', t`Cancelled`, { cancelled: true }, counts?.archived),
  ];
  return <TabBar className={styles.views} label={t`Order views`} items={items} renderLink={renderRouterLink} />;
};
