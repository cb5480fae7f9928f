import { Button } from '@boostdesk/ui/button';
import { ListRow, ListRows } from '@boostdesk/ui/list-row';
import { useServices } from '../../app/services-context.ts';
import { useCall } from '../../app/use-call.ts';
import styles from './sign-in.module.css';

export interface DemoAccountsProps {
  readonly isDisabled: boolean;
  readonly onChoose: (account: { readonly email: string; readonly password: string }) => void;
}

/** The accounts of a demo server, one press each. A real server gives none, and then nothing stands here. */
export const DemoAccounts = ({ isDisabled, onChoose }: DemoAccountsProps) => {
  const { api } = useServices();
  const demo = useCall('demo', (signal) => api.auth.demoAccounts({}, { quiet: true, signal }));
  if (demo.status !== 'done' || demo.value.length === 0) return null;
  return (
    <section className={styles.demo} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts">Demo accounts</h2>
      <ListRows>
        {demo.value.map((account) => (
          <ListRow
            key={account.email}
            title={account.name}
            note={
              <>
                {account.about}
                <br />
                {account.email} · {account.password}
              </>
            }
            actions={
              <Button
                size="s"
                aria-label={`Sign in as ${account.name}`}
                isDisabled={isDisabled}
                onPress={() => onChoose(account)}
              >
                Sign in
              </Button>
            }
          />
        ))}
      </ListRows>
    </section>
  );
};
