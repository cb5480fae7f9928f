import { type Action, checkPermission, ROLE, type Role } from '@boostdesk/auth';
import { Button } from '@boostdesk/ui/button';
import { ConfirmDialog, type ConfirmDialogProps } from '@boostdesk/ui/confirm-dialog';
import { Select } from '@boostdesk/ui/select';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAtomValue } from '../../../core/state.ts';
import { actorAtom } from '../../../session/session-atoms.ts';
import { ButtonProblem } from '../../../shared/components/button-problem.tsx';
import { type SubmitCallOptions, useSubmit } from '../../../shared/hooks/use-submit.ts';
import { roleLabel, roleOptions } from '../../../shared/labels/role-labels.ts';
import { type User, useUsersApi } from '../api.ts';
import styles from '../users.module.css';
import { PasswordLink } from './password-link.tsx';

export interface UserActionsProps {
  readonly user: User;
  readonly onChanged: () => void;
}

/** A Premium or partner status to set. */
type MembershipChange = { readonly premium: boolean } | { readonly partner: boolean };
type AccountChange = 'ban' | 'unban' | 'forceRelogin' | { readonly role: Role } | MembershipChange;

const isMembership = (change: AccountChange): change is MembershipChange =>
  typeof change === 'object' && !('role' in change);

function useAccountChange(user: number) {
  const { account: calls } = useUsersApi();
  return (change: AccountChange, options: SubmitCallOptions): Promise<unknown> => {
    if (typeof change === 'object' && isMembership(change))
      return calls.changeMembership({ id: user, ...change }, options);
    if (typeof change === 'object') return calls.changeRole({ id: user, role: change.role }, options);
    return calls[change]({ id: user }, options);
  };
}

/** Why the action is not allowed; null if it is. */
function useDenialReason(user: User) {
  const actor = useAtomValue(actorAtom);
  return (
    action: Action & `user.${'ban' | 'changeMembership' | 'changeRole' | 'forceRelogin' | 'makePasswordLink'}`,
  ): string | null => {
    const decision = checkPermission(action, actor, user);
    return decision.ok ? null : decision.reason;
  };
}

/** Role, statuses, ban and forced sign-in, each with a confirmation that explains the consequences. */
export const UserActions = ({ user, onChanged }: UserActionsProps) => {
  const { t } = useLingui();
  const applyChange = useAccountChange(user.id);
  const denialReason = useDenialReason(user);
  const [pendingChange, setPendingChange] = useState<AccountChange | null>(null);
  const reason = denialReason('user.ban');
  const mayChangeRole = denialReason('user.changeRole') === null;
  const { submit, problem } = useSubmit({
    success: t`Changes to ${user.name} saved.`,
    onSettled: onChanged,
    quiet: false,
  });
  if (reason !== null) {
    return (
      <p className={styles.muted}>
        {reason === 'oneself' ? (
          <Trans>This is your own account. Someone else has to change it.</Trans>
        ) : (
          <Trans>Only admins can change staff accounts.</Trans>
        )}
      </p>
    );
  }
  return (
    <div className={styles.actions}>
      {mayChangeRole && (
        <Select
          label={t`Role`}
          items={roleOptions()}
          value={user.role}
          onChange={(role) => {
            const wanted = Number(role) as Role;
            if (wanted !== user.role) setPendingChange({ role: wanted });
          }}
        />
      )}
      <div className={styles.buttons}>
        <Button isDisabled={user.relog} onPress={() => setPendingChange('forceRelogin')}>
          <Trans>Require new sign-in</Trans>
        </Button>
        {denialReason('user.makePasswordLink') === null && <PasswordLink user={user} onMade={onChanged} />}
        {denialReason('user.changeMembership') === null && (
          <>
            <Button onPress={() => setPendingChange({ premium: !user.premium })}>
              {user.premium ? <Trans>Remove Premium</Trans> : <Trans>Give Premium</Trans>}
            </Button>
            <Button onPress={() => setPendingChange({ partner: !user.partner })}>
              {user.partner ? <Trans>End partnership</Trans> : <Trans>Make partner</Trans>}
            </Button>
          </>
        )}
        {user.banned ? (
          <Button onPress={() => setPendingChange('unban')}>
            <Trans>Unban</Trans>
          </Button>
        ) : (
          <Button variant="danger" onPress={() => setPendingChange('ban')}>
            <Trans>Ban</Trans>
          </Button>
        )}
      </div>
      <ButtonProblem problem={problem} />
      {pendingChange !== null && (
        <ConfirmChangeDialog
          user={user}
          change={pendingChange}
          onConfirm={() => submit(applyChange, pendingChange)}
          onClose={() => setPendingChange(null)}
        />
      )}
    </div>
  );
};

