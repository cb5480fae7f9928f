import { users } from '@boostdesk/api-client/contract';
import { formatList } from '@boostdesk/i18n/format-list';
import { Tag, type TagTone } from '@boostdesk/ui/badge';
import type { IconName } from '@boostdesk/ui/icon';
import { useLingui } from '@lingui/react/macro';
import { lazyComponent } from '../../core/lazy.ts';
import { AreaScreen } from '../../shared/area/area-screen.tsx';
import type { AreaView } from '../../shared/area/area-view.ts';
import { column } from '../../shared/area/columns.tsx';
import { roleLabel, roleOptions } from '../../shared/labels/role-labels.ts';
import { type User, useUsersApi } from './api.ts';
import styles from './users.module.css';

const UserPanel = lazyComponent(async () => (await import('./components/user-panel.tsx')).UserPanel);

interface Flag {
  readonly id: 'banned' | 'relog' | 'premium' | 'partner' | 'passwordRequestedAt';
  readonly label: string;
  readonly tone: TagTone;
  readonly icon?: IconName;
}

const Flags = ({ flags }: { readonly flags: readonly Flag[] }) => (
  <span className={styles.marks}>
    {flags.map(({ id, label, ...tag }) => (
      <Tag key={id} {...tag}>
        {label}
      </Tag>
    ))}
  </span>
);

export function useUsers(): AreaView<User> {
  const { t } = useLingui();
  const flags: readonly Flag[] = [
    { id: 'banned', label: t`Banned`, tone: 'danger', icon: 'ban' },
    { id: 'relog', label: t`Must sign in again`, tone: 'warning' },
    { id: 'passwordRequestedAt', label: t`Needs a password reset link`, tone: 'warning', icon: 'key-round' },
    { id: 'premium', label: t`Premium`, tone: 'accent' },
    { id: 'partner', label: t`Partner`, tone: 'teal' },
  ];
  const flagsOf = (user: User) => flags.filter(({ id }) => user[id] !== false && user[id] !== null);
  return {
    name: users.name,
    title: t`Users`,
    icon: 'users',
    api: useUsersApi().users,
    columns: [
      column.person('name', t`User`, (row) => row, { sort: 'name', width: 'minmax(150px, 1.4fr)', isRowHeader: true }),
      column.id(t`ID`, { sort: 'id', priority: 2, isHidden: false }),
      column.text('email', t`Email`, (row) => row.email, { sort: 'email', width: 'minmax(160px, 2.4fr)', priority: 3 }),
      column.text('role', t`Role`, (row) => roleLabel(row.role), { width: '136px' }),
      {
        id: 'marks',
        header: t`Flags`,
        text: (row) => formatList(flagsOf(row).map(({ label }) => label)),
        cell: (row) => <Flags flags={flagsOf(row)} />,
        width: 'minmax(96px, 0.6fr)',
        priority: 2,
      },
      // Wide enough for 'Aufträge' with its sort arrow.
      column.count('orders', t`Orders`, { sort: 'orders', width: '112px' }),
      column.date('createdAt', t`Joined`, { width: '116px', priority: 3 }),
      column.text('banned', t`Banned`, (row) => (row.banned ? t`Yes` : t`No`), { width: '84px', isHidden: true }),
    ],
    filters: [
      { name: 'role', label: t`Role`, options: roleOptions() },
      { name: 'banned', label: t`Banned` },
      { name: 'premium', label: t`Premium` },
      { name: 'partner', label: t`Partner` },
      { name: 'passwordRequested', label: t`Needs a password reset link` },
    ],
    defaultSort: { sort: 'id', direction: 'descending' },
    searchHint: t`Name, email or ID`,
    nameOf: (row) => row.name,
    card: (row) => (
      <span className={styles.cardFacts}>
        <span className={styles.muted}>{roleLabel(row.role)}</span>
        <Flags flags={flagsOf(row)} />
      </span>
    ),
    panel: (row, changed) => <UserPanel user={row} onChanged={changed} />,
    emptyText: t`Users appear here when they sign up.`,
  };
}

/** SPEC §2, /admin/users: all accounts and staff's actions on them. */
export const Component = () => <AreaScreen area={useUsers()} />;
