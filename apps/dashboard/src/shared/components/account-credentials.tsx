import { KeyValueList } from '@boostdesk/ui/key-value-list';
import { SecretField } from '@boostdesk/ui/secret-field';
import { useLingui } from '@lingui/react/macro';
import { type Credentials, useReveal } from '../hooks/use-reveal.ts';
import styles from './account-credentials.module.css';

export interface AccountCredentialsProps {
  /** Fetches the credentials. The server logs each call. */
  readonly fetchCredentials: () => Promise<Credentials>;
  /** Called when the server refuses, as the data around may be outdated. */
  readonly onRefused: () => void;
  readonly isLocked?: boolean;
}

/** Further credentials of the same call. */
const Others = ({ shown }: { readonly shown: Credentials }) => {
  const { t } = useLingui();
  const items = [
    { label: t`In-game name`, value: shown.accountName },
    { label: t`Note`, value: shown.note },
  ].flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
  return items.length === 0 ? null : <KeyValueList className={styles.others} items={items} />;
};

/** Login and password of a game account, hidden behind dots. */
export const AccountCredentials = ({ fetchCredentials, onRefused, isLocked = false }: AccountCredentialsProps) => {
  const { t } = useLingui();
  const { shown, reveal } = useReveal(fetchCredentials, onRefused);
  return (
    <div>
      <SecretField label={t`Login`} dots={10} isLocked={isLocked} onReveal={async () => (await reveal()).login} />
      <SecretField label={t`Password`} dots={14} isLocked={isLocked} onReveal={async () => (await reveal()).password} />
      {shown !== null && <Others shown={shown} />}
    </div>
  );
};
