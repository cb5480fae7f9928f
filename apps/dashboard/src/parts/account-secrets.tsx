import { KeyValueList } from '@boostdesk/ui/key-value-list';
import { SecretField } from '@boostdesk/ui/secret-field';
import { useLingui } from '@lingui/react/macro';
import styles from './account-secrets.module.css';
import { type Credentials, useReveal } from './use-reveal.ts';

export interface AccountSecretsProps {
  /** One look: the server logs it. */
  readonly ask: () => Promise<Credentials>;
  /** It was refused: what is shown around may be out of date. */
  readonly onRefused: () => void;
  readonly isLocked?: boolean;
}

/** What is there beside login and password is read in the same look. */
const Others = ({ shown }: { readonly shown: Credentials }) => {
  const { t } = useLingui();
  const items = [
    { label: t`In-game name`, value: shown.accountName },
    { label: t`Note`, value: shown.note },
  ].flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
  return items.length === 0 ? null : <KeyValueList className={styles.others} items={items} />;
};

/** Login and password of a game account, behind dots. */
export const AccountSecrets = ({ ask, onRefused, isLocked = false }: AccountSecretsProps) => {
  const { t } = useLingui();
  const { shown, reveal } = useReveal(ask, onRefused);
  const labels = {
    reveal: (label: string, seconds: number) => t`Show ${label} for ${seconds} s`,
    hide: (label: string, seconds: number) => t`Hide ${label}, hidden in ${seconds} s`,
    copy: (label: string) => t`Copy ${label}`,
    copied: t`Copied`,
    masked: t`hidden`,
    failed: t`Could not be shown`,
    copyFailed: t`Could not be copied`,
  };
  return (
    <div>
      <SecretField
        label={t`Login`}
        labels={labels}
        dots={10}
        isLocked={isLocked}
        onReveal={async () => (await reveal()).login}
      />
      <SecretField
        label={t`Password`}
        labels={labels}
        dots={14}
        isLocked={isLocked}
        onReveal={async () => (await reveal()).password}
      />
      {shown !== null && <Others shown={shown} />}
    </div>
  );
};
