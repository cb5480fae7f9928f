import type { chatMessage, ResponseOf } from '@boostdesk/api-client/contract';

export type ChatPage = ResponseOf<typeof chatMessage.getHistory>;

/** Cached chat of an order: pages newest first, the messages of each ascending. */
export interface CachedChat {
  readonly pages: readonly { readonly items: readonly ChatPage[]; readonly next: string | null }[];
}
