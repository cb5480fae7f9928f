import type { ChatMessage, ChatReceipt } from '@boostdesk/api-client/contract';
import type { useChatApi } from '../../api.ts';

/** The server's longest page. */
const PAGE = 100;

export interface WholeChat {
  /** Oldest first. */
  readonly messages: readonly ChatMessage[];
  readonly receipts: readonly ChatReceipt[];
}

interface FetchOptions {
  readonly signal: AbortSignal;
  /** Called with the number of messages so far. */
  readonly onLoaded: (count: number) => void;
}

/** Fetches all messages of an order, the newest first, without caching them. */
export async function fetchWholeChat(
  api: Pick<ReturnType<typeof useChatApi>, 'getHistory'>,
  order: number,
  { signal, onLoaded }: FetchOptions,
): Promise<WholeChat> {
  const receipts: ChatReceipt[] = [];
  let messages: readonly ChatMessage[] = [];
  for (;;) {
    const [oldest] = messages;
    const range = oldest === undefined ? {} : { before: oldest.seq };
    const page = await api.getHistory({ order, limit: PAGE, ...range }, { signal });
    if (oldest === undefined) receipts.push(...(page.receipts ?? []));
    messages = [...page.messages, ...messages];
    onLoaded(messages.length);
    if (!page.more || page.messages.length === 0) return { messages, receipts };
  }
}
