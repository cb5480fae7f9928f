import { can, ROLE } from '@boostdesk/auth';
import { Avatar } from '@boostdesk/ui/avatar';
import { KeyValueList } from '@boostdesk/ui/key-value-list';
import { Link } from '@boostdesk/ui/link';
import { StatStrip } from '@boostdesk/ui/stat-strip';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from '../../../core/state.ts';
import { formatDate, formatDateTime, formatNumber } from '../../../i18n/format.ts';
import { actorAtom } from '../../../session/session-atoms.ts';
import { roleLabel } from '../../../shared/labels/role-labels.ts';
import { type User, useUserCoins } from '../api.ts';
import styles from '../users.module.css';
import { UserActions } from './user-actions.tsx';

export interface UserPanelProps {
  readonly user: User;
  readonly onChanged: () => void;
}

/** A user's account, properties and actions. */
export const UserPanel = ({ user, onChanged }: UserPanelProps) => {
  const { t } = useLingui();
  const actor = useAtomValue(actorAtom);
  const isVisible = can('coins.view', actor, user);
  const coins = useUserCoins(user.id, isVisible);
  return (
    <>
      <div className={styles.head}>
        <Avatar name={user.name} src={user.image} size={48} isDecorative />
        <div>
          <p>
            {roleLabel(user.role)} · <Trans>ID {user.id}</Trans>
          </p>
          <p className={styles.email}>{user.email}</p>
        </div>
      </div>
      <StatStrip
        stats={[
          { label: t`Orders`, value: formatNumber(user.orders) },
          { label: t`Coins`, value: coins.data === undefined ? '–' : formatNumber(coins.data.balance) },
        ]}
      />
      <KeyValueList
        items={[
          { label: t`Joined`, value: formatDate(user.createdAt) },
          { label: t`Banned`, value: user.banned ? t`Yes` : t`No` },
          { label: t`Must sign in again`, value: user.relog ? t`Yes` : t`No` },
          ...(user.passwordRequestedAt === null
            ? []
            : [{ label: t`Password reset requested`, value: formatDateTime(user.passwordRequestedAt) }]),
          { label: t`Premium`, value: user.premium ? t`Yes` : t`No` },
          { label: t`Partner`, value: user.partner ? t`Yes` : t`No` },
        ]}
      />
      <p>
        <Link href={`/orders?${new URLSearchParams({ text: user.name })}`}>
          <Trans>View matching orders</Trans>
        </Link>
        {' · '}
        <Link href={`/admin/boostcoins?${new URLSearchParams({ text: user.email })}`}>
          <Trans>Coins</Trans>
        </Link>
        {user.role === ROLE.booster && (
          <>
            {' · '}
            <Link href={`/admin/employees?row=${user.id}`}>
              <Trans>View employee</Trans>
            </Link>
          </>
        )}
      </p>
      <UserActions user={user} onChanged={onChanged} />
    </>
  );
};
