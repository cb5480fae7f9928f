import { MESSAGE_MAX, type OrderView } from '@boostdesk/api-client/contract';
import { can } from '@boostdesk/auth';
import { visibleLength } from '@boostdesk/catalogs/text';
import type { OutboxMessage } from '@boostdesk/realtime/outbox';
import { ChatComposer } from '@boostdesk/ui/chat-composer';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useAtomValue } from '../../../core/state.ts';
import { toasts, UNDO_MS } from '../../../core/toasts.ts';
import { actorAtom } from '../../../session/session-atoms.ts';
import { textDraft } from '../../../shared/chat-drafts.ts';
import { useIsOffline } from '../../../shared/hooks/use-connection-status.ts';
import { useDraft } from '../../../shared/hooks/use-draft.ts';
import { subjectOf } from '../../../shared/order-subject.ts';
import type { ChosenPicture } from '../../../shared/pictures/chosen-picture.ts';
import { ChosenPictures } from '../../../shared/pictures/chosen-pictures.tsx';
import { PictureButtons } from '../../../shared/pictures/picture-buttons.tsx';
import { useChosenPictures } from '../../../shared/pictures/use-chosen-pictures.ts';
import { MessageGuard } from './guard/message-guard.tsx';
import type { MessageGuard as Guard } from './guard/use-message-guard.ts';
import { FetchingNote } from './quick-replies/fetching-note.tsx';
import { GapNote } from './quick-replies/gap-note.tsx';
import { QuickReplyButton } from './quick-replies/quick-reply-button.tsx';
import { useQuickReplies } from './quick-replies/use-quick-replies.tsx';
import { describeReply } from './replies/quote.ts';
import type { ReplyDraft } from './replies/use-reply.ts';
import { SendLater } from './scheduled/send-later.tsx';
import { createDraftSender } from './send-draft.ts';
import { useTypingSignal, useTypingText } from './typing/use-typing.ts';
import { useOutbox } from './use-chat.ts';
import { usePutBack } from './use-put-back.ts';

interface ComposerProps {
  readonly order: OrderView;
  readonly name: string | undefined;
  readonly reply: ReplyDraft;
  /** Called when a message was accepted. */
  readonly onSent: () => void;
  readonly guard: Guard;
}

const toNewPicture = ({ file, width, height, alt }: ChosenPicture) => ({ file, width, height, alt: alt.trim() });

/** The field for a message, with its draft, pictures and reply. */
export const Composer = ({ order, name, reply, guard, onSent }: ComposerProps) => {
  const { t } = useLingui();
  const actor = useAtomValue(actorAtom);
  const isOffline = useIsOffline();
  const draft = useDraft(textDraft(order.id), () => '');
  const clear = (sent: string) => draft.clear((text) => text.trim() === sent);
  const [sendDraft] = useState(createDraftSender<ChosenPicture>);
  const { send } = useOutbox(order.id);
  const chosen = useChosenPictures(`chat ${actor.id} ${order.id}`);
  const addFiles = (files: readonly File[] | Promise<readonly File[]>) => void chosen.add(files);
  const [isWaiting, setWaiting] = useState(false);
  const takePictures = async () => {
    setWaiting(true);
    try {
      return await chosen.take();
    } finally {
      setWaiting(false);
    }
  };
  const typing = useTypingText(order.id);
  const signalTyping = useTypingSignal(order.id);
  const onChange = (text: string) => {
    draft.change(text);
    if (visibleLength(text) > 0) signalTyping();
  };
  const quickReplies = useQuickReplies({ order, text: draft.value, onChange, onFiles: addFiles });
  const replyTo = reply.quote;
  const sendChecked = (text: string, confirmed: boolean) => {
    const add = (accepted: string, pictures: readonly ChosenPicture[]) =>
      send(accepted, { pictures: pictures.map(toNewPicture), replyTo, confirmed });
    const onAccepted = (accepted: string, pictures: readonly ChosenPicture[]) => {
      clear(accepted);
      reply.clear(replyTo);
      chosen.removeSent(pictures);
      onSent();
    };
    void sendDraft(text, { take: takePictures, add, onAccepted, onFailed });
  };
  const check = (text: string, send: (confirmed: boolean) => void) => {
    if (!quickReplies.gaps.refuse()) guard.check(text, send);
  };
  // Until it is scheduled the text stays in the field, from where it would be sent as well.
  const scheduling = useRef<string | null>(null);
  const onSend = (text: string) => {
    if (text !== scheduling.current) check(text, (confirmed) => sendChecked(text, confirmed));
  };
  const putBack = (text: string) => draft.change(draft.value === '' ? text : `${text}\n${draft.value}`);
  const putBackAnywhere = usePutBack(actor.id, order.id, putBack);
  const restoreRest = ({ pictures = [], replyTo: quote }: OutboxMessage) => {
    if (quote !== undefined) reply.start(quote);
    chosen.restore(pictures);
  };
  const onEdit = (message: OutboxMessage) => {
    putBack(message.msg);
    restoreRest(message);
  };
  const onMoved = (text: string, message?: OutboxMessage) => {
    if (message === undefined) clear(text);
    else restoreRest(message);
    toasts.add({
      title: t`Message moved`,
      message: t`Check the account details and save them.`,
      style: 'success',
      timeout: UNDO_MS,
      action: { label: t`Undo`, onAction: () => putBackAnywhere(text) },
    });
  };
  const onSaveError = () =>
    void toasts.add({
      title: t`Change not saved`,
      message: t`Couldn’t save the change in this browser. Try again.`,
      style: 'error',
    });
  const onFailed = (pictures: readonly ChosenPicture[]) => {
    chosen.giveBack(pictures);
    void toasts.add({
      title: t`Not sent`,
      message: t`Couldn’t save the message in this browser. Your text is still here.`,
      style: 'error',
    });
  };
  const hasPictures = chosen.pictures.length > 0 || chosen.isReading;
  const label = name === undefined ? t`Message` : t`Message ${name}`;
  const composer = (
    <ChatComposer
      label={label}
      value={draft.value}
      onChange={onChange}
      maxLength={MESSAGE_MAX}
      sendLabel={t`Send`}
      disabledReason={can('chat.send', actor, subjectOf(order)) ? undefined : t`Chat opens once the order is paid.`}
      offlineNote={isOffline ? t`You’re offline. Your messages will be sent when you’re back online.` : undefined}
      typing={typing}
      reply={
        replyTo === null
          ? undefined
          : { ...describeReply(replyTo, actor.id), presses: reply.presses, onCancel: reply.cancel }
      }
      {...quickReplies.props}
      actions={
        <>
          {quickReplies.isEnabled && <QuickReplyButton onPress={quickReplies.open} />}
          <PictureButtons onFiles={addFiles} />
          {can('chat.schedule', actor, subjectOf(order)) && (
            <SendLater
              order={order.id}
              text={draft.value}
              hasMore={hasPictures || replyTo !== null}
              guard={guard}
              check={check}
              onPending={(text) => {
                scheduling.current = text;
              }}
              onScheduled={clear}
            />
          )}
        </>
      }
      attachments={
        <>
          <ChosenPictures chosen={chosen} />
          {chosen.isFetching && <FetchingNote isWaiting={isWaiting} />}
          <GapNote gaps={quickReplies.gaps} />
        </>
      }
      hasAttachments={hasPictures}
      onFiles={addFiles}
      onSend={onSend}
    />
  );
  return (
    <>
      {composer}
      <MessageGuard order={order} guard={guard} onEdit={onEdit} onMoved={onMoved} onSaveError={onSaveError} />
    </>
  );
};
