import { applications } from '@boostdesk/api-client/contract';
import { platforms } from '@boostdesk/catalogs';
import { formatList } from '@boostdesk/i18n/format-list';
import { useLingui } from '@lingui/react/macro';
import { lazyComponent } from '../../core/lazy.ts';
import { formatDate } from '../../i18n/format.ts';
import { AreaScreen } from '../../shared/area/area-screen.tsx';
import type { AreaView } from '../../shared/area/area-view.ts';
import { column } from '../../shared/area/columns.tsx';
import styles from '../../shared/area/row-text.module.css';
import { type States, StateTag, stateOptions } from '../../shared/components/state-tag.tsx';
import { gameOptions } from '../../shared/labels/catalog-names.ts';
import { type Application, useApplicationsApi } from './api.ts';
import { gamesLabel } from './application-labels.ts';

const ApplicationPanel = lazyComponent(
  async () => (await import('./components/application-panel.tsx')).ApplicationPanel,
);

export function useApplications(): AreaView<Application> {
  const { t } = useLingui();
  const statuses: States<Application['status']> = {
    waiting: { label: t`Pending`, tone: 'warning' },
    accepted: { label: t`Accepted`, tone: 'success' },
    refused: { label: t`Rejected`, tone: 'neutral' },
  };
  return {
    name: applications.name,
    title: t`Applications`,
    icon: 'handshake',
    api: useApplicationsApi().applications,
    columns: [
      column.person('name', t`Applicant`, (row) => row.user, {
        sort: 'name',
        width: 'minmax(150px, 1.2fr)',
        isRowHeader: true,
      }),
      column.id(t`ID`, { sort: 'id' }),
      column.text('email', t`Email`, (row) => row.email, { width: 'minmax(160px, 1fr)', isHidden: true }),
      column.text('games', t`Games`, gamesLabel, { width: 'minmax(140px, 1.4fr)', priority: 2 }),
      column.text('platforms', t`Platforms`, (row) => formatList(row.platforms), {
        width: 'minmax(110px, 1fr)',
        priority: 4,
      }),
      column.text('text', t`Introduction`, (row) => row.text, { width: 'minmax(180px, 3fr)', priority: 3 }),
      column.date('createdAt', t`Applied`, { width: '116px' }),
      column.name('decidedBy', t`Reviewed by`, (row) => row.decidedBy, { width: 'minmax(110px, 1fr)', isHidden: true }),
      column.text('reason', t`Reason`, (row) => row.reason ?? '', { width: 'minmax(140px, 1fr)', isHidden: true }),
      column.state(t`Status`, (row) => statuses[row.status], { id: 'status', width: '108px' }),
    ],
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
