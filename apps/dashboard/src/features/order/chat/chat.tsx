import type { OrderView } from '@boostdesk/api-client/contract';
import { Avatar } from '@boostdesk/ui/avatar';
import { IconButton } from '@boostdesk/ui/button';
import { ChatPanel } from '@boostdesk/ui/chat-panel';
import { Icon } from '@boostdesk/ui/icon';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from '../../../core/state.ts';
import { actorAtom } from '../../../session/session-atoms.ts';
import { chatPartnerOf, recipientsLabel } from './chat-partner.ts';
import { Composer } from './composer.tsx';
import { useReply } from './replies/use-reply.ts';
import { Thread } from './thread.tsx';
import { type ChatQuery, useChatRoom } from './use-chat.ts';
import { useMute } from './use-mute.ts';

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
  const reply = useReply(order.id);
  useChatRoom(order.id);
  const presence = partner?.roleLabel ?? t`A booster joins once the order is locked in`;
  return (
    <ChatPanel
      title={partner?.name ?? t`Chat`}
      avatar={partner && <Avatar name={partner.name} src={partner.image} size={36} isDecorative />}
      presence={isMuted ? t`${presence} · muted` : presence}
      actions={
        <IconButton aria-label={t`Mute alerts`} aria-pressed={isMuted} onPress={() => setMuted(!isMuted)}>
          <Icon name={isMuted ? 'bell-off' : 'bell'} />
        </IconButton>
      }
    >
      <Thread order={order} chat={chat} isShown={isShown} onReply={reply.start} />
      <Composer order={order} name={recipientsLabel(order, actor)} reply={reply} />
    </ChatPanel>
  );
};
