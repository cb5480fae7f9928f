import { Button } from '@boostdesk/ui/button';
import { Icon } from '@boostdesk/ui/icon';
import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../core/lazy.ts';
import { AccountCredentials, type AccountCredentialsProps } from '../components/account-credentials.tsx';
import styles from './game-account.module.css';
import type { LoginDialogProps } from './login-dialog.tsx';

const LoginDialog = lazyComponent(async () => (await import('./login-dialog.tsx')).LoginDialog);

export interface AccountLoginProps {
  readonly hasLogin: boolean;
  /** Null without the right to view. */
  readonly fetchCredentials: AccountCredentialsProps['fetchCredentials'] | null;
  /** Null without the right to change. */
  readonly onSave: LoginDialogProps['onSave'] | null;
  readonly onChanged: () => void;
}

/** Sealed login of a game account: shown for a short time, or replaced. */
export const AccountLogin = ({ hasLogin, fetchCredentials, onSave, onChanged }: AccountLoginProps) => {
  const [isChanging, setChanging] = useState(false);
  if (fetchCredentials === null && onSave === null) return null;
  return (
    <div className={styles.login}>
      {hasLogin && fetchCredentials !== null && (
        <AccountCredentials fetchCredentials={fetchCredentials} onRefused={onChanged} />
      )}
      {!hasLogin && (
        <p className={styles.muted}>
          <Trans>No login details saved yet.</Trans>
        </p>
      )}
      {onSave !== null && (
        <div className={styles.buttons}>
          <Button size="s" onPress={() => setChanging(true)}>
            <Icon name="lock" size={14} />
            {hasLogin ? <Trans>Change login details</Trans> : <Trans>Add login details</Trans>}
          </Button>
        </div>
      )}
      {isChanging && onSave !== null && (
        <Suspense>
          <LoginDialog onSave={onSave} onSaved={onChanged} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </div>
  );
};
