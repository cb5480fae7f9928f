import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { Done, Id, Instant } from './shapes.ts';
import { Acknowledged, AnyFlag, AnyId, AnyInstant, AnyText, isObject, listOf, MaybeId, read } from './tolerant.ts';

/** Messages per page; a shorter page is the last. */
export const MESSAGES_PAGE = 20;

/** Maximum in lists and counts. */
export const UNREAD_MAX = 1000;

/** Unread message; its text is in `Chat_messages`. SPEC §3. */
export const UnreadItem = z.strictObject({
  id: Id,
  order: Id,
  purchase: z.string(),
  Chat_messages: z.strictObject({ message: z.string(), createdAt: Instant }),
});

/** Message in the list of all. SPEC §3. */
export const MessageItem = z.strictObject({
  id: Id,
  order: Id,
  purchase: z.string(),
  message: z.string(),
  createdAt: Instant,
  unread: z.boolean(),
});

const TEXT = 'Chat_messages';
/** The text of an unread message is an object, or keys with a dot (SPEC §3). */
const toUnreadItem = (item: unknown): unknown =>
  isObject(item) && !isObject(item[TEXT])
    ? { ...item, [TEXT]: { message: item[`${TEXT}.message`], createdAt: item[`${TEXT}.createdAt`] } }
    : item;
/** Unread message of any server. */
export const AnyUnreadItem = read(
  toUnreadItem,
  z.object({
    id: AnyId,
    order: MaybeId,
    purchase: AnyText,
    Chat_messages: z.object({ message: AnyText, createdAt: AnyInstant }),
  }),
);

const AnyMessageItem = z.object({
  id: AnyId,
  order: MaybeId,
  purchase: AnyText,
  message: AnyText,
  createdAt: AnyInstant,
  unread: z.nullish(AnyFlag),
});

/** Message lists of any server; `unread` follows from the unread list when missing. */
export const AnyMessageList = z.pipe(
  z.object({ unreadMsg: listOf(AnyUnreadItem), allMsg: listOf(AnyMessageItem) }),
  z.transform(({ unreadMsg, allMsg }) => {
    const unreadIds = new Set(unreadMsg.map(({ id }) => id));
    return { unreadMsg, allMsg: allMsg.map((item) => ({ ...item, unread: item.unread ?? unreadIds.has(item.id) })) };
  }),
);

const OneMessage = z.strictObject({ id: Id });

/** Calls of the header's message list. SPEC §7. */
export const chatList = {
  getMessageList: defineCall({
    name: 'chatMessage.getMessageList',
    method: 'POST',
    path: '/chat_message/getMessageList',
    summary:
      'Returns unread messages, and all messages from an offset, newest first. With `before` (our extension), returns the messages before it ' +
      'whatever the offset, and no unread ones, so that new messages don’t shift pages.',
    source: 'SPEC §7',
    right: 'chat.list',
    kind: 'read',
    request: z.strictObject({
      offset: z.int().check(z.minimum(0), z.maximum(1_000_000)),
      before: z.optional(Id),
    }),
    response: z.strictObject({ unreadMsg: z.array(UnreadItem), allMsg: z.array(MessageItem) }),
    tolerantResponse: AnyMessageList,
    errors: [],
  }),
  clearMessages: defineCall({
    name: 'chatMessage.clearMessages',
    method: 'POST',
    path: '/chat_message/clearMessages',
    summary: 'Clears the unread list by marking the given messages as read.',
    source: 'SPEC §7',
    right: 'chat.list',
    kind: 'write',
    // Other clients send whole rows.
    maxBodyBytes: 1024 * 1024,
    request: z.strictObject({ ids: z.array(Id).check(z.maxLength(UNREAD_MAX)) }),
    response: Done,
    tolerantResponse: Acknowledged,
    errors: [],
  }),
  makeUnread: defineCall({
    name: 'chatMessage.makeUnread',
    method: 'POST',
    path: '/chat_message/makeUnread',
    summary: 'Marks a message as unread.',
    source: 'SPEC §7',
    right: 'chat.list',
    kind: 'write',
    request: OneMessage,
    response: Done,
    tolerantResponse: Acknowledged,
    errors: ['not_found'],
  }),
  makeRead: defineCall({
    name: 'chatMessage.makeRead',
    method: 'POST',
    path: '/chat_message/makeRead',
    summary: 'Marks a message as read.',
    source: 'SPEC §7',
    right: 'chat.list',
    kind: 'write',
    request: OneMessage,
    response: Done,
    tolerantResponse: Acknowledged,
    errors: ['not_found'],
  }),
};
