import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { Done, Id, Instant } from './shapes.ts';
import { Acknowledged, AnyFlag, AnyId, AnyInstant, AnyText, isObject, listOf, MaybeId, read } from './tolerant.ts';

/** Messages per page; a shorter page is the last. */
export const MESSAGES_PAGE = 20;

/** Maximum in lists and counts. */
export const UNREAD_MAX = 1000;

/** Unread message; its text is in `Chat_messages`. */
export const UnreadItem = z.strictObject({
  /** Message ID. */
  id: Id,
  /** Order number. */
  order: Id,
  /** What was bought, such as `League boosting, Gold IV to Platinum II`. */
  purchase: z.string(),
  /** Text and time of the message. */
  Chat_messages: z.strictObject({
    /** Text of the message. */
    message: z.string(),
    /** When it was sent. */
    createdAt: Instant,
  }),
});

/** Message in the list of all. */
export const MessageItem = z.strictObject({
  /** Message ID. */
  id: Id,
  /** Order number. */
  order: Id,
  /** What was bought, such as `League boosting, Gold IV to Platinum II`. */
  purchase: z.string(),
  /** Text of the message. */
  message: z.string(),
  /** When it was sent. */
  createdAt: Instant,
  /** Whether the user has not read it. */
  unread: z.boolean(),
});

const TEXT = 'Chat_messages';
/** The text of an unread message is an object, or keys with a dot. */
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

const OneMessage = z.strictObject({
  /** Message ID. */
  id: Id,
});

/** Calls of the header's message list. A message is sent over the socket: `channel.request('message', …)` of `@boostdesk/realtime`. */
export const chatList = {
  /**
   * Returns unread messages, and all messages from an offset, newest first. With `before` (our extension), returns the messages before it whatever the offset, and no unread ones, so that new messages don’t shift pages.
   * @example await client.chatMessage.getMessageList({ offset: 0 });
   */
  getMessageList: defineCall({
    name: 'chatMessage.getMessageList',
    method: 'POST',
    path: '/chat_message/getMessageList',
    source: 'SPEC §7',
    right: 'chat.list',
    kind: 'read',
    request: z.strictObject({
      /** Messages of `allMsg` to skip. */
      offset: z.int().check(z.minimum(0), z.maximum(1_000_000)),
      /** Messages before this message ID. */
      before: z.optional(Id),
    }),
    response: z.strictObject({
      /** Unread messages, newest first. */
      unreadMsg: z.array(UnreadItem),
      /** Messages from the offset, newest first; up to 20. */
      allMsg: z.array(MessageItem),
    }),
    tolerantResponse: AnyMessageList,
    errors: [],
  }),
  /**
   * Clears the unread list by marking the given messages as read.
   * @example await client.chatMessage.clearMessages({ ids: [1] });
   */
  clearMessages: defineCall({
    name: 'chatMessage.clearMessages',
    method: 'POST',
    path: '/chat_message/clearMessages',
    source: 'SPEC §7',
    right: 'chat.list',
    kind: 'write',
    // Other clients send whole rows.
    maxBodyBytes: 1024 * 1024,
    request: z.strictObject({
      /** Message IDs, up to 1000. */
      ids: z.array(Id).check(z.maxLength(UNREAD_MAX)),
    }),
    response: Done,
    tolerantResponse: Acknowledged,
    errors: [],
  }),
  /**
   * Marks a message as unread.
   * @throws ApiError with `not_found`
   * @example await client.chatMessage.makeUnread({ id: 10001 });
   */
  makeUnread: defineCall({
    name: 'chatMessage.makeUnread',
    method: 'POST',
    path: '/chat_message/makeUnread',
    source: 'SPEC §7',
    right: 'chat.list',
    kind: 'write',
    request: OneMessage,
    response: Done,
    tolerantResponse: Acknowledged,
    errors: ['not_found'],
  }),
  /**
   * Marks a message as read.
   * @throws ApiError with `not_found`
   * @example await client.chatMessage.makeRead({ id: 10001 });
   */
  makeRead: defineCall({
    name: 'chatMessage.makeRead',
    method: 'POST',
    path: '/chat_message/makeRead',
    source: 'SPEC §7',
    right: 'chat.list',
    kind: 'write',
    request: OneMessage,
    response: Done,
    tolerantResponse: Acknowledged,
    errors: ['not_found'],
  }),
};
