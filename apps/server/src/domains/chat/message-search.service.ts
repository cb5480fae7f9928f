import { type Actor, isStaff } from '@boostdesk/auth';
import type { Db } from '../../db/index.ts';
import { parseIdCursor, toPage } from '../../db/keyset.ts';
import type { OrderSubjects } from '../orders/order-subjects.service.ts';
import { createMessageSearchRepository, type SearchScope } from './message-search.repository.ts';
import { requireReadableOrder } from './require-readable-order.ts';

/** Messages per page. */
const PAGE = 20;

interface SearchRequest {
  readonly text: string;
  readonly order?: number | undefined;
  readonly cursor?: string | undefined;
}

/** Finds messages by their words, in the chats that the user may read. */
export function createMessageSearch({ db, subjects }: { readonly db: Db; readonly subjects: OrderSubjects }) {
  const repository = createMessageSearchRepository();

  /** @throws HttpError `not_found` when the user may not read the order's chat */
  async function scopeOf(actor: Actor, order: number | undefined): Promise<SearchScope> {
    if (order !== undefined) return { kind: 'order', id: (await requireReadableOrder(subjects, actor, order, db)).id };
    return isStaff(actor) ? { kind: 'all' } : { kind: 'user', id: actor.id };
  }

  return {
    /** @throws HttpError `not_found` when the user may not read the order's chat, `invalid` for a malformed cursor */
    async search(actor: Actor, { text, order, cursor }: SearchRequest) {
      const scope = await scopeOf(actor, order);
      const before = cursor === undefined ? undefined : parseIdCursor(cursor);
      const words = await repository.wordsOf(db, text);
      const rows = words.length === 0 ? [] : await repository.find(db, words, scope, { before, limit: PAGE + 1 });
      const { items, next } = toPage(rows, PAGE);
      return {
        items: items.map((row) => ({
          id: row.id,
          order: row.order_id,
          purchase: row.purchase,
          seq: row.seq,
          sender: { id: row.sender_id, name: row.name },
          body: row.body,
          createdAt: row.created_at.toISOString(),
        })),
        next,
      };
    },
  };
}

export type MessageSearch = ReturnType<typeof createMessageSearch>;
