import { Button } from '@boostdesk/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { useServices } from '../../app/services-context.ts';
import { useCall } from '../../app/use-call.ts';
import styles from './demo-accounts.module.css';

export interface DemoAccountsProps {
  readonly isDisabled: boolean;
  readonly onChoose: (account: { readonly email: string; readonly password: string }) => void;
}

/** Sign-in by one press; renders nothing unless on a demo server. */
export const DemoAccounts = ({ isDisabled, onChoose }: DemoAccountsProps) => {
  const { t } = useLingui();
  const { api } = useServices();
  const demo = useCall('demo', (signal) => api.auth.demoAccounts({}, { quiet: true, signal }));
  if (demo.status !== 'done' || demo.value.length === 0) return null;
  return (
    <section className={styles.demo} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts">
        <Trans>Demo accounts</Trans>
      </h2>
      <ul>
        {demo.value.map((account) => (
          <li key={account.email}>
            <div>
              <p className={styles.name}>{account.name}</p>
              <p>{account.about}</p>
              <p className={styles.login}>
                <bdi>{account.email}</bdi> <code>{account.password}</code>
              </p>
            </div>
            <Button
              size="s"
              aria-label={t`Sign in as ${account.name}`}
              isDisabled={isDisabled}
              onPress={() => onChoose(account)}
            >
              <Trans>Sign in</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};
