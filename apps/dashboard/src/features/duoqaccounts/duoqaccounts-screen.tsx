import { duoqaccounts } from '@boostdesk/api-client/contract';
import { can } from '@boostdesk/auth';
import { formatList } from '@boostdesk/i18n/format-list';
import { useLingui } from '@lingui/react/macro';
import { lazyComponent } from '../../core/lazy.ts';
import { useAtomValue } from '../../core/state.ts';
import { formatDateTime } from '../../i18n/format.ts';
import { actorAtom } from '../../session/session-atoms.ts';
import { AreaScreen } from '../../shared/area/area-screen.tsx';
import type { AreaField, AreaView } from '../../shared/area/area-view.ts';
import { column } from '../../shared/area/columns.tsx';
import styles from '../../shared/area/row-text.module.css';
import { StateTag } from '../../shared/components/state-tag.tsx';
import { gameName, gameOptions } from '../../shared/labels/catalog-names.ts';
import { type DuoqAccount, useDuoqApi } from './api.ts';
import { stateOf } from './duoq-state.ts';

const DuoqPanel = lazyComponent(async () => (await import('./components/duoq-panel.tsx')).DuoqPanel);

const initialFields = { name: '', game: 3, server: null, rank: null, note: null, active: true } as const;

/** SPEC §2, /duoqaccounts. Boosters borrow; staff manage. */
export function useDuoqAccounts(): AreaView<DuoqAccount> {
  const { t } = useLingui();
  const actor = useAtomValue(actorAtom);
  const form: AreaField[] = [
    { name: 'active', label: t`Available to borrow`, kind: 'flag' },
    {
      name: 'name',
      label: t`Account`,
      note: t`The name shown in Boostdesk. Login details are saved separately.`,
      kind: 'text',
    },
    { name: 'game', label: t`Game`, kind: 'choice', options: gameOptions },
    { name: 'server', label: t`Server`, kind: 'text', isOptional: true },
    { name: 'rank', label: t`Rank`, kind: 'text', isOptional: true },
    { name: 'note', label: t`Notes`, note: t`Visible to boosters.`, kind: 'longText', isOptional: true },
  ];
  return {
    name: duoqaccounts.name,
    title: t`DuoQ Accounts`,
    icon: 'key-round',
    api: useDuoqApi(),
    columns: [
      column.text('name', t`Account`, (row) => row.name, {
        sort: 'name',
        width: 'minmax(120px, 1fr)',
        isRowHeader: true,
      }),
      column.id(t`ID`, { sort: 'id' }),
      column.text('game', t`Game`, (row) => gameName(row.game), { width: 'minmax(150px, 1.3fr)' }),
      column.text('server', t`Server`, (row) => row.server ?? '', { width: 'minmax(100px, 1fr)', priority: 3 }),
      column.text('rank', t`Rank`, (row) => row.rank ?? '', { width: 'minmax(100px, 1fr)', priority: 2 }),
      column.text('note', t`Notes`, (row) => row.note ?? '', { width: 'minmax(140px, 2fr)', priority: 4 }),
      column.name('holder', t`Borrowed by`, (row) => row.holder, { width: 'minmax(100px, 1fr)', priority: 2 }),
      column.text(
        'heldUntil',
        t`Borrowed until`,
        (row) => (row.heldUntil === null ? '' : formatDateTime(row.heldUntil)),
        { value: (row) => row.heldUntil, width: '196px', priority: 3 },
      ),
      column.state(t`Status`, stateOf, { width: '104px' }),
    ],
    filters: [
      { name: 'free', label: t`Available` },
      { name: 'game', label: t`Game`, options: gameOptions },
    ],
    defaultSort: { sort: 'name', direction: 'ascending' },
    searchHint: t`Name, server or rank`,
    nameOf: (row) => row.name,
    card: (row) => (
      <span className={styles.card}>
        <StateTag {...stateOf(row)} />
        <span className={styles.muted}>{formatList([gameName(row.game), row.rank].filter(Boolean))}</span>
      </span>
    ),
    panel: (row, changed) => <DuoqPanel account={row} onChanged={changed} />,
    ...(can('duoq.edit', actor)
      ? {
          form,
          newRow: { label: t`New account`, fields: initialFields },
          deleteWarning: t`The login details are deleted too. An account can’t be removed while it’s borrowed.`,
        }
      : {}),
    emptyText: t`Accounts that boosters can borrow to play alongside customers appear here.`,
  };
}

/** SPEC §2, /duoqaccounts: game accounts that boosters borrow. */
export const Component = () => <AreaScreen area={useDuoqAccounts()} />;
