import { applications } from '@boostdesk/api-client/contract';
import { platforms } from '@boostdesk/catalogs';
import { formatList } from '@boostdesk/i18n/format-list';
import { useLingui } from '@lingui/react/macro';
import { lazyComponent } from '../../core/lazy.ts';
import { formatDate } from '../../i18n/format.ts';
import { AreaScreen } from '../../shared/area/area-screen.tsx';
import type { AreaColumn, AreaView } from '../../shared/area/area-view.ts';
import { dateColumn, idColumn, personColumn, stateColumn } from '../../shared/area/common-columns.tsx';
import styles from '../../shared/area/row-text.module.css';
import { type States, StateTag, stateOptions } from '../../shared/components/state-tag.tsx';
import { gameOptions } from '../../shared/labels/catalog-names.ts';
import { type Application, useApplicationsApi } from './api.ts';
import { gamesLabel } from './application-labels.ts';

const ApplicationPanel = lazyComponent(
  async () => (await import('./components/application-panel.tsx')).ApplicationPanel,
);

function useStatuses(): States<Application['status']> {
  const { t } = useLingui();
  return {
    waiting: { label: t`Pending`, tone: 'warning' },
    accepted: { label: t`Accepted`, tone: 'success' },
    refused: { label: t`Rejected`, tone: 'neutral' },
  };
}

function useColumns(): AreaColumn<Application>[] {
  const { t } = useLingui();
  const statuses = useStatuses();
  return [
    personColumn('name', t`Applicant`, (row) => row.user, {
      sort: 'name',
      width: 'minmax(150px, 1.2fr)',
      isRowHeader: true,
    }),
    idColumn(t`ID`, { sort: 'id' }),
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
    dateColumn('createdAt', t`Applied`, { width: '116px' }),
    {
      id: 'decidedBy',
      header: t`Reviewed by`,
      text: (row) => row.decidedBy?.name ?? '',
      width: 'minmax(110px, 1fr)',
      isHidden: true,
    },
    { id: 'reason', header: t`Reason`, text: (row) => row.reason ?? '', width: 'minmax(140px, 1fr)', isHidden: true },
    stateColumn(t`Status`, (row) => statuses[row.status], { id: 'status', width: '108px' }),
  ];
}

export function useApplications(): AreaView<Application> {
  const { t } = useLingui();
  const statuses = useStatuses();
  return {
    name: applications.name,
    title: t`Applications`,
    icon: 'handshake',
    api: useApplicationsApi().applications,
    columns: useColumns(),
    filters: [
      { name: 'status', label: t`Status`, options: stateOptions(statuses) },
      { name: 'game', label: t`Game`, options: gameOptions },
      { name: 'platform', label: t`Platform`, options: platforms.map((id) => ({ id, label: id })) },
    ],
    defaultSort: { sort: 'id', direction: 'descending' },
    searchHint: t`Name, email or text`,
    nameOf: (row) => row.user.name,
    card: (row) => (
      <>
        <span className={styles.card}>
          <StateTag {...statuses[row.status]} />
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
