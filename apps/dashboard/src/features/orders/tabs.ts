import { type Actor, isBooster } from '@boostdesk/auth';
import { ORDER_STATUS, type OrderStatus, orderStatuses } from '@boostdesk/catalogs';
import type { TabBarItem } from '@boostdesk/ui/tab-bar';
import { useLingui } from '@lingui/react/macro';
import { formatTabCount } from '../../i18n/format.ts';
import { statusLabel } from '../../i18n/format-order.ts';
import { type ListState, type Scope, scopesFor, toParams } from './list-state.ts';

interface Counts {
  readonly all: number;
  readonly archived: number;
  readonly byStatus: readonly { readonly status: OrderStatus; readonly count: number }[];
}

export interface OrderTabsInput {
  readonly actor: Actor;
  readonly state: ListState;
  readonly counts: Counts | undefined;
}

/** All, the board for boosters, each status, and cancelled orders, with counts of the scope. */
export function useOrderTabs({ actor, state, counts }: OrderTabsInput): TabBarItem[] {
  const { t } = useLingui();
  const [defaultScope] = scopesFor(actor);
  const href = (scope: Scope, status: OrderStatus | null, archived = false) => {
    const query = toParams({ ...state, scope, status, archived }, actor).toString();
    return query === '' ? '/orders' : `/orders?${query}`;
  };
  const tab = (scope: Scope, status: OrderStatus | null, label: string): TabBarItem => ({
    id: `${scope}-${status}`,
    label,
    href: href(scope, status),
    isCurrent: state.scope === scope && state.status === status && !state.archived,
    ...(state.scope === scope && counts !== undefined && formatTabCount(countOf(counts, status))),
  });
  const all = tab(defaultScope, null, isBooster(actor) ? t`My orders` : t`All`);
  const board = isBooster(actor) ? [tab('board', null, t`Board`)] : [];
  // A booster's own orders are never unpaid or awaiting.
  const shown = orderStatuses.filter(
    ({ code }) => !isBooster(actor) || (code !== ORDER_STATUS.unpaid && code !== ORDER_STATUS.awaiting),
  );
  const archive: TabBarItem = {
    id: 'archived',
    label: t`Cancelled`,
    href: href(defaultScope, null, true),
    isCurrent: state.archived,
    ...(state.scope === defaultScope && counts !== undefined && formatTabCount(counts.archived)),
  };
  return [all, ...board, ...shown.map(({ code }) => tab(defaultScope, code, statusLabel(code))), archive];
}

const countOf = (counts: Counts, status: OrderStatus | null): number =>
  status === null ? counts.all : (counts.byStatus.find((entry) => entry.status === status)?.count ?? 0);
