import { toVisible } from '@boostdesk/catalogs/text';
import { Button } from '@boostdesk/ui/button';
import { Icon } from '@boostdesk/ui/icon';
import { Link } from '@boostdesk/ui/link';
import { ListRow, RowIcon } from '@boostdesk/ui/list-row';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatDateTime } from '../../i18n/format.ts';
import { useIsOffline } from '../../shared/hooks/use-connection-status.ts';
import { needsConfirmation, sendProblemMessage } from '../../shared/send-problem.ts';
import styles from './unsent.module.css';
import type { UnsentMessage } from './use-unsent.ts';
import type { useUnsentActions } from './use-unsent-actions.ts';

/** Why the message has not been sent. */
function useReason({ state, failure }: UnsentMessage): string {
  const { t } = useLingui();
  const isOffline = useIsOffline();
  if (failure !== null) return sendProblemMessage(failure) || t`The server rejected this message.`;
  if (state === 'sending') return t`Sending`;
  return isOffline ? t`You’re offline. This message will be sent when you’re back online.` : t`Waiting to send`;
}

/** Length of a message's beginning in the names of its buttons, in characters. */
const BEGINNING = 40;

function shorten(text: string): string {
  const characters = [...text];
  return characters.length > BEGINNING ? `${characters.slice(0, BEGINNING).join('')}…` : text;
}

interface UnsentRowProps {
  readonly message: UnsentMessage;
  readonly actions: ReturnType<typeof useUnsentActions>;
}

export const UnsentRow = ({ message, actions: { retry, edit, discard } }: UnsentRowProps) => {
  const { order, at, pictures = [], state } = message;
  const msg = toVisible(message.msg);
  const { t } = useLingui();
  const reason = useReason(message);
  const [isRetryFocused, setRetryFocused] = useState(false);
  const isFailed = state === 'failed';
  const isUnconfirmed = needsConfirmation(message);
  const pictureCount = plural(pictures.length, { one: '# picture', other: '# pictures' });
  const beginning = msg === '' ? pictureCount : shorten(msg);
  return (
    <ListRow
      mark={
        <RowIcon tone={isFailed ? 'danger' : 'neutral'}>
          <Icon name={isFailed ? 'circle-alert' : 'clock'} size={16} />
        </RowIcon>
      }
      title={
        <span className={styles.text} dir="auto" translate={msg === '' ? undefined : 'yes'}>
          {msg === '' ? pictureCount : msg}
        </span>
      }
      note={
        <>
          <span className={styles.facts}>
            <Link href={`/order/${order}?tab=chat`}>
              <Trans>Order #{order}</Trans>
            </Link>
            <time dateTime={new Date(at).toISOString()}>{formatDateTime(new Date(at).toISOString())}</time>
            {msg !== '' && pictures.length > 0 && <span>{pictureCount}</span>}
          </span>
          <span className={isFailed ? styles.failure : undefined}>{reason}</span>
        </>
      }
      actions={
        <>
          {/* The button stays while it has the focus. */}
          {(isFailed || isRetryFocused) && (
            <Button
              size="s"
              aria-label={
                isUnconfirmed
                  ? t`Send anyway: order #${order}, ${beginning}`
                  : t`Try again: order #${order}, ${beginning}`
              }
              isPending={!isFailed}
              onFocusChange={setRetryFocused}
              onPress={() => retry(message)}
            >
              <Icon name="retry" size={14} />
              {isUnconfirmed ? <Trans>Send anyway</Trans> : <Trans>Try again</Trans>}
            </Button>
          )}
          {/* The composer cannot take over pictures. */}
          {pictures.length === 0 && (
            <Button size="s" aria-label={t`Edit: order #${order}, ${beginning}`} onPress={() => void edit(message)}>
              <Trans>Edit</Trans>
            </Button>
          )}
          <Button size="s" aria-label={t`Discard: order #${order}, ${beginning}`} onPress={() => void discard(message)}>
            <Trans>Discard</Trans>
          </Button>
        </>
      }
    />
  );
};
