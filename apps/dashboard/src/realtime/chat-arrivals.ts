import type { ChatMessage } from '@boostdesk/api-client/contract';
import { isRole } from '@boostdesk/auth';
import type { Arrival, EventPayload } from '@boostdesk/realtime';
import { type CachedChat, newestOf, withAllRead, withMessage, withSeen, withUnread } from '../data/chat-cache.ts';
import { type ChatChangeDeps, changeChat } from '../data/chat-change.ts';
import { keys } from '../data/query-client.ts';

/** A person's message, as the cache holds it; undefined for system lines, which are read with what they change. */
function toMessage(event: EventPayload<'message'>): ChatMessage | undefined {
  const { id, order, seqInOrder: seq, sender, clientId, msg: body, code, params, createdAt } = event;
  if (code !== null || sender === null || !isRole(sender.role)) return undefined;
  const { role } = sender;
  return { id, order, seq, sender: { ...sender, role }, clientId, body, code, params, createdAt, seenAt: null };
}

const newestIn = ({ queries }: ChatChangeDeps, order: number): number | undefined => {
  const chat = queries.getQueryData<CachedChat>(keys.chat(order));
  return chat && newestOf(chat);
};

/**
 * Puts a message that came on its own into the cached chat. Where it does not follow the last one, what lies between is read: one's own
 * that was sent in a break has left the outbox by then, and would be nowhere meanwhile.
 */
export function addToChat(deps: ChatChangeDeps, message: ChatMessage): void {
  const newest = newestIn(deps, message.order);
  if (newest !== undefined && newest >= message.seq) return;
  changeChat(deps, message.order, (cached) => withMessage(cached, message));
  if (newest !== message.seq - 1) deps.stale(keys.chat(message.order));
}

/** The events of a chat, taken from what they carry instead of asked for. `user` is who is signed in. */
export function chatArrivals(deps: ChatChangeDeps, user: number) {
  const { stale } = deps;
  return {
    message: (event: EventPayload<'message'>): void => {
      const message = toMessage(event);
      if (message === undefined) stale(keys.chat(event.order));
      else addToChat(deps, message);
    },
    /** Comes behind the message itself, or alone where the chat's room is not heard, and then the chat is read. */
    newMessage: ({ id, seqInOrder: seq }: EventPayload<'newMessage'>, { replayed }: Arrival): void => {
      const isHeard = seq !== undefined && seq <= (newestIn(deps, id) ?? 0);
      // What happened in a break may be read by now.
      if (isHeard && !replayed) changeChat(deps, id, (chat) => withUnread(chat, seq));
      else stale(keys.chat(id));
    },
    messagesSeen: ({ order, upTo, by, at }: EventPayload<'messagesSeen'>): void => {
      changeChat(deps, order, (chat) => {
        const seen = withSeen(chat, { upTo, by, at });
        return by === user && upTo >= (newestOf(chat) ?? 0) ? withAllRead(seen) : seen;
      });
    },
  };
}
