import { can, ROLE } from '@boostdesk/auth';
import { formatList } from '@boostdesk/i18n/format-list';
import { Link } from '@boostdesk/ui/link';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from '../../../core/state.ts';
import { formatDate } from '../../../i18n/format.ts';
import { actorAtom } from '../../../session/session-atoms.ts';
import styles from '../../../shared/area/row-text.module.css';
import { Facts } from '../../../shared/components/facts.tsx';
import { gamesLabel } from '../application-labels.ts';
import { ApplicationActions, type ApplicationActionsProps } from './application-actions.tsx';

/** An application with its text and result. */
export const ApplicationPanel = (props: ApplicationActionsProps) => {
  const { t } = useLingui();
  const { row } = props;
  const actor = useAtomValue(actorAtom);
  const mayDecide = can('application.decide', actor, { id: row.user.id, role: ROLE.customer });
  return (
    <>
      <blockquote className={styles.words} dir="auto">
        {row.text}
      </blockquote>
      <Facts
        items={[
          { label: t`Games`, value: gamesLabel(row) },
          { label: t`Platforms`, value: formatList(row.platforms) },
          { label: t`Applied`, value: formatDate(row.createdAt) },
          { label: t`Reviewed on`, value: row.decidedAt === null ? null : formatDate(row.decidedAt) },
          { label: t`Reviewed by`, value: row.decidedAt === null ? null : (row.decidedBy?.name ?? '–') },
          { label: t`Reason`, value: row.reason },
        ]}
      />
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
