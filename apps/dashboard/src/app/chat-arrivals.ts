import type { ChatMessage } from '@boostdesk/api-client/contract';
import { isRole } from '@boostdesk/auth';
import type { Arrival, EventPayload } from '@boostdesk/realtime';
import type { QueryClient } from '@tanstack/query-core';
import { type CachedChat, newestOf, withAllRead, withMessage, withSeen, withUnread } from './chat-cache.ts';
import { keys } from './query-client.ts';
import type { Stale } from './stale-queries.ts';

export interface ChatArrivalsDeps {
  readonly queries: QueryClient;
  readonly stale: Stale;
}

/** A person's message, as the cache holds it; undefined for system lines, which are read with what they change. */
function toMessage(event: EventPayload<'message'>): ChatMessage | undefined {
  const { id, order, seqInOrder: seq, sender, clientId, msg: body, code, params, createdAt } = event;
  if (code !== null || sender === null || !isRole(sender.role)) return undefined;
  const { role } = sender;
  return { id, order, seq, sender: { ...sender, role }, clientId, body, code, params, createdAt, seenAt: null };
}

/**
 * Puts a message that came on its own into the cached chat. Where it does not follow the last one, what lies between is read: one's own
 * that was sent in a break has left the outbox by then, and would be nowhere meanwhile.
 */
export function addToChat({ queries, stale }: ChatArrivalsDeps, message: ChatMessage): void {
  const queryKey = keys.chat(message.order);
  const chat = queries.getQueryData<CachedChat>(queryKey);
  const newest = chat && newestOf(chat);
  if (newest !== undefined && newest >= message.seq) return;
  // What is put in counts as fresh, though a hole before it may wait to be read.
  const wasStale = queries.getQueryState(queryKey)?.isInvalidated ?? false;
  queries.setQueryData<CachedChat>(queryKey, (cached) => cached && withMessage(cached, message));
  // A read under way began before the message was there, and would take it away again.
  const isBeingRead = queries.isFetching({ queryKey, exact: true }) > 0;
  if (wasStale || isBeingRead || newest !== message.seq - 1) stale(queryKey);
}

/** The events of a chat, taken from what they carry instead of asked for. `user` is who is signed in. */
export function chatArrivals(deps: ChatArrivalsDeps, user: number) {
  const { queries, stale } = deps;
  /** Orders whose last message was heard in their room. */
  const heard = new Set<number>();
  const change = (order: number, to: (chat: CachedChat) => CachedChat) =>
    queries.setQueryData<CachedChat>(keys.chat(order), (chat) => chat && to(chat));

  return {
    message: (event: EventPayload<'message'>): void => {
      const message = toMessage(event);
      if (message === undefined) stale(keys.chat(event.order));
      else {
        addToChat(deps, message);
        if (message.sender?.id !== user) heard.add(message.order);
      }
    },
    /** Comes behind the message itself, or alone where the chat's room is not heard: what is told of afterwards may be another one. */
    newMessage: ({ id }: EventPayload<'newMessage'>, { replayed }: Arrival): void => {
      if (heard.delete(id) && !replayed) change(id, (chat) => withUnread(chat, user));
      else stale(keys.chat(id));
    },
    messagesSeen: ({ order, upTo, by, at }: EventPayload<'messagesSeen'>): void => {
      change(order, (chat) => {
        const seen = withSeen(chat, { upTo, by, at });
        return by === user && upTo >= (newestOf(chat) ?? 0) ? withAllRead(seen) : seen;
      });
    },
  };
}
