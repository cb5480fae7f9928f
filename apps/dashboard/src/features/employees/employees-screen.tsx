import { employees } from '@boostdesk/api-client/contract';
import { platforms } from '@boostdesk/catalogs';
import { formatList } from '@boostdesk/i18n/format-list';
import { Tag } from '@boostdesk/ui/badge';
import { useLingui } from '@lingui/react/macro';
import { lazyComponent } from '../../core/lazy.ts';
import { formatPercent } from '../../i18n/format.ts';
import { AreaScreen } from '../../shared/area/area-screen.tsx';
import type { AreaColumn, AreaView } from '../../shared/area/area-view.ts';
import styles from '../../shared/area/cells.module.css';
import { column } from '../../shared/area/columns.tsx';
import { PersonCell } from '../../shared/components/person-cell.tsx';
import { gameName, gameOptions } from '../../shared/labels/catalog-names.ts';
import { type Employee, useEmployeesApi } from './api.ts';

const EmployeeFacts = lazyComponent(async () => (await import('./components/employee-facts.tsx')).EmployeeFacts);
const SharePreview = lazyComponent(async () => (await import('./components/share-preview.tsx')).SharePreview);

const platformOptions = platforms.map((id) => ({ id, label: id }));

const formatPercentOrDash = (value: number | null): string => (value === null ? '–' : formatPercent(value));

export function useEmployees(): AreaView<Employee> {
  const { t } = useLingui();
  const gamesOf = (row: Employee) => (row.games === null ? t`All games` : formatList(row.games.map(gameName)));
  const shareColumn = (
    id: 'share_percent' | 'valorant_share_percent' | 'acc_share_percent',
    header: string,
    options: Pick<AreaColumn<Employee>, 'sort' | 'priority'>,
  ) =>
    column.text(id, header, (row: Employee) => formatPercentOrDash(row[id]), {
      value: (row) => row[id],
      width: '112px',
      align: 'end',
      ...options,
    });
  return {
    name: employees.name,
    title: t`Employees`,
    icon: 'gamepad',
    api: useEmployeesApi(),
    columns: [
      {
        id: 'name',
        header: t`Booster`,
        text: (row) =>
          formatList([row.user.name, row.trial && t`Trial`, row.banned && t`Banned`].filter((word) => word !== false)),
        cell: (row) => (
          <PersonCell person={row.user}>
            {row.trial && <Tag tone="warning">{t`Trial`}</Tag>}
            {row.banned && <Tag tone="danger">{t`Banned`}</Tag>}
          </PersonCell>
        ),
        sort: 'name',
        width: 'minmax(170px, 1.4fr)',
        isRowHeader: true,
      },
      column.id(t`ID`, { sort: 'id' }),
      column.text('badge', t`Badge`, (row) => row.badge ?? '', { width: '90px', priority: 4 }),
      column.text('games', t`Games`, gamesOf, { width: 'minmax(140px, 2fr)', priority: 2 }),
      column.text(
        'platforms',
        t`Platforms`,
        (row) => (platforms.every((one) => row.platforms.includes(one)) ? t`All platforms` : formatList(row.platforms)),
        { width: 'minmax(120px, 1fr)', priority: 4 },
      ),
      shareColumn('share_percent', t`General`, { sort: 'share_percent' }),
      shareColumn('valorant_share_percent', t`Valorant`, { priority: 3 }),
      shareColumn('acc_share_percent', t`Account`, { priority: 4 }),
      column.count('running', t`Active`, { sort: 'running', width: '100px' }),
      column.count('finished', t`Completed`, { sort: 'finished', width: '136px', priority: 2 }),
      column.text('trial', t`Trial`, (row) => (row.trial ? t`Yes` : t`No`), { width: '72px', isHidden: true }),
      column.text('email', t`Email`, (row) => row.email, { width: 'minmax(160px, 1fr)', isHidden: true }),
    ],
    filters: [
      { name: 'game', label: t`Game`, options: gameOptions },
      { name: 'platform', label: t`Platform`, options: platformOptions },
      { name: 'trial', label: t`On trial` },
      { name: 'banned', label: t`Banned` },
    ],
    defaultSort: { sort: 'name', direction: 'ascending' },
    searchHint: t`Name, email, badge or ID`,
    nameOf: (row) => row.user.name,
    card: (row) => (
      <span className={styles.cardFacts}>
        <span>{formatPercentOrDash(row.share_percent)}</span>
        {row.trial && <Tag tone="warning">{t`Trial`}</Tag>}
        <span className={styles.muted}>{t`${row.running} active, ${row.finished} completed`}</span>
      </span>
    ),
    panel: (row) => <EmployeeFacts employee={row} />,
    form: [
      { name: 'trial', label: t`On trial (one active order at a time, up to a price limit)`, kind: 'flag' },
      { name: 'order_notification', label: t`Notified when any order is paused or unpaused`, kind: 'flag' },
      { name: 'badge', label: t`Badge`, note: t`Up to 30 characters`, kind: 'text', isOptional: true },
      { name: 'games', label: t`Games`, kind: 'choices', options: gameOptions, all: t`All games` },
      { name: 'platforms', label: t`Platforms`, kind: 'choices', options: platformOptions },
      { name: 'share_percent', label: t`General share (%)`, kind: 'percent' },
      {
        name: 'valorant_share_percent',
        label: t`Valorant share (%)`,
        note: t`For Valorant services. Leave empty for no separate share.`,
        kind: 'percent',
        isOptional: true,
      },
      {
        name: 'acc_share_percent',
        label: t`Account share (%)`,
        note: t`For smurf accounts and the account market. Leave empty for no separate share.`,
        kind: 'percent',
        isOptional: true,
      },
    ],
    aside: (fields) => <SharePreview fields={fields} />,
    emptyText: t`Boosters appear here. To add one, change a user’s role under Users.`,
  };
}

/** SPEC §2, /admin/employees: boosters, their permitted games and their shares. */
export const Component = () => <AreaScreen area={useEmployees()} />;
