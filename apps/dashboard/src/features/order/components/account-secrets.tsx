import type { OrderView } from '@boostdesk/api-client/contract';
import { KeyValueList } from '@boostdesk/ui/key-value-list';
import { SecretField } from '@boostdesk/ui/secret-field';
import { useLingui } from '@lingui/react/macro';
import { type Credentials, useReveal } from '../use-reveal.ts';
import styles from './order.module.css';

interface SecretsProps {
  readonly order: OrderView;
  readonly isLocked: boolean;
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

/** Login and password behind dots. */
export const AccountSecrets = ({ order, isLocked }: SecretsProps) => {
  const { t } = useLingui();
  const { shown, reveal } = useReveal(order.id);
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
