import type { OrderView } from '@boostdesk/api-client/contract';
import { Avatar } from '@boostdesk/ui/avatar';
import { IconButton } from '@boostdesk/ui/button';
import { ChatPanel } from '@boostdesk/ui/chat-panel';
import { Icon } from '@boostdesk/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../../core/lazy.ts';
import { useAtomValue } from '../../../core/state.ts';
import { actorAtom } from '../../../session/session-atoms.ts';
import { SectionErrorBoundary } from '../../../shared/components/section-error-boundary.tsx';
import styles from './chat.module.css';
import { chatPartnerOf, recipientsLabel } from './chat-partner.ts';
import { Composer } from './composer.tsx';
import { useFind } from './find/use-find.ts';
import { useMessageGuard } from './guard/use-message-guard.ts';
import { useReportReceived } from './receipts/use-report-received.ts';
import { useReply } from './replies/use-reply.ts';
import { Thread } from './thread.tsx';
import { type ChatQuery, useChatRoom } from './use-chat.ts';
import { useMute } from './use-mute.ts';

const FindPanel = lazyComponent(async () => (await import('./find/find-panel.tsx')).FindPanel);
const PrintChat = lazyComponent(async () => (await import('./print/print-chat.tsx')).PrintChat);
/** Only for who has scheduled a message. */
const ScheduledMessages = lazyComponent(
  async () => (await import('./scheduled/scheduled-messages.tsx')).ScheduledMessages,
);

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
  const { isMuted, isUnsupported, setMuted } = useMute(order.id);
  const reply = useReply(order.id);
  const { button, isOpen, toggle, close, wanted, find } = useFind();
  const guard = useMessageGuard(order, isShown);
  /** Counts the prints; 0 while nothing is printed. */
  const [printing, setPrinting] = useState(0);
  const printKey = `${order.id} ${printing}`;
  /** The print that has all messages. */
  const [printed, setPrinted] = useState<string | null>(null);
  const endPrint = () => {
    setPrinting(0);
    setPrinted(null);
  };
  useChatRoom(order.id);
  const newest = chat.recent?.at(-1)?.createdAt ?? order.createdAt;
  // A calendar whose first day is after its last one fails.
  const [oldest = newest] = [order.createdAt, newest].toSorted();
  useReportReceived(order.id, chat.messages, actor.id);
  const presence = partner?.roleLabel ?? t`A booster joins once the order is locked in`;
  return (
    <ChatPanel
      title={partner?.name ?? t`Chat`}
      avatar={partner && <Avatar name={partner.name} src={partner.image} size={36} isDecorative />}
      presence={isMuted ? t`${presence} · muted` : presence}
      actions={
        <>
          <IconButton ref={button} aria-label={t`Find in this chat`} aria-expanded={isOpen} onPress={toggle}>
            <Icon name="search" />
          </IconButton>
          <IconButton aria-label={t`Print chat`} onPress={() => setPrinting(printing + 1)}>
            <Icon name="printer" />
          </IconButton>
          <IconButton aria-label={t`Mute alerts`} aria-pressed={isMuted} onPress={() => setMuted(!isMuted)}>
            <Icon name={isMuted ? 'bell-off' : 'bell'} />
          </IconButton>
        </>
      }
    >
      {isUnsupported && (
        <p role="status" className={styles.note}>
          <Trans>Not available on this server</Trans>
        </p>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <FindPanel order={order.id} span={{ from: oldest, to: newest }} onFind={find} onClose={close} />
        </Suspense>
      )}
      <Thread
        order={order}
        chat={chat}
        isShown={isShown}
        onReply={reply.start}
        onAskAgain={guard.reopen}
        wanted={wanted}
        isPrintedWhole={printed === printKey}
      />
      {printing > 0 && (
        <SectionErrorBoundary resetKey={printKey}>
          <Suspense fallback={null}>
            <PrintChat key={printKey} order={order} onLoaded={() => setPrinted(printKey)} onEnd={endPrint} />
          </Suspense>
        </SectionErrorBoundary>
      )}
      {chat.scheduled > 0 && (
        <SectionErrorBoundary resetKey={order.id}>
          <Suspense fallback={null}>
            <ScheduledMessages order={order.id} count={chat.scheduled} find={guard.find} />
          </Suspense>
        </SectionErrorBoundary>
      )}
      <Composer
        order={order}
        name={recipientsLabel(order, actor)}
        reply={reply}
        guard={guard}
        onSent={chat.showNewest}
      />
    </ChatPanel>
  );
};
