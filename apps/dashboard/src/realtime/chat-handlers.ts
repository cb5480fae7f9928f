import type { ChatMessage } from '@boostdesk/api-client/contract';
import { isRole } from '@boostdesk/auth';
import type { Arrival, EventPayload } from '@boostdesk/realtime';
import {
  type CachedChat,
  type ChatChangeDeps,
  changeChat,
  lastSeqOf,
  withAllRead,
  withMessage,
  withSeen,
  withUnread,
} from '../data/chat-cache.ts';
import { withReceipt } from '../data/chat-receipts.ts';
import { keys } from '../data/query-client.ts';

/**
 * A user's message in the cache's form; undefined for those that are fetched: incomplete and system messages, and those
 * with pictures, whose addresses differ by reader.
 */
function toMessage(event: EventPayload<'message'>): ChatMessage | undefined {
  const { id, order, seqInOrder: seq, sender, clientId, msg: body, code, params, replyTo, createdAt } = event;
  if (id === null || order === null || seq === null || createdAt === null) return undefined;
  if (event.pictures !== undefined && event.pictures.length > 0) return undefined;
  if (code !== null || sender === null || !isRole(sender.role)) return undefined;
  const { role } = sender;
  const message = { id, order, seq, sender: { ...sender, role }, clientId, body, code, params, createdAt };
  return { ...message, ...(replyTo && { replyTo }), seenAt: null };
}

const lastSeqIn = ({ queries }: ChatChangeDeps, order: number): number | undefined => {
  const chat = queries.getQueryData<CachedChat>(keys.chat(order));
  return chat && lastSeqOf(chat);
};

/**
 * Adds a message to the cached chat. When numbers are missing before it, the chat is fetched as well; the message is
 * shown meanwhile, as it has left the outbox already.
 */
export function addToChat(deps: ChatChangeDeps, message: ChatMessage): void {
  const newest = lastSeqIn(deps, message.order);
  if (newest !== undefined && newest >= message.seq) return;
  changeChat(deps, message.order, (cached) => withMessage(cached, message));
  if (newest !== message.seq - 1) deps.invalidate(keys.chat(message.order));
}

/** Event handlers that update the cached chat from the payload. `user` is the signed-in user's id. */
export function createChatHandlers(deps: ChatChangeDeps, user: number) {
  const { invalidate } = deps;
  return {
    message: (event: EventPayload<'message'>): void => {
      const message = toMessage(event);
      if (message !== undefined) addToChat(deps, message);
      else if (event.order !== null) invalidate(keys.chat(event.order));
    },
    /** Follows `message`, or arrives alone when the chat's room is not joined; then the chat is fetched. */
    newMessage: ({ id, seqInOrder: seq = null }: EventPayload<'newMessage'>, { replayed }: Arrival): void => {
      // A replayed message may have been read meanwhile.
      if (seq !== null && seq <= (lastSeqIn(deps, id) ?? 0) && !replayed)
        changeChat(deps, id, (chat) => withUnread(chat, seq));
      else invalidate(keys.chat(id));
    },
    receiptChanged: ({
      order,
      by,
      deliveredUpTo,
      deliveredAt,
      seenUpTo,
      seenAt,
    }: EventPayload<'receiptChanged'>): void => {
      const { role } = by;
      if (!isRole(role)) return;
      const receipt = { by: { ...by, role }, deliveredUpTo, deliveredAt, seenUpTo, seenAt };
      changeChat(deps, order, (chat) => withReceipt(chat, receipt));
    },
    messagesSeen: ({ order, upTo, by, at }: EventPayload<'messagesSeen'>): void => {
      changeChat(deps, order, (chat) => {
        const seen = withSeen(chat, { upTo, by, at });
        return by === user && upTo >= (lastSeqOf(chat) ?? 0) ? withAllRead(seen) : seen;
      });
    },
  };
}
