import { Button } from '@boostdesk/ui/button';
import { Icon } from '@boostdesk/ui/icon';
import { Link } from '@boostdesk/ui/link';
import { ListRow, RowIcon } from '@boostdesk/ui/list-row';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '../../i18n/format.ts';
import { moveFocusOnRemoval } from '../../shared/focus-fallback.ts';
import { useIsOffline } from '../../shared/hooks/use-connection-status.ts';
import styles from './unsent.module.css';
import type { UnsentMessage } from './use-unsent.ts';
import type { useUnsentActions } from './use-unsent-actions.ts';

/** Why the message has not been sent. */
function useReason({ state, failure }: UnsentMessage): string {
  const { t } = useLingui();
  const isOffline = useIsOffline();
  if (failure?.code === 'expired') return t`This message is more than a day old.`;
  if (failure !== null) return failure.message === '' ? t`The server rejected this message.` : failure.message;
  if (state === 'sending') return t`Sending`;
  return isOffline ? t`You’re offline. It will be sent when you’re back online.` : t`Waiting to send`;
}

interface UnsentRowProps {
  readonly message: UnsentMessage;
  readonly actions: ReturnType<typeof useUnsentActions>;
}

export const UnsentRow = ({ message, actions: { retry, edit, discard } }: UnsentRowProps) => {
  const { order, at, msg, pictures = [], state } = message;
  const reason = useReason(message);
  const isFailed = state === 'failed';
  return (
    <ListRow
      ref={moveFocusOnRemoval}
      mark={
        <RowIcon tone={isFailed ? 'danger' : 'neutral'}>
          <Icon name={isFailed ? 'circle-alert' : 'clock'} size={16} />
        </RowIcon>
      }
      title={
        <span className={styles.text} dir="auto" translate={msg === '' ? undefined : 'yes'}>
          {msg === '' ? plural(pictures.length, { one: '# picture', other: '# pictures' }) : msg}
        </span>
      }
      note={
        <>
          <span className={styles.facts}>
            <Link href={`/order/${order}?tab=chat`}>
              <Trans>Order #{order}</Trans>
            </Link>
            <time dateTime={new Date(at).toISOString()}>{formatDateTime(new Date(at).toISOString())}</time>
            {msg !== '' && pictures.length > 0 && (
              <span>{plural(pictures.length, { one: '# picture', other: '# pictures' })}</span>
            )}
          </span>
          <span className={isFailed ? styles.failure : undefined}>{reason}</span>
        </>
      }
      actions={
        <>
          {isFailed && (
            <Button size="s" onPress={() => retry(message)}>
              <Icon name="retry" size={14} />
              <Trans>Try again</Trans>
            </Button>
          )}
          {/* The composer cannot take over pictures. */}
          {pictures.length === 0 && (
            <Button size="s" onPress={() => void edit(message)}>
              <Trans>Edit</Trans>
            </Button>
          )}
          <Button size="s" onPress={() => discard(message)}>
            <Trans>Discard</Trans>
          </Button>
        </>
      }
    />
  );
};
