import type { ChatMessage } from '@boostdesk/api-client/contract';
import { type Actor, can } from '@boostdesk/auth';
import { isStatusIn, unattendedStatuses } from '@boostdesk/catalogs/rules';
import { chatRoom, parseRoom } from '@boostdesk/realtime/contract';
import type { Db, Tx } from '../../db/index.ts';
import { PAGE_SIZE } from '../../db/keyset.ts';
import type { Write } from '../../db/writer.ts';
import { HttpError } from '../../http/http-error.ts';
import { msg } from '../../i18n/message.ts';
import { createEventSpec, type EventsService } from '../events/events.service.ts';
import type { OrderSubjects, SubjectOrder } from '../orders/order-subjects.service.ts';
import type { ChatRateLimiter } from './chat-rate-limiter.ts';
import { createMessagesRepository } from './messages.repository.ts';
import { requireReadableOrder } from './require-readable-order.ts';
import type { SystemCode, SystemMessageParams } from './system-messages.ts';
import { createUnreadRepository } from './unread.repository.ts';
import { createUnreadCountEvent } from './unread-count-event.ts';

export interface ChatDeps {
  readonly db: Db;
  readonly write: Write;
  readonly clock: () => Date;
  readonly events: EventsService;
  readonly subjects: OrderSubjects;
  readonly isWithinRate: ChatRateLimiter;
}

interface SendRequest {
  readonly room: string;
  readonly msg: string;
  readonly clientId: string;
}

export interface SystemMessage {
  readonly order: number;
  readonly code: SystemCode;
  readonly params: SystemMessageParams;
}

const toAck = (message: ChatMessage) => ({ id: message.id, seqInOrder: message.seq, createdAt: message.createdAt });

/** @throws HttpError `key_reused` when order or text differ */
function assertSame(earlier: ChatMessage | undefined, sent: Pick<ChatMessage, 'order' | 'body'>): ChatMessage {
  if (earlier?.order !== sent.order || earlier.body !== sent.body) throw new HttpError('key_reused');
  return earlier;
}

/** Whether only staff can answer: the order has no booster, or is suspended. */
const isForStaff = ({ customerId, status }: SubjectOrder, sender: number): boolean =>
  sender === customerId && isStatusIn(unattendedStatuses, status);

/** Users who may not read an order's chat get `not_found`. */
export function createChatService(deps: ChatDeps) {
  const { db, events, subjects } = deps;
  const messages = createMessagesRepository();
  const unread = createUnreadRepository();

  /** Sends to open chats. Not stored: clients detect a gap in the numbers and fetch. */
  function publish(tx: Tx, { seq, body, seenAt: _, ...fields }: ChatMessage): void {
    events.publishToRoom(tx, chatRoom(fields.order), 'message', { ...fields, seqInOrder: seq, msg: body });
  }

  async function findReceivers(tx: Tx, order: SubjectOrder, sender: number): Promise<number[]> {
    const staff = isForStaff(order, sender)
      ? await messages.findActiveStaff(tx)
      : await messages.findStaffWriters(tx, order.id);
    const all = new Set([order.customerId, ...(order.boosterId === null ? [] : [order.boosterId]), ...staff]);
    all.delete(sender);
    return [...all];
  }

  async function findRefusal(actor: Actor, order: SubjectOrder): Promise<HttpError | undefined> {
    if (!can('chat.send', actor, order)) return new HttpError('conflict', msg('Chat opens once the order is paid.'));
    if (!(await deps.isWithinRate(actor.id, order.id)))
      return new HttpError('too_many', msg('You’re sending messages too quickly. The rest will be sent in a moment.'));
    return undefined;
  }

  /** Returns undefined when the client id is already used. */
  async function insert(tx: Tx, actor: Actor, order: SubjectOrder, { msg: body, clientId }: Omit<SendRequest, 'room'>) {
    const sender = { id: actor.id, clientId };
    return messages.insert(tx, { order: order.id, sender, body, code: null, params: {}, now: deps.clock() });
  }

  async function notifyReceivers(tx: Tx, order: SubjectOrder, message: ChatMessage, sender: number): Promise<void> {
    const receivers = await findReceivers(tx, order, sender);
    await unread.add(tx, receivers, { id: message.id, order: order.id });
    publish(tx, message);
    const newMessage = createEventSpec('newMessage', async () => (to) => ({
      to,
      id: order.id,
      seqInOrder: message.seq,
    }));
    await events.publishBatch(tx, receivers, newMessage, createUnreadCountEvent(tx, unread));
  }

  /**
   * Returns the first acknowledgement of the client id, even if rights have changed since.
   * @throws HttpError the given one when there is none
   */
  async function answerRepetition(
    { tx, actor, order, refusal }: { tx: Tx; actor: Actor; order: SubjectOrder; refusal: HttpError | undefined },
    { msg: body, clientId }: Omit<SendRequest, 'room'>,
  ) {
    const earlier = await messages.byClientId(tx, actor.id, clientId);
    if (earlier === undefined && refusal !== undefined) throw refusal;
    return toAck(assertSame(earlier, { order: order.id, body }));
  }

  return {
    /**
     * Sends once per client id; a repetition returns the first acknowledgement.
     * @throws HttpError `key_reused` when the text differs
     */
    async send(actor: Actor, { room, ...text }: SendRequest) {
      const parsed = parseRoom(room);
      if (parsed?.kind !== 'chat') throw new HttpError('not_found');
      return deps.write(null, async (tx) => {
        const order = await subjects.lock(tx, parsed.id);
        if (order === undefined || !can('chat.read', actor, order)) throw new HttpError('not_found');
        const refusal = await findRefusal(actor, order);
        const message = refusal === undefined ? await insert(tx, actor, order, text) : undefined;
        if (message === undefined) return answerRepetition({ tx, actor, order, refusal }, text);
        await notifyReceivers(tx, order, message, actor.id);
        return toAck(message);
      });
    },

    /**
     * Call it in the transaction of the cause, with the order locked. The message is never unread and sends no alert; a
     * notification informs the users concerned.
     */
    async addSystemMessage(tx: Tx, { order, code, params }: SystemMessage): Promise<void> {
      const line = await messages.insert(tx, { order, sender: null, body: '', code, params, now: deps.clock() });
      if (line === undefined) throw new Error(`No line of the house was written in the chat of order ${order}.`);
      publish(tx, line);
    },

    /** Removes the user on all devices, with their unread messages. */
    async removeReader(tx: Tx, { user, order }: { readonly user: number; readonly order: number }): Promise<void> {
      events.removeFromRoom(tx, chatRoom(order), user);
      await unread.removeAll(tx, user, order);
      await events.publishBatch(tx, [user], createUnreadCountEvent(tx, unread));
    },

    async history(
      actor: Actor,
      query: {
        order: number;
        before?: number | undefined;
        after?: number | undefined;
        limit?: number | undefined;
      },
    ) {
      const { id } = await requireReadableOrder(subjects, actor, query.order, db);
      const limit = query.limit ?? PAGE_SIZE;
      const found = await messages.listRange(db, id, { before: query.before, after: query.after, limit });
      const more = found.length > limit;
      // The extra row is the oldest, with `after` the newest.
      const page = query.after === undefined ? found.slice(-limit) : found.slice(0, limit);
      return { messages: page, more, firstUnread: await unread.findFirst(db, actor.id, id) };
    },
  };
}

export type ChatService = ReturnType<typeof createChatService>;
