import { roles } from '@boostdesk/auth';
import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { Done, Id, Instant, int, PageSize } from './shared.ts';

/** Longest message, in UTF-16 code units. */
export const MESSAGE_MAX = 4000;

/** What a system line says, as a code with parameters; the reader's own language makes the sentence. */
export const SystemCode = z.enum([
  'paid',
  'locked_in',
  'paused',
  'unpaused',
  'progress',
  'credentials_saved',
  'credentials_revealed',
  'completed',
  'rated',
  'assigned',
  'unassigned',
  'dropped',
  'suspended',
  'resumed',
  'deadline_extended',
  'cancelled',
]);

/** A line of an order's chat: of a person, or of the system. */
export const ChatMessage = z.strictObject({
  id: Id,
  order: Id,
  /** 1, 2, 3 … within the order; a hole means that something was missed. */
  seq: z.int().check(z.minimum(1)),
  /** Null for a system line. */
  sender: z.nullable(
    z.strictObject({ id: Id, name: z.string(), role: z.literal(roles), image: z.nullable(z.string()) }),
  ),
  /** The sender's own id of the message (UUID); drops duplicates. Null for a system line. */
  clientId: z.nullable(z.string()),
  body: z.string(),
  code: z.nullable(SystemCode),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  createdAt: Instant,
  /** When the other side had read it; null while it has not. */
  seenAt: z.nullable(Instant),
});

/** SPEC §3: the unread list carries its text in `Chat_messages`. */
export const UnreadItem = z.strictObject({
  id: Id,
  order: Id,
  purchase: z.string(),
  Chat_messages: z.strictObject({ message: z.string(), createdAt: Instant }),
});

/** A message in the list of all (SPEC §3). */
export const MessageItem = z.strictObject({
  id: Id,
  order: Id,
  purchase: z.string(),
  message: z.string(),
  createdAt: Instant,
  unread: z.boolean(),
});

const OneMessage = z.strictObject({ id: Id });

/** Messages about orders: the list of the header (SPEC §7), and each order's chat. */
export const chatMessage = {
  getMessageList: defineCall({
    name: 'chatMessage.getMessageList',
    method: 'POST',
    path: '/chat_message/getMessageList',
    summary: 'Unread messages, and all messages from an offset on, newest first.',
    source: 'SPEC §7',
    right: 'chat.list',
    kind: 'read',
    request: z.strictObject({ offset: z.int().check(z.minimum(0), z.maximum(1_000_000)) }),
    answer: z.strictObject({ unreadMsg: z.array(UnreadItem), allMsg: z.array(MessageItem) }),
    errors: [],
  }),
  clearMessages: defineCall({
    name: 'chatMessage.clearMessages',
    method: 'POST',
    path: '/chat_message/clearMessages',
    summary: 'Empties the unread list: the given messages count as read.',
    source: 'SPEC §7',
    right: 'chat.list',
    kind: 'write',
    request: z.strictObject({ ids: z.array(Id).check(z.maxLength(1000)) }),
    answer: Done,
    errors: [],
  }),
  makeUnread: defineCall({
    name: 'chatMessage.makeUnread',
    method: 'POST',
    path: '/chat_message/makeUnread',
    summary: 'Marks a message unread.',
    source: 'SPEC §7',
    right: 'chat.list',
    kind: 'write',
    request: OneMessage,
    answer: Done,
    errors: ['not_found'],
  }),
  makeRead: defineCall({
    name: 'chatMessage.makeRead',
    method: 'POST',
    path: '/chat_message/makeRead',
    summary: 'Marks a message read.',
    source: 'SPEC §7',
    right: 'chat.list',
    kind: 'write',
    request: OneMessage,
    answer: Done,
    errors: ['not_found'],
  }),
  makeOrderRead: defineCall({
    name: 'chatMessage.makeOrderRead',
    method: 'POST',
    path: '/chat_message/makeOrderRead',
    summary: "Marks an order's messages read up to a sequence number, as its chat does while it is looked at.",
    source: 'Boostdesk',
    right: 'chat.read',
    kind: 'write',
    request: z.strictObject({ order: Id, upTo: int(1) }),
    answer: Done,
    errors: ['not_found'],
  }),
  getHistory: defineCall({
    name: 'chatMessage.getHistory',
    method: 'POST',
    path: '/chat_message/getHistory',
    summary: "A stretch of an order's chat: the newest, those before a sequence number, or those after one. Ascending.",
    source: 'Boostdesk',
    right: 'chat.read',
    kind: 'read',
    request: z.strictObject({
      order: Id,
      before: z.optional(int(1)),
      after: z.optional(int(0)),
      limit: z.optional(PageSize),
    }),
    answer: z.strictObject({
      messages: z.array(ChatMessage),
      /** More of them lie before the first (or, asked with `after`, behind the last). */
      more: z.boolean(),
      /** Sequence number of the first message that the asker has not read; null when all are read. */
      firstUnread: z.nullable(z.int()),
    }),
    errors: ['not_found'],
  }),
};

/** General notifications (SPEC §7). */
export const notification = {
  getNotifications: defineCall({
    name: 'notification.getNotifications',
    method: 'POST',
    path: '/notification/getNotifications',
    summary: "The user's notifications, newest first.",
    source: 'SPEC §7',
    right: 'notification.own',
    kind: 'read',
    request: z.strictObject({}),
    answer: z.array(
      z.strictObject({
        id: Id,
        message: z.string(),
        createdAt: Instant,
        /** 0 means unseen (SPEC §3). */
        seen: z.literal([0, 1]),
        /** The order it speaks of, if any. */
        order: z.nullable(Id),
      }),
    ),
    errors: [],
  }),
  clearNotifications: defineCall({
    name: 'notification.clearNotifications',
    method: 'POST',
    path: '/notification/clearNotifications',
    summary: 'Empties the list.',
    source: 'SPEC §7',
    right: 'notification.own',
    kind: 'write',
    request: z.strictObject({}),
    answer: Done,
    errors: [],
  }),
  makeSeen: defineCall({
    name: 'notification.makeSeen',
    method: 'POST',
    path: '/notification/makeSeen',
    summary: 'Marks all of them seen, as opening the list does.',
    source: 'Boostdesk',
    right: 'notification.own',
    kind: 'write',
    request: z.strictObject({}),
    answer: Done,
    errors: [],
  }),
};
