import { roles } from '@boostdesk/auth';
import * as z from 'zod/mini';
import { chatList, UNREAD_MAX } from './chat-list.ts';
import { defineCall } from './define.ts';
import { Done, Id, Instant, int, PageSize } from './shapes.ts';

/** In UTF-16 code units. */
export const MESSAGE_MAX = 4000;

/** System messages, translated with parameters. */
export const SYSTEM_CODES = [
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
] as const;

/** Message of a person or the system. */
export const ChatMessage = z.strictObject({
  id: Id,
  order: Id,
  /** From 1 per order; a gap means missing messages. */
  seq: z.int().check(z.minimum(1)),
  /** Null for system messages. */
  sender: z.nullable(
    z.strictObject({ id: Id, name: z.string(), role: z.literal(roles), image: z.nullable(z.string()) }),
  ),
  /** Sender's UUID for deduplication; null for system messages. */
  clientId: z.nullable(z.string()),
  body: z.string(),
  code: z.nullable(z.enum(SYSTEM_CODES)),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  createdAt: Instant,
  /** By the other side. */
  seenAt: z.nullable(Instant),
});

/** Calls of the message list (SPEC §7) and the chats. */
export const chatMessage = {
  ...chatList,
  restoreMessages: defineCall({
    name: 'chatMessage.restoreMessages',
    method: 'POST',
    path: '/chat_message/restoreMessages',
    summary: 'Undoes a clear: marks the given messages as unread again.',
    source: 'Boostdesk',
    right: 'chat.list',
    kind: 'write',
    request: z.strictObject({ ids: z.array(Id).check(z.maxLength(UNREAD_MAX)) }),
    response: Done,
    errors: [],
  }),
  makeOrderRead: defineCall({
    name: 'chatMessage.makeOrderRead',
    method: 'POST',
    path: '/chat_message/makeOrderRead',
    summary: 'Marks an order’s messages as read up to a sequence number, as the chat does while open.',
    source: 'Boostdesk',
    right: 'chat.read',
    kind: 'write',
    request: z.strictObject({ order: Id, upTo: int(1) }),
    response: Done,
    errors: ['not_found'],
  }),
  getHistory: defineCall({
    name: 'chatMessage.getHistory',
    method: 'POST',
    path: '/chat_message/getHistory',
    summary:
      'Returns part of an order’s chat in ascending order: the latest messages, or those before or after a sequence number.',
    source: 'Boostdesk',
    right: 'chat.read',
    kind: 'read',
    request: z.strictObject({
      order: Id,
      before: z.optional(int(1)),
      after: z.optional(int(0)),
      limit: z.optional(PageSize),
    }),
    response: z.strictObject({
      messages: z.array(ChatMessage),
      /** More before the first, or with `after` behind the last. */
      more: z.boolean(),
      /** `seq`. */
      firstUnread: z.nullable(z.int()),
    }),
    errors: ['not_found'],
  }),
};
