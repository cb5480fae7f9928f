import type { ChatMessage } from '@boostdesk/api-client/contract';
import { type Actor, can } from '@boostdesk/auth';
import { isStatusIn, unattendedStatuses } from '@boostdesk/catalogs/rules';
import { chatRoom, parseRoom } from '@boostdesk/realtime/contract';
import type { Db, Tx } from '../../db/index.ts';
import type { Write } from '../../db/writer.ts';
import { HttpError } from '../../http/http-error.ts';
import { msg } from '../../i18n/message.ts';
import type { OrderRateLimiter } from '../../realtime/order-rate-limiter.ts';
import { createEventSpec, type EventsService } from '../events/events.service.ts';
import type { MessageGuard } from '../orders/message-guard.service.ts';
import type { OrderSubjects, SubjectOrder } from '../orders/order-subjects.service.ts';
import type { PicturesService } from '../pictures/pictures.service.ts';
import { createHistoryPages, type HistoryQuery, isLatestPage } from './history-pages.ts';
import { createMessagesRepository } from './messages.repository.ts';
import type { MutesService } from './mutes.service.ts';
import type { ReceiptsService } from './receipts.service.ts';
import { requireReadableOrder } from './require-readable-order.ts';
import { createScheduledRepository } from './scheduled.repository.ts';
import type { SystemCode, SystemMessageParams } from './system-messages.ts';
import { createUnreadRepository } from './unread.repository.ts';
import { createUnreadCountEvent } from './unread-count-event.ts';

export interface ChatDeps {
  readonly db: Db;
  readonly write: Write;
  readonly clock: () => Date;
  readonly events: EventsService;
  readonly subjects: OrderSubjects;
  readonly isWithinRate: OrderRateLimiter;
  readonly pictures: Pick<PicturesService, 'attach' | 'ofMessages' | 'withAddresses'>;
  readonly mutes: Pick<MutesService, 'remove'>;
  readonly receipts: Pick<ReceiptsService, 'listOfOthers' | 'markSeen' | 'remove'>;
  readonly guard: MessageGuard;
}

interface SendRequest {
  readonly room: string;
  readonly msg: string;
  readonly clientId: string;
  /** Id of the message it replies to. */
  readonly replyTo?: number | undefined;
  readonly pictures: readonly { readonly id: number; readonly alt?: string | undefined }[];
  /** Whether the sender confirmed personal details in the message; undefined when their client cannot ask. */
  readonly confirmed?: boolean | undefined;
}

type Content = Omit<SendRequest, 'room'>;

interface Sending {
  readonly tx: Tx;
  readonly actor: Actor;
  readonly order: SubjectOrder;
}

type SentPictures = Awaited<ReturnType<PicturesService['attach']>>;

export interface SystemMessage {
  readonly order: number;
  readonly code: SystemCode;
  readonly params: SystemMessageParams;
}

const idsOf = (pictures: readonly { readonly id: number }[]): string => pictures.map(({ id }) => id).join();

/** Whether only staff can answer: the order has no booster, or is suspended. */
const isForStaff = ({ customerId, status }: SubjectOrder, sender: number): boolean =>
  sender === customerId && isStatusIn(unattendedStatuses, status);

