import { type Language, MESSAGES_PAGE } from '@boostdesk/api-client/contract';
import { type Actor, isStaff } from '@boostdesk/auth';
import { chatRoom } from '@boostdesk/realtime/contract';
import type { Tx } from '../../db/index.ts';
import { HttpError } from '../../http/http-error.ts';
import { formatMessage } from '../../i18n/format-message.ts';
import { msg } from '../../i18n/message.ts';
import type { SubjectOrder } from '../orders/order-subjects.service.ts';
import type { ChatDeps } from './chat.service.ts';
import { createMessagesRepository } from './messages.repository.ts';
import { requireReadableOrder } from './require-readable-order.ts';
import { createUnreadRepository } from './unread.repository.ts';
import { createUnreadCountEvent } from './unread-count-event.ts';

interface ListQuery {
  readonly offset: number;
  /** Id of the previous page's last message. */
  readonly before?: number | undefined;
}

/** Preview of a message without text. */
const picturesText = (count: number) =>
  count === 1 ? msg('Picture') : msg('{count, plural, one {# picture} other {# pictures}}', { count });

export function createInboxService(deps: Omit<ChatDeps, 'guard' | 'isWithinRate' | 'pictures' | 'mutes'>) {
  const { db, events, subjects } = deps;
  const messages = createMessagesRepository();
  const unread = createUnreadRepository();

  const publishUnreadCount = async (tx: Tx, actor: Actor, changed: boolean) => {
    if (changed) await events.publishBatch(tx, [actor.id], createUnreadCountEvent(tx, unread));
  };

  /** @throws HttpError `not_found` unless the message is another user's in a readable chat */
  async function requireReceived(tx: Tx, actor: Actor, id: number) {
    const message = await messages.byId(tx, id);
    if (!message?.sender || message.sender.id === actor.id) throw new HttpError('not_found');
    await requireReadableOrder(subjects, actor, message.order, tx);
    return message;
  }

  /** Only reads of participants mark messages as seen. */
  const isParticipant = async (tx: Tx, actor: Actor, order: SubjectOrder) =>
    order.customerId === actor.id ||
    order.boosterId === actor.id ||
    (await messages.findStaffWriters(tx, order.id)).includes(actor.id);

  return {
    countUnread: async (user: number): Promise<number> => (await unread.countByUser(db, [user])).get(user) ?? 0,

    async list(actor: Actor, { offset, before }: ListQuery, language: Language) {
      const textOf = ({ body, pictures }: { body: string; pictures: number }) =>
        body === '' && pictures > 0 ? formatMessage(language, picturesText(pictures)) : body;
      const [unreadRows, allRows] = await Promise.all([
        before === undefined ? unread.list(db, actor.id) : [],
        unread.all(db, actor.id, {
          // Clients also send the offset, for servers that know no `before`.
          offset: before === undefined ? offset : 0,
          before,
          limit: MESSAGES_PAGE,
          writer: isStaff(actor),
        }),
      ]);
      return {
        unreadMsg: unreadRows.map((row) => ({
          id: row.id,
          order: row.order_id,
          purchase: row.purchase,
          Chat_messages: { message: textOf(row), createdAt: row.created_at.toISOString() },
        })),
        allMsg: allRows.map((row) => ({
          id: row.id,
          order: row.order_id,
          purchase: row.purchase,
          message: textOf(row),
          createdAt: row.created_at.toISOString(),
          unread: row.unread,
        })),
      };
    },

    makeRead: (actor: Actor, id: number): Promise<void> =>
      deps.write(null, async (tx) => {
        const message = await requireReceived(tx, actor, id);
        await publishUnreadCount(tx, actor, await unread.remove(tx, actor.id, [message.id]));
      }),

    makeUnread: (actor: Actor, id: number): Promise<void> =>
      deps.write(null, async (tx) => {
        const message = await requireReceived(tx, actor, id);
        await publishUnreadCount(tx, actor, await unread.add(tx, [actor.id], { id: message.id, order: message.order }));
      }),

    /** Ignores ids that are not unread. */
    clear: (actor: Actor, ids: readonly number[]): Promise<void> =>
      deps.write(null, async (tx) => publishUnreadCount(tx, actor, await unread.remove(tx, actor.id, ids))),

    /** Undoes `clear`; ignores ids of unreadable or own messages. */
    restore: (actor: Actor, ids: readonly number[]): Promise<void> =>
      deps.write(null, async (tx) =>
        publishUnreadCount(tx, actor, await unread.addAll(tx, actor.id, ids, isStaff(actor))),
      ),

    makeOrderRead: (actor: Actor, query: { order: number; upTo: number }): Promise<void> =>
      deps.write(null, async (tx) => {
        const order = await requireReadableOrder(subjects, actor, query.order, tx);
        await publishUnreadCount(tx, actor, await unread.removeUpTo(tx, actor.id, order.id, query.upTo));
        if (!(await isParticipant(tx, actor, order))) return;
        await deps.receipts.markSeen(tx, actor.id, { order: order.id, upTo: query.upTo });
        const at = deps.clock();
        if (await messages.markSeen(tx, order.id, actor.id, { upTo: query.upTo, at })) {
          const seen = { order: order.id, upTo: query.upTo, by: actor.id, at: at.toISOString() };
          events.publishToRoom(tx, chatRoom(order.id), 'messagesSeen', seen);
        }
      }),
  };
}

export type InboxService = ReturnType<typeof createInboxService>;
