import { type OrderView, type QuotedMessage, UNREAD_MAX } from '@boostdesk/api-client/contract';
import { can } from '@boostdesk/auth';
import { ChatThread } from '@boostdesk/ui/chat-thread';
import { SkeletonList } from '@boostdesk/ui/skeleton';
import { plural, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useAtomValue } from '../../../core/state.ts';
import { toasts } from '../../../core/toasts.ts';
import { useLatest } from '../../../core/use-latest.ts';
import { formatCappedCount } from '../../../i18n/format.ts';
import { serverNow } from '../../../i18n/server-clock.ts';
import { actorAtom } from '../../../session/session-atoms.ts';
import { LoadError } from '../../../shared/components/load-error.tsx';
import { subjectOf } from '../../../shared/order-subject.ts';
import styles from './chat.module.css';
import { entryAt, messageOf, type ThreadEntry, toThread } from './chat-entries.ts';
import type { ChatPlace } from './history.ts';
import { NewerMessages } from './newer-messages.tsx';
import { toQuote } from './replies/quote.ts';
import { toEntry } from './thread-entry.tsx';
import { type ChatQuery, useOutbox } from './use-chat.ts';
import { useFocusReturn } from './use-focus-return.ts';
import type { UnreadLine } from './use-mark-read.ts';
import { useMarkRead } from './use-mark-read.ts';
import { useSeek } from './use-seek.ts';

const unreadLabel = ({ count }: UnreadLine): string =>
  count < UNREAD_MAX
    ? plural(count, { one: '# unread, go to first', other: '# unread, go to first' })
    : t`${formatCappedCount(count)} unread, go to first`;

/** Shows a place once the chat is loaded. */
function useWanted(wanted: ChatPlace | null, isLoaded: boolean, seek: (place: ChatPlace) => void): void {
  const latest = useLatest(seek);
  useEffect(() => {
    if (wanted !== null && isLoaded) latest.current(wanted);
  }, [wanted, isLoaded, latest]);
}

interface ThreadProps {
  readonly order: OrderView;
  readonly chat: ChatQuery;
  readonly isShown: boolean;
  readonly onReply: (quote: QuotedMessage) => void;
  /** Asks again about a message that needs a confirmation; false when it failed for another reason. */
  readonly onAskAgain: (clientId: string) => boolean;
  /** Place to show; a new object shows it again. */
  readonly wanted: ChatPlace | null;
  /** The whole chat is printed instead (`PrintChat`). */
  readonly isPrintedWhole: boolean;
}

/** History and pending messages. */
export const Thread = ({ order, chat, isShown, onReply, onAskAgain, wanted, isPrintedWhole }: ThreadProps) => {
  const { t } = useLingui();
  const actor = useAtomValue(actorAtom);
  const self = actor.id;
  const {
    messages,
    receipts,
    firstUnread,
    unread,
    error,
    retry,
    hasOlder,
    hasOlderFailed,
    loadOlder,
    hasNewer,
    place,
  } = chat;
  const { waiting, retry: sendAgain, cancel } = useOutbox(order.id);
  const [reached, setReached] = useState<number | null>(null);
  const line = useMarkRead({ order: order.id, isShown, reached, firstUnread, unread });
  const onLost = () =>
    void toasts.add({
      title: t`Couldn’t show the message`,
      message: t`The message isn’t available, or the connection failed. Try again.`,
      style: 'error',
    });
  const { seek, target, onShown } = useSeek(chat, { self, onLost });
  useWanted(wanted, messages !== undefined, seek);
  const box = useFocusReturn(place);
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
  const tryAgain = (clientId: string) => {
    if (!onAskAgain(clientId)) void sendAgain(clientId).catch(showSaveError);
  };
  const discard = (clientId: string) => void cancel(clientId).catch(showSaveError);
  const pictureActions = { onCancel: discard, onLoadError: retry };
  const reply = (entry: string) => {
    const message = messageOf(messages, entry, self);
    const quote = message && toQuote(message);
    if (quote !== undefined) onReply(quote);
  };
  const showQuoted = (entry: ThreadEntry | undefined) => {
    const seq = entry?.kind === 'message' ? entry.replyTo?.message?.seq : undefined;
    if (seq !== undefined) seek({ around: seq });
  };
  // Pending messages follow the newest one.
  const entries = toThread({ messages, outbox: hasNewer ? [] : waiting, receipts, self });
  const total = chat.recent?.at(-1)?.seq ?? 0;
  return (
    <>
      {(hasOlder || hasNewer) && !isPrintedWhole && (
        <p className={styles.printNote}>
          <Trans>
            Messages printed: {messages.length} of {total}. To print all of them, choose “Print chat”.
          </Trans>
        </p>
      )}
      <ChatThread
        className={isPrintedWhole ? styles.screenOnly : undefined}
        // A jump to another part of the chat resets the scroll position.
        key={JSON.stringify(place)}
        ref={box}
        clock={serverNow}
        label={t`Messages`}
        entries={entries.map((entry) => toEntry(entry, { ...pictureActions, order, receipts, self }))}
        unreadFrom={line === null ? undefined : entryAt(messages, line.from, self)}
        unreadCount={line?.count}
        unreadJump={
          line === null ? undefined : { label: unreadLabel(line), onPress: () => seek({ around: line.from }) }
        }
        hasOlder={hasOlder}
        isLoadingOlder={chat.isLoadingOlder || chat.isJumping}
        hasOlderFailed={hasOlderFailed}
        onLoadOlder={loadOlder}
        hasNewer={hasNewer}
        onLoadNewer={() => !chat.isLoadingNewer && !chat.hasNewerFailed && chat.loadNewer()}
        newer={<NewerMessages chat={chat} />}
        onShowLatest={chat.showNewest}
        onReachNewest={() => setReached(messages.at(-1)?.seq ?? null)}
        onRetry={tryAgain}
        onDiscard={discard}
        onReply={can('chat.send', actor, subjectOf(order)) ? reply : undefined}
        onShowQuoted={(id) => showQuoted(entries.find((entry) => entry.id === id))}
        target={target}
        onTargetShown={onShown}
      />
    </>
  );
};
