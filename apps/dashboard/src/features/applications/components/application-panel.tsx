import { can, ROLE } from '@boostdesk/auth';
import { formatList } from '@boostdesk/i18n/format-list';
import { KeyValueList } from '@boostdesk/ui/key-value-list';
import { Link } from '@boostdesk/ui/link';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from '../../../core/state.ts';
import { formatDate } from '../../../i18n/format.ts';
import { actorAtom } from '../../../session/session-atoms.ts';
import styles from '../../../shared/area/row-text.module.css';
import type { Application } from '../api.ts';
import { gamesLabel } from '../application-labels.ts';
import { ApplicationActions, type ApplicationActionsProps } from './application-actions.tsx';

function useFacts(row: Application) {
  const { t } = useLingui();
  return [
    { id: 'games', label: t`Games`, value: gamesLabel(row) },
    { id: 'platforms', label: t`Platforms`, value: formatList(row.platforms) },
    { id: 'applied', label: t`Applied`, value: formatDate(row.createdAt) },
    ...(row.decidedAt === null
      ? []
      : [
          { id: 'decided', label: t`Reviewed on`, value: formatDate(row.decidedAt) },
          { id: 'by', label: t`Reviewed by`, value: row.decidedBy?.name ?? '–' },
        ]),
    ...(row.reason === null ? [] : [{ id: 'reason', label: t`Reason`, value: row.reason }]),
  ];
}

/** An application with its text and result. */
export const ApplicationPanel = (props: ApplicationActionsProps) => {
  const { row } = props;
  const actor = useAtomValue(actorAtom);
  const mayDecide = can('application.decide', actor, { id: row.user.id, role: ROLE.customer });
  const facts = useFacts(row);
  return (
    <>
      <blockquote className={styles.words} dir="auto">
        {row.text}
      </blockquote>
      <KeyValueList items={facts} />
      <p>
        <Link href={`/admin/users?row=${row.user.id}`}>
          <Trans>View account</Trans>
        </Link>
        {row.status === 'accepted' && (
          <>
            {' · '}
            <Link href={`/admin/employees?row=${row.user.id}`}>
              <Trans>View employee</Trans>
            </Link>
          </>
        )}
      </p>
      {row.status === 'waiting' && mayDecide && <ApplicationActions {...props} />}
    </>
  );
};
