import { Button } from '@boostdesk/ui/button';
import { Icon } from '@boostdesk/ui/icon';
import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { part } from '../../core/part.ts';
import { AccountSecrets, type AccountSecretsProps } from '../components/account-secrets.tsx';
import styles from './game-account.module.css';
import type { LoginDialogProps } from './login-dialog.tsx';

/** Lazy, as it is seldom opened. */
const LoginDialog = part(async () => (await import('./login-dialog.tsx')).LoginDialog);

export interface AccountLoginProps {
  readonly hasLogin: boolean;
  /** Null without the right to view. */
  readonly ask: AccountSecretsProps['ask'] | null;
  /** Null without the right to change. */
  readonly onSave: LoginDialogProps['onSave'] | null;
  readonly onChanged: () => void;
}

/** Sealed login of a game account: shown for a short time, or replaced. */
export const AccountLogin = ({ hasLogin, ask, onSave, onChanged }: AccountLoginProps) => {
  const [isChanging, setChanging] = useState(false);
  if (ask === null && onSave === null) return null;
  return (
    <div className={styles.login}>
      {hasLogin && ask !== null && <AccountSecrets ask={ask} onRefused={onChanged} />}
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
