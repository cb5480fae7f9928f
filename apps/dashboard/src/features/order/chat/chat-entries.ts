import type { ChatMessage } from '@boostdesk/api-client/contract';
import type { OutboxMessage } from '@boostdesk/realtime/outbox';
import type { Delivery } from '@boostdesk/ui/chat-thread';

/** A line of the thread, before it is drawn. */
export type ThreadEntry =
  | {
      readonly kind: 'message';
      /** Own messages keep the sender's id of the message, so that sending one does not draw it anew. */
      readonly id: string;
      /** Milliseconds since 1970. */
      readonly at: number;
      readonly isOwn: boolean;
      readonly author: string | undefined;
      readonly text: string;
      readonly delivery: Delivery | undefined;
    }
  | { readonly kind: 'system'; readonly id: string; readonly at: number; readonly message: SystemMessage };

export type SystemMessage = Pick<ChatMessage, 'params'> & { readonly code: NonNullable<ChatMessage['code']> };

export interface ChatSources {
  /** What the server has, oldest first. */
  readonly messages: readonly ChatMessage[];
  /** What waits to be sent in this chat, in order. */
  readonly outbox: readonly OutboxMessage[];
  readonly self: number;
}

const seqId = (seq: number): string => `seq-${seq}`;
const timeOf = (at: string): number => new Date(at).getTime();

const idOf = ({ sender, clientId, seq }: ChatMessage, self: number): string =>
  sender?.id === self && clientId !== null ? clientId : seqId(seq);

/** The other side is more than one: then each message says who wrote it. */
const hasSeveralAuthors = (messages: readonly ChatMessage[], self: number): boolean =>
  new Set(messages.flatMap(({ sender }) => (sender === null || sender.id === self ? [] : [sender.id]))).size > 1;

function fromServer(message: ChatMessage, self: number, namesAuthors: boolean): ThreadEntry {
  const { sender, code, params, seenAt, body } = message;
  const shared = { id: idOf(message, self), at: timeOf(message.createdAt) };
  if (code !== null) return { ...shared, kind: 'system', message: { code, params } };
  const isOwn = sender?.id === self;
  return {
    ...shared,
    kind: 'message',
    isOwn,
    author: isOwn || !namesAuthors ? undefined : sender?.name,
    text: body,
    delivery: isOwn ? sentState(seenAt) : undefined,
  };
}

const sentState = (seenAt: string | null): Delivery => (seenAt === null ? 'sent' : 'seen');

const fromOutbox = ({ clientId, at, msg, state }: OutboxMessage): ThreadEntry => ({
  kind: 'message',
  id: clientId,
  at,
  isOwn: true,
  author: undefined,
  text: msg,
  delivery: state === 'failed' ? 'failed' : 'waiting',
});

/**
 * One thread of what the server has and what is on its way there. A message that is in both (taken, but not yet off the outbox)
 * stands once, as the server has it. What waits stands last, in the order of writing.
 */
export function toThread({ messages, outbox, self }: ChatSources): ThreadEntry[] {
  const receivedIds = new Set(messages.map(({ clientId }) => clientId));
  const namesAuthors = hasSeveralAuthors(messages, self);
  return [
    ...messages.map((message) => fromServer(message, self, namesAuthors)),
    ...outbox.filter(({ clientId }) => !receivedIds.has(clientId)).map(fromOutbox),
  ];
}

/** The entry that a sequence number names, for the unread line; undefined where it is not loaded. */
export const entryAt = (messages: readonly ChatMessage[], seq: number | null, self: number): string | undefined => {
  const message = messages.find((one) => one.seq === seq);
  return message && idOf(message, self);
};

/** How many of the loaded messages wait to be read, from the first unread one on; own ones never do, nor lines of the system. */
export const countUnread = (messages: readonly ChatMessage[], firstUnread: number | null, self: number): number =>
  firstUnread === null
    ? 0
    : messages.filter(({ seq, sender }) => seq >= firstUnread && sender !== null && sender.id !== self).length;
