import { roles } from '@boostdesk/auth';
import * as z from 'zod/mini';
import { chatList, UNREAD_MAX } from './chat-list.ts';
import { defineCall } from './define.ts';
import { Picture } from './picture.ts';
import { Cursor, Done, Id, Instant, int, PageSize, text } from './shapes.ts';

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
  'dispute_opened',
  'dispute_dismissed',
  'dispute_refunded',
  'dispute_redone',
  'poked',
] as const;

/** Most orders that a user can mute. */
export const MUTED_MAX = 1000;

/** Longest search text, in characters. */
export const MESSAGE_SEARCH_MAX = 200;

/** Message that another one replies to. */
export const MessageQuote = z.strictObject({
  /** Message ID. */
  id: Id,
  /** Null when the message is not available. */
  message: z.nullable(
    z.strictObject({
      /** Its sequence number in the chat. */
      seq: int(1),
      /** Who wrote it. */
      sender: z.strictObject({
        /** User ID. */
        id: Id,
        /** User name. */
        name: z.string(),
      }),
      /** Its first 200 characters. */
      body: z.string(),
      /** Number of its pictures. */
      pictures: int(0),
    }),
  ),
});

/** How far a participant of a chat has received and seen it. */
export const ChatReceipt = z.strictObject({
  /** Customer, booster, or staff who have written in the chat. */
  by: z.strictObject({
    /** User ID. */
    id: Id,
    /** User name. */
    name: z.string(),
    /** 1 admin, 2 booster, 3 customer, 4 moderator, 5 senior moderator. */
    role: z.literal(roles),
  }),
  /** Sequence number of the last message that a device of theirs has received. */
  deliveredUpTo: int(0),
  /** When that message was received; null before the first. */
  deliveredAt: z.nullable(Instant),
  /** Sequence number of the last message that they have seen. */
  seenUpTo: int(0),
  /** When that message was seen; null before the first. */
  seenAt: z.nullable(Instant),
});

/** Message of a person or the system. */
export const ChatMessage = z.strictObject({
  /** Message ID. */
  id: Id,
  /** Order number. */
  order: Id,
  /** From 1 per order; a gap means missing messages. */
  seq: z.int().check(z.minimum(1)),
  /** Null for system messages. */
  sender: z.nullable(
    z.strictObject({
      /** User ID. */
      id: Id,
      /** User name. */
      name: z.string(),
      /** 1 admin, 2 booster, 3 customer, 4 moderator, 5 senior moderator. */
      role: z.literal(roles),
      /** Address of the picture; null without one. */
      image: z.nullable(z.string()),
    }),
  ),
  /** Sender's UUID for deduplication; null for system messages. */
  clientId: z.nullable(z.string()),
  /** Text of the message; empty for a system message or with pictures alone. */
  body: z.string(),
  /** Code of a system message; null for a person’s. */
  code: z.nullable(z.enum(SYSTEM_CODES)),
  /** Values for the text of `code`. */
  params: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  /** Pictures of the message; missing without any. */
  pictures: z.optional(z.array(Picture)),
  /** The message that it replies to; missing unless it is a reply. */
  replyTo: z.optional(MessageQuote),
  /** When it was sent. */
  createdAt: Instant,
  /** By the other side. */
  seenAt: z.nullable(Instant),
});

/** Message that a search found. */
const FoundMessage = z.strictObject({
  /** Message ID. */
  id: Id,
  /** Order number. */
  order: Id,
  /** What was bought, such as `League boosting, Gold IV to Platinum II`. */
  purchase: z.string(),
  /** Sequence number in the chat, for `around` of `chatMessage.getHistory`. */
  seq: int(1),
  /** Who wrote it. */
  sender: z.strictObject({
    /** User ID. */
    id: Id,
    /** User name. */
    name: z.string(),
  }),
  /** Text of the message. */
  body: z.string(),
  /** When it was sent. */
  createdAt: Instant,
});

/**
 * Calls of the message list and the chats. None sends a message: that is done over the socket, with
 * `channel.request('message', { room: 'order10001', msg, clientId })` of `@boostdesk/realtime`.
 */
