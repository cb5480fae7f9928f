import { type SiteLogEntry, sitelogs } from '@boostdesk/api-client/contract';
import { Link } from '@boostdesk/ui/link';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazyComponent } from '../../core/lazy.ts';
import { formatDateTime } from '../../i18n/format.ts';
import { AreaScreen } from '../../shared/area/area-screen.tsx';
import type { AreaView } from '../../shared/area/area-view.ts';
import { column } from '../../shared/area/columns.tsx';
import { roleLabel } from '../../shared/labels/role-labels.ts';
import { actionLabel, actionOptions } from './action-labels.ts';
import { useSiteLogApi } from './api.ts';
import { changesOf } from './changes.ts';
import { withLabelMatches } from './match-labels.ts';
import { kindOptions, ObjectLink, objectName } from './object-link.tsx';
import styles from './site-log.module.css';

const LogPanel = lazyComponent(async () => (await import('./log-panel.tsx')).LogPanel);

export function useSiteLogs(): AreaView<SiteLogEntry> {
  const { t } = useLingui();
  return {
    name: sitelogs.name,
    title: t`Site logs`,
    icon: 'scroll-text',
    api: useSiteLogApi(),
    columns: [
      column.text('at', t`Date`, (row) => formatDateTime(row.at), {
        value: (row) => row.at,
        sort: 'id',
        width: '216px',
      }),
      column.text('actor', t`Performed by`, (row) => row.actor?.name ?? t`System`, { width: 'minmax(100px, 1fr)' }),
      column.text('role', t`Current role`, (row) => (row.actor === null ? '' : roleLabel(row.actor.role)), {
        width: '140px',
        isHidden: true,
      }),
      column.text('action', t`Action`, (row) => actionLabel(row.action), {
        width: 'minmax(170px, 1.5fr)',
        isRowHeader: true,
      }),
      {
        id: 'object',
        header: t`Item`,
        text: objectName,
        cell: (row) => <ObjectLink object={row.object} />,
        width: '140px',
      },
      {
        id: 'change',
        header: t`Changes`,
        text: (row) => changesOf(row).join(' · '),
        cell: (row) => <span className={styles.change}>{changesOf(row).join(' · ')}</span>,
        width: 'minmax(200px, 2.5fr)',
        priority: 3,
      },
      column.id(t`ID`, { width: '84px' }),
    ],
    filters: [
      { name: 'order', label: t`Order number`, kind: 'number' },
      { name: 'action', label: t`Action`, options: actionOptions() },
      { name: 'kind', label: t`Item`, options: kindOptions() },
      { name: 'at', label: t`Date`, kind: 'moments' },
    ],
    defaultSort: { sort: 'id', direction: 'descending' },
    searchHint: t`Name, ID or text`,
    prepareQuery: withLabelMatches,
    renamedParams: { days: 'at' },
    nameOf: (row) => actionLabel(row.action),
    card: (row) => (
      <>
        <span className={styles.note}>
          {objectName(row)} · {row.actor?.name ?? t`System`} · {formatDateTime(row.at)}
        </span>
        {changesOf(row).map((change) => (
          <span key={change} className={styles.note} dir="auto">
            {change}
          </span>
        ))}
      </>
    ),
    panel: (row) => <LogPanel entry={row} />,
    emptyText: t`Every change is recorded here.`,
    above: (
      <Link href="/admin/pageerrors">
        <Trans>Page errors by reference</Trans>
      </Link>
    ),
  };
}

/** SPEC §2, /admin/sitelogs: who changed what and when. */
export const Component = () => <AreaScreen area={useSiteLogs()} />;
