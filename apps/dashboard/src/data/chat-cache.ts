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

/** Sequence number of the last message; 0 for an empty chat, undefined for one that was never read. */
export function newestOf(chat: CachedChat): number | undefined {
  const page = chat.pages[0]?.items[0];
  return page && (page.messages.at(-1)?.seq ?? 0);
}

/** The cached chat with every message changed by `change`; the same one where none was. */
function withMessages<C extends CachedChat>(chat: C, change: (message: ChatMessage) => ChatMessage): C {
  let changed = false;
  const pages = chat.pages.map((page) => ({
    ...page,
    items: page.items.map((item) => ({
      ...item,
      messages: item.messages.map((message) => {
        const next = change(message);
        changed ||= next !== message;
        return next;
      }),
    })),
  }));
  return changed ? { ...chat, pages } : chat;
}

/** The cached chat in which somebody has read the messages of the others up to there. */
export const withSeen = <C extends CachedChat>(
  chat: C,
  { upTo, by, at }: { upTo: number; by: number; at: string },
): C =>
  withMessages(chat, (message) =>
    message.seq > upTo || message.sender?.id === by || message.seenAt !== null ? message : { ...message, seenAt: at },
  );

/** The cached chat in which a message waits to be read; of several, the first. */
export function withUnread<C extends CachedChat>(chat: C, seq: number): C {
  const [newest, ...older] = chat.pages;
  const page = newest?.items[0];
  if (newest === undefined || page === undefined) return chat;
  const firstUnread = Math.min(page.firstUnread ?? seq, seq);
  if (firstUnread === page.firstUnread) return chat;
  return { ...chat, pages: [{ ...newest, items: [{ ...page, firstUnread }, ...newest.items.slice(1)] }, ...older] };
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
