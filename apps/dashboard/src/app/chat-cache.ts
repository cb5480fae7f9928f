import type { AnswerOf, ChatMessage, chatMessage } from '@boostdesk/api-client/contract';

/** A stretch of an order's chat as the server gives it. */
export type ChatPage = AnswerOf<typeof chatMessage.getHistory>;

/** An order's chat in the cache: pages from the newest to the oldest, each with its own messages ascending. */
export interface CachedChat {
  readonly pages: readonly { readonly items: readonly ChatPage[]; readonly next: string | null }[];
}

/** All messages, oldest first, each once: pages overlap when a message came between two reads. */
export function messagesOf(pages: readonly ChatPage[]): ChatMessage[] {
  const bySeq = new Map<number, ChatMessage>();
  for (const page of pages) for (const message of page.messages) bySeq.set(message.seq, message);
  return [...bySeq.values()].sort((one, other) => one.seq - other.seq);
}

/** The cached chat with a message that the server has just taken: it is seen before the next read brings it. */
export function withMessage<C extends CachedChat>(chat: C, message: ChatMessage): C {
  const [newest, ...older] = chat.pages;
  const page = newest?.items[0];
  if (newest === undefined || page === undefined) return chat;
  if (page.messages.some(({ seq }) => seq === message.seq)) return chat;
  const grown: ChatPage = { ...page, messages: messagesOf([page, { ...page, messages: [message] }]) };
  return { ...chat, pages: [{ ...newest, items: [grown, ...newest.items.slice(1)] }, ...older] };
}

/** The cached chat with nothing unread in it, as after the server was told so. */
export function withAllRead<C extends CachedChat>(chat: C): C {
  const [newest, ...older] = chat.pages;
  const page = newest?.items[0];
  if (newest === undefined || page === undefined || page.firstUnread === null) return chat;
  return {
    ...chat,
    pages: [{ ...newest, items: [{ ...page, firstUnread: null }, ...newest.items.slice(1)] }, ...older],
  };
}
