import type { ChatMessage, ChatReceipt, QuotedMessage } from '@boostdesk/api-client/contract';
import { toVisible } from '@boostdesk/catalogs/text';
import type { OutboxMessage } from '@boostdesk/realtime/outbox';
import type { Delivery } from '@boostdesk/ui/chat-thread';
import { furthestState } from '../../../data/chat-receipts.ts';
import type { PicturesToShow } from '../../../shared/pictures/shown-pictures.tsx';
import { sendProblemMessage } from '../../../shared/send-problem.ts';

export type ThreadEntry =
  | {
      readonly kind: 'message';
      /** Own messages keep their client id, so that sending does not remount them. */
      readonly id: string;
      /** Milliseconds since 1970. */
      readonly at: number;
      readonly isOwn: boolean;
      readonly author: string | undefined;
      readonly isAuthorHidden?: boolean | undefined;
      /** The server has it, so that it can be replied to. */
      readonly canReply: boolean;
      /** Missing unless it is a reply. */
      readonly replyTo?: QuotedMessage | undefined;
      readonly text: string;
      /** Missing without pictures. */
      readonly pictures?: PicturesToShow | undefined;
      readonly delivery: Delivery | undefined;
      /** Of own messages that the server has: number, and when the first of the others saw it. */
      readonly receipt?: Pick<ChatMessage, 'seq' | 'seenAt'> | undefined;
    }
  | { readonly kind: 'system'; readonly id: string; readonly at: number; readonly message: SystemMessage };

export type SystemMessage = Pick<ChatMessage, 'params'> & { readonly code: NonNullable<ChatMessage['code']> };

export interface ChatSources {
  /** Oldest first. */
  readonly messages: readonly ChatMessage[];
  readonly outbox: readonly OutboxMessage[];
  /** Of the other participants. */
  readonly receipts: readonly ChatReceipt[];
  readonly self: number;
}

const seqId = (seq: number): string => `seq-${seq}`;
const timeOf = (at: string): number => new Date(at).getTime();

const idOf = ({ sender, clientId, seq }: ChatMessage, self: number): string =>
  sender?.id === self && clientId !== null ? clientId : seqId(seq);

/** If the other side has several people, messages name their author. */
const hasSeveralAuthors = (messages: readonly ChatMessage[], self: number): boolean =>
  new Set(messages.flatMap(({ sender }) => (sender === null || sender.id === self ? [] : [sender.id]))).size > 1;

interface MessageContext extends Pick<ChatSources, 'self' | 'receipts'> {
  readonly namesAuthors: boolean;
}

function fromServer(message: ChatMessage, { self, receipts, namesAuthors }: MessageContext): ThreadEntry {
  const { sender, code, params, seenAt, body, pictures, replyTo } = message;
  const shared = { id: idOf(message, self), at: timeOf(message.createdAt) };
  if (code !== null) return { ...shared, kind: 'system', message: { code, params } };
  const isOwn = sender?.id === self;
  return {
    ...shared,
    kind: 'message',
    isOwn,
    author: isOwn ? undefined : sender?.name,
    isAuthorHidden: !namesAuthors,
    canReply: true,
    replyTo,
    text: body,
    pictures: pictures && { items: pictures, author: isOwn ? null : (sender?.name ?? '') },
    ...(isOwn
      ? {
          delivery: seenAt === null ? furthestState(receipts, message.seq) : 'seen',
          receipt: { seq: message.seq, seenAt },
        }
      : { delivery: undefined }),
  };
}

const fromOutbox = ({
  clientId,
  at,
  msg,
  state,
  pictures,
  progress,
  failure,
  replyTo,
}: OutboxMessage): ThreadEntry => ({
  kind: 'message',
  id: clientId,
  at,
  isOwn: true,
  author: undefined,
  canReply: false,
  replyTo,
  text: toVisible(msg),
  pictures: pictures && {
    items: pictures.map(({ clientId: id, file, width, height, alt }) => ({ id, file, width, height, alt })),
    author: null,
    progress,
    problem: sendProblemMessage(failure),
  },
  delivery: state === 'failed' ? 'failed' : 'waiting',
});

/** Merges server messages and the outbox. A message in both is shown once, as stored on the server; pending ones come last. */
export function toThread({ messages, outbox, receipts, self }: ChatSources): ThreadEntry[] {
  const receivedIds = new Set(messages.map(({ clientId }) => clientId));
  const namesAuthors = hasSeveralAuthors(messages, self);
  return [
    ...messages.map((message) => fromServer(message, { self, receipts, namesAuthors })),
    ...outbox.filter(({ clientId }) => !receivedIds.has(clientId)).map(fromOutbox),
  ];
}

/** The message of an entry of the thread; undefined for those that the server does not have. */
export const messageOf = (messages: readonly ChatMessage[], entry: string, self: number): ChatMessage | undefined =>
  messages.find((message) => idOf(message, self) === entry);

/** The entry with a sequence number, for the unread divider; undefined if not loaded. */
export const entryAt = (messages: readonly ChatMessage[], seq: number | null, self: number): string | undefined => {
  const message = messages.find((one) => one.seq === seq);
  return message && idOf(message, self);
};

/** Number of loaded unread messages, without own and system messages. */
export const countUnread = (messages: readonly ChatMessage[], firstUnread: number | null, self: number): number =>
  firstUnread === null
    ? 0
    : messages.filter(({ seq, sender }) => seq >= firstUnread && sender !== null && sender.id !== self).length;
