import { type Actor, isBooster } from '@boostdesk/auth';
import { ORDER_STATUS, type OrderStatus, orderStatuses } from '@boostdesk/catalogs';
import { statusLabel } from '@boostdesk/i18n/status-label';
import type { TabBarItem } from '@boostdesk/ui/tab-bar';
import { useLingui } from '@lingui/react/macro';
import { formatTabCount } from '../../i18n/format.ts';
import { type ListState, scopesFor, toParams } from './list-state.ts';

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
  const [ownScope] = scopesFor(actor);
  const tab = (id: string, label: string, shown: Pick<ListState, 'scope' | 'status' | 'archived'>): TabBarItem => {
    const query = toParams({ ...state, ...shown }, actor).toString();
    const { scope, status, archived } = shown;
    return {
      id,
      label,
      href: query === '' ? '/orders' : `/orders?${query}`,
      isCurrent: state.archived === archived && (archived || (state.scope === scope && state.status === status)),
      ...(state.scope === scope && counts !== undefined && formatTabCount(countOf(counts, shown))),
    };
  };
  const own = { scope: ownScope, status: null, archived: false } as const;
  // A booster's own orders are never unpaid or awaiting.
  const hidden: readonly OrderStatus[] = isBooster(actor) ? [ORDER_STATUS.unpaid, ORDER_STATUS.awaiting] : [];
  return [
    tab('all', isBooster(actor) ? t`My orders` : t`All`, own),
    ...(isBooster(actor) ? [tab('board', t`Board`, { ...own, scope: 'board' })] : []),
    ...orderStatuses
      .filter(({ code }) => !hidden.includes(code))
      .map(({ code }) => tab(`status-${code}`, statusLabel(code), { ...own, status: code })),
    tab('archived', t`Cancelled`, { ...own, archived: true }),
  ];
}

function countOf(counts: Counts, { status, archived }: Pick<ListState, 'status' | 'archived'>): number {
  if (archived) return counts.archived;
  return status === null ? counts.all : (counts.byStatus.find((entry) => entry.status === status)?.count ?? 0);
}
