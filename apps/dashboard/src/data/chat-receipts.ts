import type { ChatReceipt } from '@boostdesk/api-client/contract';
import type { CachedChat, ChatPage } from './cached-chat.ts';

const earlier = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other < one) ? other : one;

/** Position and time that are further along; of one position, the earlier time. */
function further(
  [upTo, at]: readonly [number, string | null],
  [otherUpTo, otherAt]: readonly [number, string | null],
): readonly [number, string | null] {
  if (upTo !== otherUpTo) return upTo > otherUpTo ? [upTo, at] : [otherUpTo, otherAt];
  return [upTo, earlier(at, otherAt)];
}

/** Merges two receipts, in either order: the later position of each counts. The name is that of `next`. */
export function mergeReceipt(known: ChatReceipt, next: ChatReceipt): ChatReceipt {
  const [seenUpTo, seenAt] = further([known.seenUpTo, known.seenAt], [next.seenUpTo, next.seenAt]);
  const [deliveredUpTo, deliveredAt] = further(
    [known.deliveredUpTo, known.deliveredAt],
    [next.deliveredUpTo, next.deliveredAt],
  );
  return { by: next.by, deliveredUpTo, deliveredAt, seenUpTo, seenAt };
}

export type ReceiptState = 'sent' | 'delivered' | 'seen';

/** How far one participant is with a message. */
export const receiptState = ({ deliveredUpTo, seenUpTo }: ChatReceipt, seq: number): ReceiptState => {
  if (seenUpTo >= seq) return 'seen';
  return deliveredUpTo >= seq ? 'delivered' : 'sent';
};

/** How far any participant is with a message. */
export function furthestState(receipts: readonly ChatReceipt[], seq: number): ReceiptState {
  const states = receipts.map((receipt) => receiptState(receipt, seq));
  if (states.includes('seen')) return 'seen';
  return states.includes('delivered') ? 'delivered' : 'sent';
}

const newestPage = ({ pages }: CachedChat): ChatPage | undefined => pages[0]?.items[0];

export const receiptsOf = (chat: CachedChat): readonly ChatReceipt[] => newestPage(chat)?.receipts ?? [];

function withReceipts<C extends CachedChat>(chat: C, receipts: readonly ChatReceipt[]): C {
  const [first, ...older] = chat.pages;
  const page = first?.items[0];
  if (first === undefined || page === undefined) return chat;
  const items = [{ ...page, receipts: [...receipts] }, ...first.items.slice(1)];
  return { ...chat, pages: [{ ...first, items }, ...older] };
}

const isSame = (one: ChatReceipt, other: ChatReceipt): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Adds what an event says about a participant. */
export function withReceipt<C extends CachedChat>(chat: C, receipt: ChatReceipt): C {
  const receipts = receiptsOf(chat);
  const known = receipts.find(({ by }) => by.id === receipt.by.id);
  if (known === undefined) return withReceipts(chat, [...receipts, receipt]);
  const merged = mergeReceipt(known, receipt);
  if (isSame(known, merged)) return chat;
  return withReceipts(
    chat,
    receipts.map((one) => (one === known ? merged : one)),
  );
}

/** Keeps what events said during a fetch. Who is not among the fetched ones no longer takes part. */
export function keepReceipts<C extends CachedChat>(cached: C, fetched: C): C {
  const known = receiptsOf(cached);
  const receipts = receiptsOf(fetched).map((receipt) => {
    const before = known.find(({ by }) => by.id === receipt.by.id);
    return before === undefined ? receipt : mergeReceipt(before, receipt);
  });
  return receipts.length === 0 ? fetched : withReceipts(fetched, receipts);
}
