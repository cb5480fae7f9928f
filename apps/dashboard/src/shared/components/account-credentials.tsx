import type { order as orderCalls, ResponseOf } from '@boostdesk/api-client/contract';
import { KeyValueList } from '@boostdesk/ui/key-value-list';
import { SecretField } from '@boostdesk/ui/secret-field';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import styles from './account-credentials.module.css';

type Credentials = ResponseOf<typeof orderCalls.revealCredentials>;

export interface AccountCredentialsProps {
  /** Fetches the credentials. The server logs each call. */
  readonly fetchCredentials: () => Promise<Credentials>;
  /** Called when the server refuses, as the data around may be outdated. */
  readonly onRefused: () => void;
  readonly isLocked?: boolean;
}

/** Fetches credentials once for all fields, and forgets them when the server's time limit ends. */
function useReveal(fetchCredentials: () => Promise<Credentials>, onRefused: () => void) {
  const [shown, setShown] = useState<Credentials | null>(null);
  const pending = useRef<Promise<Credentials> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function clear(): void {
    clearTimeout(timer.current);
    pending.current = null;
    setShown(null);
  }

  function reveal(): Promise<Credentials> {
    pending.current ??= fetchCredentials().then(
      (answer) => {
        setShown(answer);
        timer.current = setTimeout(clear, answer.seconds * 1000);
        return answer;
      },
      (error: unknown) => {
        pending.current = null;
        // The order was paused or unassigned meanwhile.
        onRefused();
        throw error;
      },
    );
    return pending.current;
  }

  return { shown, reveal };
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