export const chatMessage = {
  ...chatList,
  /**
   * Undoes a clear: marks the given messages as unread again.
   * @example await client.chatMessage.restoreMessages({ ids: [1] });
   */
  restoreMessages: defineCall({
    name: 'chatMessage.restoreMessages',
    method: 'POST',
    path: '/chat_message/restoreMessages',
    source: 'Boostdesk',
    right: 'chat.list',
    kind: 'write',
    request: z.strictObject({
      /** Message IDs, up to 1000. */
      ids: z.array(Id).check(z.maxLength(UNREAD_MAX)),
    }),
    response: Done,
    errors: [],
  }),
  /**
   * Marks an order’s messages as read up to a sequence number, as the chat does while open.
   * @throws ApiError with `not_found`
   * @example await client.chatMessage.makeOrderRead({ order: 10001, upTo: 1 });
   */
  makeOrderRead: defineCall({
    name: 'chatMessage.makeOrderRead',
    method: 'POST',
    path: '/chat_message/makeOrderRead',
    source: 'Boostdesk',
    right: 'chat.read',
    kind: 'write',
    request: z.strictObject({
      /** Order number. */
      order: Id,
      /** Sequence number of the last message read. */
      upTo: int(1),
    }),
    response: Done,
    errors: ['not_found'],
  }),
  /**
   * Mutes or unmutes the alerts of an order for the user on all devices. Unread counts stay. `settings.get` returns the muted orders.
   * @throws ApiError with `conflict` when too many orders are muted, `not_found`
   * @example await client.chatMessage.muteOrder({ order: 10001, muted: true });
   */
  muteOrder: defineCall({
    name: 'chatMessage.muteOrder',
    method: 'POST',
    path: '/chat_message/muteOrder',
    source: 'Boostdesk',
    right: 'chat.read',
    kind: 'write',
    request: z.strictObject({
      /** Order number. */
      order: Id,
      /** Whether the order raises no alerts for the user. */
      muted: z.boolean(),
    }),
    response: Done,
    errors: ['conflict', 'not_found'],
  }),
  /**
   * Finds messages by their words, newest first, in one chat or in all that the user may read. Case, accents and punctuation do not count; the last word may be incomplete. System messages are not found.
   * @throws ApiError with `not_found` when the user may not read the order’s chat
   * @example await client.chatMessage.search({ text: 'jungle tonig' });
   */
  search: defineCall({
    name: 'chatMessage.search',
    method: 'POST',
    path: '/chat_message/search',
    source: 'Boostdesk',
    right: 'chat.list',
    kind: 'read',
    request: z.strictObject({
      /** Words that a message must all have, up to 200 characters. */
      text: text(1, MESSAGE_SEARCH_MAX),
      /** Order number; without it, all chats are searched. */
      order: z.optional(Id),
      /** `next` of the previous page. */
      cursor: z.optional(Cursor),
    }),
    response: z.strictObject({
      /** Messages of this page, newest first; up to 20. */
      items: z.array(FoundMessage),
      /** Cursor of the next page; null on the last page. */
      next: z.nullable(Cursor),
    }),
    errors: ['not_found'],
  }),
  /**
   * Returns part of an order’s chat in ascending order: the latest messages, those before or after a sequence number, or those around a sequence number or time.
   * @throws ApiError with `not_found`
   * @example await client.chatMessage.getHistory({ order: 10001, limit: 50 });
   */
  getHistory: defineCall({
    name: 'chatMessage.getHistory',
    method: 'POST',
    path: '/chat_message/getHistory',
    source: 'Boostdesk',
    right: 'chat.read',
    kind: 'read',
    request: z.strictObject({
      /** Order number. */
      order: Id,
      /** Messages before this sequence number. */
      before: z.optional(int(1)),
      /** Messages after this sequence number. */
      after: z.optional(int(0)),
      /** Messages around this sequence number. */
      around: z.optional(int(1)),
      /** Messages around the first one at or after this time; around the last one when there is none. */
      since: z.optional(Instant),
      /** Rows per page, 1 to 100. */
      limit: z.optional(PageSize),
    }),
    response: z.strictObject({
      /** Messages in ascending order. */
      messages: z.array(ChatMessage),
      /** More before the first, or with `after` behind the last. */
      more: z.boolean(),
      /** More behind the last; with `around` and `since`. */
      newer: z.optional(z.boolean()),
      /** `seq` of the message that `since` found; null in an empty chat. */
      found: z.optional(z.nullable(z.int())),
      /** `seq`. */
      firstUnread: z.nullable(z.int()),
      /** Number of unread messages of the chat, up to 1000; missing from servers without this addition. */
      unread: z.optional(z.int()),
      /** Of the other participants; only with the latest messages. */
      receipts: z.optional(z.array(ChatReceipt)),
      /** Number of the user’s own messages that wait to be sent; only with the latest messages. */
      scheduled: z.optional(int(0)),
    }),
    errors: ['not_found'],
  }),
};
