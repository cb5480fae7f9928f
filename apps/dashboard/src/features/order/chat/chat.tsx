import { MESSAGE_MAX, type OrderView } from '@boostdesk/api-client/contract';
import { can } from '@boostdesk/auth';
import { Avatar } from '@boostdesk/ui/avatar';
import { IconButton } from '@boostdesk/ui/button';
import { ChatComposer } from '@boostdesk/ui/chat-composer';
import { ChatPanel } from '@boostdesk/ui/chat-panel';
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
import { useIsOffline } from '../../../shared/hooks/use-connection-status.ts';
import { useDraft } from '../../../shared/hooks/use-draft.ts';
import { subjectOf } from '../../../shared/order-subject.ts';
import { eventLooks } from '../event-descriptions.ts';
import styles from './chat.module.css';
import { entryAt, type ThreadEntry, toThread } from './chat-entries.ts';
import { chatPartnerOf, recipientsLabel } from './chat-partner.ts';
import { MessageText } from './message-text.tsx';
import { ChosenPictures } from './pictures/chosen-pictures.tsx';
import { MessagePictures } from './pictures/message-pictures.tsx';
import { PictureButtons } from './pictures/picture-buttons.tsx';
import { type ChosenPicture, useChosenPictures } from './pictures/use-chosen-pictures.ts';
import { createDraftSender } from './send-draft.ts';
import { systemMessageText } from './system-messages.ts';
import { useTypingSignal, useTypingText } from './typing/use-typing.ts';
import { type ChatQuery, useChatRoom, useLoadUntilUnread, useOutbox } from './use-chat.ts';
import { useMarkRead } from './use-mark-read.ts';
import { useMute } from './use-mute.ts';

interface PictureActions {
  readonly onCancel: (clientId: string) => void;
  readonly onLoadError: () => void;
}

function toEntry(entry: ThreadEntry, { onCancel, onLoadError }: PictureActions): ChatEntry {
  if (entry.kind === 'message') {
    const { pictures, text, ...message } = entry;
    return {
      ...message,
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

export interface ChatProps {
  readonly order: OrderView;
  readonly chat: ChatQuery;
  /** On phones, the chat is mounted but hidden while another tab is open. */
  readonly isShown: boolean;
}

/** The order's chat: history, pending messages and composer. */
export const Chat = ({ order, chat, isShown }: ChatProps) => {
  const { t } = useLingui();
  const actor = useAtomValue(actorAtom);
  const partner = chatPartnerOf(order, actor);
  const { isMuted, setMuted } = useMute(order.id);
  useChatRoom(order.id);
  const presence = partner?.roleLabel ?? t`A booster joins once the order is locked in`;
  return (
    <ChatPanel
      title={partner?.name ?? t`Chat`}
      avatar={partner && <Avatar name={partner.name} src={partner.image} size={36} isDecorative />}
      presence={isMuted ? t`${presence} · Alerts muted` : presence}
      actions={
        <IconButton aria-label={t`Mute alerts`} aria-pressed={isMuted} onPress={() => setMuted(!isMuted)}>
          <Icon name={isMuted ? 'bell-off' : 'bell'} />
        </IconButton>
      }
    >
      <Thread order={order} chat={chat} isShown={isShown} />
      <Composer order={order} name={recipientsLabel(order, actor)} />
    </ChatPanel>
  );
};

const Thread = ({ order, chat, isShown }: ChatProps) => {
  const { t } = useLingui();
  const self = useAtomValue(actorAtom).id;
  const { messages, firstUnread, error, retry, hasOlder, isLoadingOlder, hasOlderFailed, loadOlder } = chat;
  const { waiting, retry: sendAgain, cancel } = useOutbox(order.id);
  const [reached, setReached] = useState<number | null>(null);
  const unreadFrom = useMarkRead({ order: order.id, isShown, reached, firstUnread });
  useLoadUntilUnread(chat, unreadFrom);
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
  return (
    <ChatThread
      clock={serverNow}
      label={t`Messages`}
      entries={toThread({ messages, outbox: waiting, self }).map((entry) => toEntry(entry, pictureActions))}
      unreadFrom={entryAt(messages, unreadFrom, self)}
      hasOlder={hasOlder}
      isLoadingOlder={isLoadingOlder}
      hasOlderFailed={hasOlderFailed}
      onLoadOlder={loadOlder}
      onReachNewest={() => setReached(messages.at(-1)?.seq ?? null)}
      onRetry={(clientId) => void sendAgain(clientId).catch(showSaveError)}
      onDiscard={discard}
    />
  );
};

const toNewPicture = ({ file, width, height, alt }: ChosenPicture) => ({ file, width, height, alt: alt.trim() });

const Composer = ({ order, name }: { readonly order: OrderView; readonly name: string | undefined }) => {
  const { t } = useLingui();
  const actor = useAtomValue(actorAtom);
  const isOffline = useIsOffline();
  const draft = useDraft(`${order.id}`, () => '');
  const clear = (sent: string) => draft.clear((text) => text.trim() === sent);
  const [sendDraft] = useState(createDraftSender<ChosenPicture>);
  const { send } = useOutbox(order.id);
  const chosen = useChosenPictures();
  const addFiles = (files: readonly File[]) => void chosen.add(files);
  const typing = useTypingText(order.id);
  const signalTyping = useTypingSignal(order.id);
  const onChange = (text: string) => {
    draft.change(text);
    if (text.trim() !== '') signalTyping();
  };
  const onAccepted = (text: string, pictures: readonly ChosenPicture[]) => {
    clear(text);
    chosen.remove(pictures.map(({ id }) => id));
  };
  const onFailed = (pictures: readonly ChosenPicture[]) => {
    chosen.giveBack(pictures);
    void toasts.add({
      title: t`Not sent`,
      message: t`Couldn’t save the message in this browser. Your text is still here.`,
      style: 'error',
    });
  };
  const onSend = (text: string) => {
    const add = (accepted: string, pictures: readonly ChosenPicture[]) => send(accepted, pictures.map(toNewPicture));
    void sendDraft(text, { take: chosen.take, add, onAccepted, onFailed });
  };
  const label = name === undefined ? t`Message` : t`Message ${name}`;
  return (
    <ChatComposer
      label={label}
      value={draft.value}
      onChange={onChange}
      maxLength={MESSAGE_MAX}
      sendLabel={t`Send`}
      disabledReason={can('chat.send', actor, subjectOf(order)) ? undefined : t`Chat opens once the order is paid.`}
      offlineNote={isOffline ? t`You’re offline. Your messages will be sent when you’re back online.` : undefined}
      typing={typing}
      actions={<PictureButtons onFiles={addFiles} />}
      attachments={<ChosenPictures chosen={chosen} />}
      hasAttachments={chosen.pictures.length > 0 || chosen.isReading}
      onFiles={addFiles}
      onSend={onSend}
    />
  );
};
