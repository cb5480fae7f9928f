import { applications } from '@boostdesk/api-client/contract';
import { games, platforms } from '@boostdesk/catalogs';
import { formatList } from '@boostdesk/i18n/format-list';
import { Tag, type TagTone } from '@boostdesk/ui/badge';
import { useLingui } from '@lingui/react/macro';
import { lazyComponent } from '../../core/lazy.ts';
import { formatDate } from '../../i18n/format.ts';
import { AreaScreen } from '../../shared/area/area-screen.tsx';
import type { AreaColumn, AreaView } from '../../shared/area/area-view.ts';
import styles from '../../shared/area/row-text.module.css';
import { PersonCell } from '../../shared/components/person-cell.tsx';
import { type Application, useApplicationsApi } from './api.ts';
import { gamesLabel } from './application-labels.ts';

const ApplicationPanel = lazyComponent(
  async () => (await import('./components/application-panel.tsx')).ApplicationPanel,
);

type Status = Application['status'];

const tones: Readonly<Record<Status, TagTone>> = { waiting: 'warning', accepted: 'success', refused: 'neutral' };

function useStatusLabels(): Readonly<Record<Status, string>> {
  const { t } = useLingui();
  return { waiting: t`Pending`, accepted: t`Accepted`, refused: t`Rejected` };
}

function useColumns(): AreaColumn<Application>[] {
  const { t } = useLingui();
  const labels = useStatusLabels();
  return [
    {
      id: 'name',
      header: t`Applicant`,
      text: (row) => row.user.name,
      cell: (row) => <PersonCell person={row.user} />,
      sort: 'name',
      width: 'minmax(150px, 1.2fr)',
      isRowHeader: true,
    },
    { id: 'id', header: t`ID`, text: (row) => String(row.id), sort: 'id', width: '72px', isHidden: true },
    { id: 'email', header: t`Email`, text: (row) => row.email, width: 'minmax(160px, 1fr)', isHidden: true },
    { id: 'games', header: t`Games`, text: gamesLabel, width: 'minmax(140px, 1.4fr)', priority: 2 },
    {
      id: 'platforms',
      header: t`Platforms`,
      text: (row) => formatList(row.platforms),
      width: 'minmax(110px, 1fr)',
      priority: 4,
    },
    { id: 'text', header: t`Introduction`, text: (row) => row.text, width: 'minmax(180px, 3fr)', priority: 3 },
    { id: 'createdAt', header: t`Applied`, text: (row) => formatDate(row.createdAt), width: '116px' },
    {
      id: 'decidedBy',
      header: t`Reviewed by`,
      text: (row) => row.decidedBy?.name ?? '',
      width: 'minmax(110px, 1fr)',
      isHidden: true,
    },
    { id: 'reason', header: t`Reason`, text: (row) => row.reason ?? '', width: 'minmax(140px, 1fr)', isHidden: true },
    {
      id: 'status',
      header: t`Status`,
      text: (row) => labels[row.status],
      cell: (row) => <Tag tone={tones[row.status]}>{labels[row.status]}</Tag>,
      width: '108px',
    },
  ];
}

export function useApplications(): AreaView<Application> {
  const { t } = useLingui();
  const labels = useStatusLabels();
  return {
    name: applications.name,
    title: t`Applications`,
    icon: 'handshake',
    api: useApplicationsApi().applications,
    columns: useColumns(),
    filters: [
      {
        name: 'status',
        label: t`Status`,
        options: (['waiting', 'accepted', 'refused'] as const).map((id) => ({ id, label: labels[id] })),
      },
      {
        name: 'game',
        label: t`Game`,
        options: games.filter(({ id }) => id !== 0).map(({ id, name }) => ({ id, label: name })),
      },
      { name: 'platform', label: t`Platform`, options: platforms.map((id) => ({ id, label: id })) },
    ],
    defaultSort: { sort: 'id', direction: 'descending' },
    searchHint: t`Name, email or text`,
    nameOf: (row) => row.user.name,
    card: (row) => (
      <>
        <span className={styles.card}>
          <Tag tone={tones[row.status]}>{labels[row.status]}</Tag>
          <span className={styles.muted}>{formatDate(row.createdAt)}</span>
        </span>
        <span className={styles.muted}>{gamesLabel(row)}</span>
      </>
    ),
    panel: (row, changed) => <ApplicationPanel row={row} onChanged={changed} />,
    emptyText: t`Applications from the public site appear here.`,
  };
}

/** SPEC §2, /admin/applications: customers who apply to be boosters. */
export const Component = () => <AreaScreen area={useApplications()} />;
