import { roles } from '@boostdesk/auth';
import * as z from 'zod/mini';
import { chatList, UNREAD_MAX } from './chat-list.ts';
import { defineCall } from './define.ts';
import { Done, Id, Instant, int, PageSize } from './shapes.ts';

/** Longest message, in UTF-16 code units. */
export const MESSAGE_MAX = 4000;

/** What a system line says, as a code with parameters; the reader's own language makes the sentence. */
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
  code: z.nullable(z.enum(SYSTEM_CODES)),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  createdAt: Instant,
  /** When the other side had read it; null while it has not. */
  seenAt: z.nullable(Instant),
});

/** Messages about orders: the list of the header (SPEC §7), and each order's chat. */
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
    answer: Done,
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
    answer: Done,
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