interface ConfirmChangeDialogProps {
  readonly user: User;
  readonly change: AccountChange;
  readonly onConfirm: () => Promise<unknown>;
  readonly onClose: () => void;
}

const ConfirmChangeDialog = ({ user, change, onConfirm, onClose }: ConfirmChangeDialogProps) => {
  const { t } = useLingui();
  const { name } = user;
  const shared = { isOpen: true, onOpenChange: onClose, onConfirm } as const;
  if (change === 'ban') {
    return (
      <ConfirmDialog {...shared} title={t`Ban ${name}?`} confirmLabel={t`Ban`}>
        <Trans>The user is signed out on all devices immediately and can’t sign in until you unban them.</Trans>
      </ConfirmDialog>
    );
  }
  if (change === 'unban') {
    return (
      <ConfirmDialog {...shared} title={t`Unban ${name}?`} confirmLabel={t`Unban`} tone="primary">
        <Trans>The user will be able to sign in again.</Trans>
      </ConfirmDialog>
    );
  }
  if (change === 'forceRelogin') {
    return (
      <ConfirmDialog {...shared} title={t`Require ${name} to sign in again?`} confirmLabel={t`Require new sign-in`}>
        <Trans>The user is signed out on all devices immediately.</Trans>
      </ConfirmDialog>
    );
  }
  if (isMembership(change)) return <ConfirmMembershipDialog {...shared} name={name} change={change} />;
  const role = roleLabel(change.role);
  return (
    <ConfirmDialog {...shared} title={t`Change ${name}’s role to ${role}?`} confirmLabel={t`Change role`}>
      <Trans>
        The role changes from {roleLabel(user.role)} to {role}. The user is signed out on all devices immediately.
      </Trans>{' '}
      {change.role === ROLE.booster && (
        <Trans>New boosters start on trial and won’t see any orders until their games and platforms are set.</Trans>
      )}
    </ConfirmDialog>
  );
};

interface ConfirmMembershipDialogProps extends Pick<ConfirmDialogProps, 'isOpen' | 'onOpenChange' | 'onConfirm'> {
  readonly name: string;
  readonly change: MembershipChange;
}

const ConfirmMembershipDialog = ({ name, change, ...shared }: ConfirmMembershipDialogProps) => {
  const { t } = useLingui();
  const status = 'premium' in change ? 'premium' : 'partner';
  const isOn = 'premium' in change ? change.premium : change.partner;
  const texts = {
    premium: isOn
      ? { title: t`Give ${name} Premium?`, confirmLabel: t`Give Premium` }
      : { title: t`Remove Premium from ${name}?`, confirmLabel: t`Remove Premium` },
    partner: isOn
      ? { title: t`Make ${name} a partner?`, confirmLabel: t`Make partner` }
      : { title: t`End the partnership with ${name}?`, confirmLabel: t`End partnership` },
  };
  return (
    <ConfirmDialog {...shared} {...texts[status]} tone="primary">
      <Trans>The user is notified.</Trans>
    </ConfirmDialog>
  );
};
