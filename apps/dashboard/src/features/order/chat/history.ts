import { orMissing, useApiInfiniteQuery } from '../../../data/api-query.ts';
import { type ChatPage, keepLater } from '../../../data/chat-cache.ts';
import { keys } from '../../../data/query-client.ts';
import { useChatApi } from '../api.ts';

const PAGE = 50;

/** A place in the chat: a sequence number, or the first message at or after a time in ISO 8601. */
export type ChatPlace = { readonly around: number } | { readonly since: string };

/** Cursors are the side and the sequence number: 'before:120', 'after:170'. */
function parseCursor(cursor: string): { before: number } | { after: number } {
  const [side, seq = ''] = cursor.split(':');
  const number = Number.parseInt(seq, 10);
  return side === 'after' ? { after: number } : { before: number };
}

/** Cursors of the pages that join a page. */
function cursorsOf({ messages, more, newer }: ChatPage, isAfter: boolean) {
  const [first, last] = [messages[0]?.seq, messages.at(-1)?.seq];
  const hasOlder = isAfter || more;
  const hasNewer = isAfter ? more : newer === true;
  return {
    next: hasOlder && first !== undefined ? `before:${first}` : null,
    previous: hasNewer && last !== undefined ? `after:${last}` : null,
  };
}

/** An order's chat from a place on, or from the newest page; older and newer pages on request. */
export function useHistory(order: number, place: ChatPlace | null, enabled = true) {
  const api = useChatApi();
  return useApiInfiniteQuery<ChatPage>({
    key: place === null ? keys.chat(order) : keys.chatAt(order, place),
    enabled,
    refetchOnVisit: place === null,
    ...(place === null && { merge: keepLater }),
    fetchPage: async (cursor, signal, quiet) => {
      const range = cursor === undefined ? place : parseCursor(cursor);
      const page = await api.getHistory({ order, ...range, limit: PAGE }, { signal, quiet: orMissing(quiet) });
      return { items: [page], ...cursorsOf(page, range !== null && 'after' in range) };
    },
  });
}
