import { pageerrors } from '@boostdesk/api-client/contract';
import { useLingui } from '@lingui/react/macro';
import { formatDateTime, formatNumber } from '../../i18n/format.ts';
import { AreaScreen } from '../../shared/area/area-screen.tsx';
import type { AreaView } from '../../shared/area/area-view.ts';
import { column } from '../../shared/area/columns.tsx';
import { type PageError, usePageErrorsApi } from './api.ts';
import styles from './page-errors.module.css';

export function usePageErrors(): AreaView<PageError> {
  const { t } = useLingui();
  return {
    name: pageerrors.name,
    title: t`Page errors`,
    icon: 'octagon-x',
    api: usePageErrorsApi(),
    columns: [
      column.text('id', t`Reference`, (row) => String(row.id), { sort: 'id', width: '104px' }),
      column.text('message', t`Error`, (row) => row.message, { width: 'minmax(180px, 3fr)', isRowHeader: true }),
      column.text('screen', t`Page`, (row) => row.screen, { width: 'minmax(110px, 1fr)', priority: 2 }),
      column.count('times', t`Occurrences`, { sort: 'times', width: '120px' }),
      column.text('lastAt', t`Last seen`, (row) => formatDateTime(row.lastAt), {
        value: (row) => row.lastAt,
        sort: 'lastAt',
        width: '212px',
      }),
      column.text('firstAt', t`First seen`, (row) => formatDateTime(row.firstAt), {
        value: (row) => row.firstAt,
        width: '212px',
        isHidden: true,
      }),
    ],
    filters: [],
    defaultSort: { sort: 'lastAt', direction: 'descending' },
    searchHint: t`Reference, message or page`,
    nameOf: (row) => row.message,
    card: (row) => (
      <span>
        {row.id} · {row.screen} · {formatNumber(row.times)} · {formatDateTime(row.lastAt)}
      </span>
    ),
    panel: (row) => <pre className={styles.stack}>{row.stack === '' ? row.message : row.stack}</pre>,
    emptyText: t`Errors on pages are counted here, without recording who was affected.`,
  };
}

/** /admin/pageerrors: errors in users' pages, which can be found by reference code. */
export const Component = () => <AreaScreen area={usePageErrors()} />;
