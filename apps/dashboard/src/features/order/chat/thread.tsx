import type { OrderView, QuotedMessage } from '@boostdesk/api-client/contract';
import { can } from '@boostdesk/auth';
import { type ChatEntry, ChatThread } from '@boostdesk/ui/chat-thread';
import { Icon } from '@boostdesk/ui/icon';
import { SkeletonList } from '@boostdesk/ui/skeleton';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAtomValue } from '../../../core/state.ts';
import { toasts } from '../../../core/toasts.ts';
import { serverNow } from '../../../i18n/server-clock.ts';
import { actorAtom } from '../../../session/session-atoms.ts';
import { LoadError } from '../../../shared/components/load-error.tsx';
import { subjectOf } from '../../../shared/order-subject.ts';
import { eventLooks } from '../event-descriptions.ts';
import styles from './chat.module.css';
import { entryAt, messageOf, type ThreadEntry, toThread } from './chat-entries.ts';
import { MessageText } from './message-text.tsx';
import { MessagePictures } from './pictures/message-pictures.tsx';
import { describeQuote, toQuote } from './replies/quote.ts';
import { useSeekMessage } from './replies/use-seek-message.ts';
import { systemMessageText } from './system-messages.ts';
import { type ChatQuery, useLoadUntilUnread, useOutbox } from './use-chat.ts';
import { useMarkRead } from './use-mark-read.ts';

interface EntryContext {
  readonly self: number;
  readonly onCancel: (clientId: string) => void;
  readonly onLoadError: () => void;
}

function toEntry(entry: ThreadEntry, { self, onCancel, onLoadError }: EntryContext): ChatEntry {
  if (entry.kind === 'message') {
    const { pictures, text, replyTo, ...message } = entry;
    return {
      ...message,
      quote: replyTo && { ...describeQuote(replyTo, self), canShow: replyTo.message !== null },
      text: text === '' ? undefined : <MessageText text={text} />,
      attachment: pictures && (
        <MessagePictures {...pictures} onCancel={() => onCancel(entry.id)} onLoadError={onLoadError} />
      ),
    };
  }
  const { id, at, message } = entry;
  return {
    kind: 'system',
    id,
    at,
    text: systemMessageText(message.code, message.params),
    icon: <Icon name={eventLooks[message.code].icon} size={14} />,
  };
}

interface ThreadProps {
  readonly order: OrderView;
  readonly chat: ChatQuery;
  readonly isShown: boolean;
  readonly onReply: (quote: QuotedMessage) => void;
}

/** History and pending messages. */
export const Thread = ({ order, chat, isShown, onReply }: ThreadProps) => {
  const { t } = useLingui();
  const actor = useAtomValue(actorAtom);
  const self = actor.id;
  const { messages, firstUnread, error, retry, hasOlder, isLoadingOlder, hasOlderFailed, loadOlder } = chat;
  const { waiting, retry: sendAgain, cancel } = useOutbox(order.id);
  const [reached, setReached] = useState<number | null>(null);
  const unreadFrom = useMarkRead({ order: order.id, isShown, reached, firstUnread });
  useLoadUntilUnread(chat, unreadFrom);
  const onLost = () =>
    void toasts.add({
      title: t`Couldn’t show the message`,
      message: t`Scroll up to load older messages, then try again.`,
      style: 'error',
    });
  const { seek, target, onShown } = useSeekMessage(chat, { self, onLost });
  const showSaveError = () =>
    void toasts.add({
      title: t`Change not saved`,
      message: t`Couldn’t save the change in this browser. Try again.`,
      style: 'error',
    });
  if (messages === undefined) {
    if (error === null) return <SkeletonList className={styles.loading ?? ''} label={t`Loading chat`} />;
    return (
      <LoadError error={error} onRetry={retry} className={styles.failed ?? ''}>
        <Trans>Couldn’t load the chat.</Trans>
      </LoadError>
    );
  }
  const discard = (clientId: string) => void cancel(clientId).catch(showSaveError);
  const pictureActions = { onCancel: discard, onLoadError: retry };
  const reply = (entry: string) => {
    const message = messageOf(messages, entry, self);
    const quote = message && toQuote(message);
    if (quote !== undefined) onReply(quote);
  };
  const showQuoted = (entry: ThreadEntry | undefined) => {
    const seq = entry?.kind === 'message' ? entry.replyTo?.message?.seq : undefined;
    if (seq !== undefined) seek(seq);
  };
  const entries = toThread({ messages, outbox: waiting, self });
  return (
    <ChatThread
      clock={serverNow}
      label={t`Messages`}
      entries={entries.map((entry) => toEntry(entry, { ...pictureActions, self }))}
      unreadFrom={entryAt(messages, unreadFrom, self)}
      hasOlder={hasOlder}
      isLoadingOlder={isLoadingOlder}
      hasOlderFailed={hasOlderFailed}
      onLoadOlder={loadOlder}
      onReachNewest={() => setReached(messages.at(-1)?.seq ?? null)}
      onRetry={(clientId) => void sendAgain(clientId).catch(showSaveError)}
      onDiscard={discard}
      onReply={can('chat.send', actor, subjectOf(order)) ? reply : undefined}
      onShowQuoted={(id) => showQuoted(entries.find((entry) => entry.id === id))}
      target={target}
      onTargetShown={onShown}
    />
  );
};
