import { users } from '@boostdesk/api-client/contract';
import { formatList } from '@boostdesk/i18n/format-list';
import { Tag } from '@boostdesk/ui/badge';
import { useLingui } from '@lingui/react/macro';
import { lazyComponent } from '../../core/lazy.ts';
import { AreaScreen } from '../../shared/area/area-screen.tsx';
import type { AreaView } from '../../shared/area/area-view.ts';
import { countColumn, dateColumn, idColumn, personColumn, textColumn } from '../../shared/area/columns.tsx';
import { roleLabel, roleOptions } from '../../shared/labels/role-labels.ts';
import { type User, useUsersApi } from './api.ts';
import styles from './users.module.css';

const UserPanel = lazyComponent(async () => (await import('./components/user-panel.tsx')).UserPanel);

/** Short facts shown beside the role. */
const UserFlags = ({ user }: { readonly user: User }) => {
  const { t } = useLingui();
  return (
    <span className={styles.marks}>
      {user.banned && (
        <Tag tone="danger" icon="ban">
          {t`Banned`}
        </Tag>
      )}
      {user.relog && <Tag tone="warning">{t`Must sign in again`}</Tag>}
      {user.premium && <Tag tone="accent">{t`Premium`}</Tag>}
      {user.partner && <Tag tone="teal">{t`Partner`}</Tag>}
    </span>
  );
};

export function useUsers(): AreaView<User> {
  const { t } = useLingui();
  const yesNo = (is: boolean) => (is ? t`Yes` : t`No`);
  return {
    name: users.name,
    title: t`Users`,
    icon: 'users',
    api: useUsersApi().users,
    columns: [
      personColumn('name', t`User`, (row) => row, { sort: 'name', width: 'minmax(150px, 1.4fr)', isRowHeader: true }),
      idColumn(t`ID`, { sort: 'id', priority: 2, isHidden: false }),
      textColumn('email', t`Email`, (row) => row.email, { sort: 'email', width: 'minmax(160px, 2.4fr)', priority: 3 }),
      textColumn('role', t`Role`, (row) => roleLabel(row.role), { width: '136px' }),
      {
        id: 'marks',
        header: t`Flags`,
        text: (row) =>
          formatList(
            [
              row.banned && t`Banned`,
              row.relog && t`Must sign in again`,
              row.premium && t`Premium`,
              row.partner && t`Partner`,
            ].filter((mark) => mark !== false),
          ),
        cell: (row) => <UserFlags user={row} />,
        width: 'minmax(96px, 0.6fr)',
        priority: 2,
      },
      // Wide enough for 'Aufträge' with its sort arrow.
      countColumn('orders', t`Orders`, { sort: 'orders', width: '112px' }),
      dateColumn('createdAt', t`Joined`, { width: '116px', priority: 3 }),
      textColumn('banned', t`Banned`, (row) => yesNo(row.banned), { width: '84px', isHidden: true }),
    ],
    filters: [
      { name: 'role', label: t`Role`, options: roleOptions() },
      { name: 'banned', label: t`Banned` },
      { name: 'premium', label: t`Premium` },
      { name: 'partner', label: t`Partner` },
    ],
    defaultSort: { sort: 'id', direction: 'descending' },
    searchHint: t`Name, email or ID`,
    nameOf: (row) => row.name,
    card: (row) => (
      <span className={styles.cardFacts}>
        <span className={styles.muted}>{roleLabel(row.role)}</span>
        <UserFlags user={row} />
      </span>
    ),
    panel: (row, changed) => <UserPanel user={row} onChanged={changed} />,
    emptyText: t`Users appear here when they sign up.`,
  };
}

/** SPEC §2, /admin/users: all accounts and staff's actions on them. */
export const Component = () => <AreaScreen area={useUsers()} />;