/** Users who may not read an order's chat get `not_found`. */
export function createChatService(deps: ChatDeps) {
  const { db, events, subjects, pictures } = deps;
  const messages = createMessagesRepository();
  const unread = createUnreadRepository();
  const pages = createHistoryPages(db);
  const scheduled = createScheduledRepository();

  /** Sends to open chats. Not stored: clients detect a gap in the numbers and fetch. */
  function publish(tx: Tx, { seq, body, seenAt: _, ...fields }: ChatMessage, sent: SentPictures = []): void {
    const event = { ...fields, seqInOrder: seq, msg: body, ...(sent.length === 0 ? {} : { pictures: sent }) };
    events.publishToRoom(tx, chatRoom(fields.order), 'message', event);
  }

  /** With the addresses of the sender's pictures. */
  const toAck = ({ id, seq, createdAt }: ChatMessage, actor: Actor, sent: SentPictures) => ({
    id,
    seqInOrder: seq,
    createdAt,
    ...(sent.length === 0 ? {} : { pictures: sent.map((one) => pictures.withAddresses(actor.id, one)) }),
  });

  async function findReceivers(tx: Tx, order: SubjectOrder, sender: number): Promise<number[]> {
    const staff = isForStaff(order, sender)
      ? await messages.findActiveStaff(tx)
      : await messages.findStaffWriters(tx, order.id);
    const all = new Set([order.customerId, ...(order.boosterId === null ? [] : [order.boosterId]), ...staff]);
    all.delete(sender);
    return [...all];
  }

  /** Messages of other orders are as unknown as those that do not exist. System messages get no replies. */
  async function isAnswerable(tx: Tx, order: SubjectOrder, replyTo: number | undefined): Promise<boolean> {
    if (replyTo === undefined) return true;
    const target = await messages.byId(tx, replyTo);
    return target?.order === order.id && target.code === null;
  }

  async function findRefusal(
    tx: Tx,
    { actor, order, replyTo }: { actor: Actor; order: SubjectOrder; replyTo: number | undefined },
  ): Promise<HttpError | undefined> {
    if (!can('chat.send', actor, order)) return new HttpError('conflict', msg('Chat opens once the order is paid.'));
    if (!(await deps.isWithinRate(actor.id, order.id)))
      return new HttpError('too_many', msg('You’re sending messages too quickly. The rest will be sent in a moment.'));
    if (!(await isAnswerable(tx, order, replyTo)))
      return new HttpError('invalid', msg('The message you’re replying to isn’t available.'));
    return undefined;
  }

  /** Returns undefined when the client id is already used. */
  async function insert(tx: Tx, actor: Actor, order: SubjectOrder, { msg: body, clientId, replyTo }: Content) {
    const sender = { id: actor.id, clientId };
    const shared = { order: order.id, sender, body, replyTo: replyTo ?? null };
    return messages.insert(tx, { ...shared, code: null, params: {}, now: deps.clock() });
  }

  async function notifyReceivers(
    tx: Tx,
    order: SubjectOrder,
    message: ChatMessage,
    { actor, sent, isScheduled }: { actor: Actor; sent: SentPictures; isScheduled: boolean },
  ): Promise<void> {
    const receivers = await findReceivers(tx, order, actor.id);
    // The sender of a scheduled message gets an event of it, too.
    if (isScheduled) await events.lockCounters(tx, [...receivers, actor.id]);
    await unread.add(tx, receivers, { id: message.id, order: order.id });
    publish(tx, message, sent);
    const newMessage = createEventSpec('newMessage', async () => (to) => ({
      to,
      id: order.id,
      seqInOrder: message.seq,
    }));
    await events.publishBatch(tx, receivers, newMessage, createUnreadCountEvent(tx, unread));
  }

  /**
   * Returns undefined when the client id is already used. The question about personal details is the last refusal:
   * otherwise a message that fails for another reason would tell what the stored ones are, and post nothing.
   * @throws HttpError `needs_confirmation`
   */
  async function insertAndNotify({ tx, actor, order }: Sending, content: Content, isScheduled: boolean) {
    const message = await insert(tx, actor, order, content);
    if (message === undefined) return undefined;
    const place = { user: actor.id, order: order.id, message: message.id };
    const sent = await pictures.attach(tx, place, content.pictures);
    const checked = { actor, order, text: content.msg, confirmed: content.confirmed };
    const found = await deps.guard.find(tx, checked);
    const question = isScheduled ? undefined : await deps.guard.findRefusal(checked, found);
    if (question !== undefined) throw question;
    await deps.guard.record(tx, checked, found);
    await notifyReceivers(tx, order, message, { actor, sent, isScheduled });
    return toAck(message, actor, sent);
  }

  /**
   * Returns the first acknowledgement of the client id, even if rights have changed since.
   * @throws HttpError the given one when there is none, or `key_reused` when order, text, reply or pictures differ
   */
  async function answerRepetition(
    { tx, actor, order, refusal }: { tx: Tx; actor: Actor; order: SubjectOrder; refusal: HttpError | undefined },
    request: Content,
  ) {
    const earlier = await messages.byClientId(tx, actor.id, request.clientId);
    if (earlier === undefined && refusal !== undefined) throw refusal;
    if (earlier?.order !== order.id || earlier.body !== request.msg) throw new HttpError('key_reused');
    if (earlier.replyTo?.id !== request.replyTo) throw new HttpError('key_reused');
    const sent = (await pictures.ofMessages(tx, [earlier.id])).get(earlier.id) ?? [];
    if (idsOf(sent) !== idsOf(request.pictures)) throw new HttpError('key_reused');
    return toAck(earlier, actor, sent);
  }

  async function addPictures(actor: Actor, page: readonly ChatMessage[]): Promise<ChatMessage[]> {
    const found = await pictures.ofMessages(
      db,
      page.map(({ id }) => id),
    );
    return page.map((message) => {
      const own = found.get(message.id);
      return own === undefined
        ? message
        : { ...message, pictures: own.map((one) => pictures.withAddresses(actor.id, one)) };
    });
  }

  return {
    /**
     * Sends once per client id; a repetition returns the first acknowledgement. Every message of a user passes here or `sendScheduled`, and the guard.
     * @throws HttpError `needs_confirmation` for unconfirmed personal details, `key_reused` when the text, the reply or the pictures differ, `invalid` when the chat has no message `replyTo`
     */
    async send(actor: Actor, { room, ...content }: SendRequest) {
      const parsed = parseRoom(room);
      if (parsed?.kind !== 'chat') throw new HttpError('not_found');
      return deps.write(null, async (tx) => {
        const order = await subjects.lock(tx, parsed.id);
        if (order === undefined || !can('chat.read', actor, order)) throw new HttpError('not_found');
        const refusal = await findRefusal(tx, { actor, order, replyTo: content.replyTo });
        const ack = refusal === undefined ? await insertAndNotify({ tx, actor, order }, content, false) : undefined;
        return ack ?? answerRepetition({ tx, actor, order, refusal }, content);
      });
    },

    /** Call it with the order locked, after checking the right. Personal details were asked about when it was scheduled. */
    async sendScheduled(
      tx: Tx,
      actor: Actor,
      order: SubjectOrder,
      content: Pick<Content, 'msg' | 'clientId' | 'confirmed'>,
    ) {
      await insertAndNotify({ tx, actor, order }, { ...content, pictures: [] }, true);
    },

    /**
     * Call it in the transaction of the cause, with the order locked. The message is never unread and sends no alert; a
     * notification informs the users concerned.
     */
    async addSystemMessage(tx: Tx, { order, code, params }: SystemMessage): Promise<void> {
      const text = { body: '', replyTo: null, code, params };
      const line = await messages.insert(tx, { order, sender: null, ...text, now: deps.clock() });
      if (line === undefined) throw new Error(`No line of the house was written in the chat of order ${order}.`);
      publish(tx, line);
    },

    /** Removes the user on all devices, with their unread messages and their mute. */
    async removeReader(tx: Tx, { user, order }: { readonly user: number; readonly order: number }): Promise<void> {
      events.removeFromRoom(tx, chatRoom(order), user);
      await unread.removeAll(tx, user, order);
      await deps.mutes.remove(tx, { user, order });
      await deps.receipts.remove(tx, user, order);
      await events.publishBatch(tx, [user], createUnreadCountEvent(tx, unread));
    },

    async history(actor: Actor, query: HistoryQuery) {
      const { id } = await requireReadableOrder(subjects, actor, query.order, db);
      const [page, firstUnread, unreadCount] = await Promise.all([
        pages.read(id, query),
        unread.findFirst(db, actor.id, id),
        unread.countInOrder(db, actor.id, id),
      ]);
      const history = { ...page, messages: await addPictures(actor, page.messages), firstUnread, unread: unreadCount };
      if (!isLatestPage(query)) return history;
      const receipts = await deps.receipts.listOfOthers(id, actor.id);
      return { ...history, receipts, scheduled: await scheduled.count(db, id, actor.id) };
    },
  };
}

export type ChatService = ReturnType<typeof createChatService>;
