import { orderNeeds } from '@boostdesk/api-client/contract';
import { orderStatuses, platforms } from '@boostdesk/catalogs';
import { statusLabel } from '@boostdesk/i18n/status-label';
import { t } from '@lingui/core/macro';
import { toAreaQuery, toAreaState } from '../../../shared/area/area-state.ts';
import type { AreaFilter, AreaQuery } from '../../../shared/area/area-view.ts';
import { gameOptions } from '../../../shared/labels/catalog-names.ts';
import { needLabel } from '../../../shared/labels/need-labels.ts';

/** By column: sortings with an index on the server. */
export const staffSorts: Readonly<Record<string, string>> = {
  number: 'id',
  deadline: 'deadline',
  progress: 'progress',
  price: 'price',
};

export const defaultSort = { sort: 'id', direction: 'descending' } as const;

export function staffFilters(): AreaFilter[] {
  return [
    {
      name: 'need',
      label: t`Needs attention`,
      options: orderNeeds.map((id) => ({ id, label: needLabel(id) })),
      isView: true,
    },
    {
      name: 'status',
      label: t`Status`,
      options: orderStatuses.map(({ code }) => ({ id: code, label: statusLabel(code) })),
    },
    { name: 'game', label: t`Game`, options: gameOptions },
    { name: 'platform', label: t`Platform`, options: platforms.map((id) => ({ id, label: id })) },
    { name: 'priority', label: t`Priority` },
    { name: 'cancelled', label: t`Cancelled`, isView: true },
    { name: 'created', label: t`Created`, kind: 'moments' },
  ];
}

export function toStaffQuery(params: URLSearchParams): AreaQuery {
  const filters = staffFilters();
  const columns = Object.entries(staffSorts).map(([id, sort]) => ({ id, sort }));
  return toAreaQuery(toAreaState(params, { filters, columns, defaultSort: defaultSort }), filters);
}
