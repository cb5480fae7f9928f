import type { ChatMessage } from '@boostdesk/api-client/contract';
import type { Db } from '../../db/index.ts';
import { PAGE_SIZE } from '../../db/keyset.ts';
import { createMessagesRepository } from './messages.repository.ts';

/** Messages of an order's chat; with none of the places the latest. */
export interface HistoryQuery {
  readonly order: number;
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  readonly around?: number | undefined;
  /** ISO 8601. */
  readonly since?: string | undefined;
  readonly limit?: number | undefined;
}

interface HistoryPage {
  readonly messages: ChatMessage[];
  readonly more: boolean;
  readonly newer?: boolean;
  readonly found?: number | null;
}

/** Whether these are the latest messages. */
export const isLatestPage = ({ before, after, around, since }: HistoryQuery): boolean =>
  before === undefined && after === undefined && around === undefined && since === undefined;

/** Reads pages of a chat, in ascending order. */
export function createHistoryPages(db: Db) {
  const messages = createMessagesRepository();

  async function readAround(order: number, seq: number, limit: number): Promise<HistoryPage> {
    const before = Math.floor(limit / 2);
    const after = limit - before;
    const [older, newer] = await Promise.all([
      messages.listRange(db, order, { before: seq, limit: before }),
      messages.listRange(db, order, { after: seq - 1, limit: after }),
    ]);
    return {
      messages: [...older.slice(Math.max(0, older.length - before)), ...newer.slice(0, after)],
      more: older.length > before,
      newer: newer.length > after,
    };
  }

  return {
    async read(order: number, { limit = PAGE_SIZE, before, after, around, since }: HistoryQuery): Promise<HistoryPage> {
      if (around !== undefined) return readAround(order, around, limit);
      if (since !== undefined) {
        const found = await messages.findSeqSince(db, order, new Date(since));
        return { ...(await readAround(order, found ?? 1, limit)), found };
      }
      const rows = await messages.listRange(db, order, { before, after, limit });
      // The extra row is the oldest, with `after` the newest.
      return { messages: after === undefined ? rows.slice(-limit) : rows.slice(0, limit), more: rows.length > limit };
    },
  };
}
