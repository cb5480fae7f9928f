import type { RequestResult } from '../channel-types.ts';
import type { Clock } from '../clock.ts';
import type { ClientEventAck, ClientEventPayload } from '../contract/client-events.ts';
import type { ServerEventPayload } from '../contract/server-events.ts';
import type { TabChannel } from '../tabs/tab-channel.ts';

/** Picture to send with a message. */
export interface NewPicture {
  readonly file: Blob;
  /** In pixels, as shown. */
  readonly width: number;
  readonly height: number;
  /** Alternative text, or ''. */
  readonly alt: string;
}

/** Picture of a message that the server has not accepted yet. */
export interface StoredPicture extends NewPicture {
  /** UUID for deduplication by the server. */
  readonly clientId: string;
  /** Of the upload; null before it. */
  readonly id: number | null;
}

/** Result of an upload. */
export type UploadResult = { readonly ok: true; readonly id: number } | ({ readonly ok: false } & OutboxFailure);

/** Context of an upload. */
export interface UploadContext {
  readonly room: string;
  readonly signal: AbortSignal;
  /** @param sent from 0 to 1 */
  readonly onProgress: (sent: number) => void;
}

/** Message that another one replies to, as shown there. */
export type QuotedMessage = NonNullable<ServerEventPayload<'message'>['replyTo']>;

/** Message that the server has not accepted yet. */
export interface StoredMessage {
  /** Queue position over all tabs. */
  readonly place: number;
  /** UUID for deduplication by the server. */
  readonly clientId: string;
  readonly user: number;
  readonly room: string;
  readonly msg: string;
  /** Missing without pictures. */
  readonly pictures?: readonly StoredPicture[];
  /** Missing unless it is a reply. */
  readonly replyTo?: QuotedMessage;
  /** The user wants it to be sent although it has personal details. Missing before. */
  readonly confirmed?: true;
  /** Written or last retried, in ms. */
  readonly at: number;
  /** Null while pending. */
  readonly failure: OutboxFailure | null;
}

/** Why a message failed. */
export interface OutboxFailure {
  readonly code: string;
  /** For display, or ''. */
  readonly message: string;
}

/** Unsent messages, ordered by `place`. */
export interface OutboxStore {
  readonly add: (message: Omit<StoredMessage, 'place'>) => Promise<StoredMessage>;
  readonly all: () => Promise<readonly StoredMessage[]>;
  readonly get: (place: number) => Promise<StoredMessage | undefined>;
  /** @returns false when the message is gone */
  readonly update: (message: StoredMessage) => Promise<boolean>;
  readonly remove: (place: number) => Promise<void>;
}

/** State of a message; `failed` until the user retries or cancels. */
export type OutboxState = 'waiting' | 'sending' | 'failed';

/** Unsent message with its state. */
export interface OutboxMessage extends StoredMessage {
  readonly state: OutboxState;
  /** The uploaded part of the pictures from 0 to 1, while they are uploaded. */
  readonly progress?: number;
}

/** Accepted message. */
export interface SentMessage {
  readonly clientId: string;
  readonly room: string;
  readonly msg: string;
  readonly id: number;
  readonly seqInOrder: number;
  readonly createdAt: string;
  /** With addresses; missing without pictures. */
  readonly pictures?: SentPictures | undefined;
  /** Missing unless it is a reply. */
  readonly replyTo?: QuotedMessage | undefined;
}

type SentPictures = Extract<ClientEventAck<'message'>, { readonly ok: true }>['pictures'];

/** Payload with the id. */
export type OutboxRequest = ClientEventPayload<'message'> & { readonly clientId: string };

/** Configuration of an outbox. */
export interface OutboxOptions {
  readonly user: number;
  readonly store: OutboxStore;
  /**
   * `request` of the channel. Rejecting counts as no answer. It must settle, as it holds the room's lock for all tabs.
   */
  readonly send: (message: OutboxRequest) => Promise<RequestResult<'message'>>;
  /**
   * Uploads a picture before its message is sent; must settle like `send`. Rejecting counts as no answer.
   * @default messages with pictures fail
   */
  readonly upload?: (picture: StoredPicture, context: UploadContext) => Promise<UploadResult>;
  /** Once per message, after its removal. Errors are reported as uncaught. */
  readonly onSent?: (message: SentMessage) => void;
  /** @default a UUID */
  readonly newId?: () => string;
  /** Unix time in ms. @default Date.now */
  readonly now?: () => number;
  readonly clock?: Pick<Clock, 'after'>;
  /** Runs `task` in one tab at a time. @default Web Locks, or else a queue in the tab */
  readonly lock?: (name: string, task: () => Promise<void>) => Promise<void>;
  /** Notifies other tabs of changes. */
  readonly tabs?: TabChannel;
}

/** Parts of a message besides its text. */
export interface MessageExtras {
  readonly pictures?: readonly NewPicture[];
  readonly replyTo?: QuotedMessage | null | undefined;
  /** The user has confirmed that it may have personal details. @default false */
  readonly confirmed?: boolean | undefined;
}

/** Unsent chat messages of a user. */
export interface Outbox {
  /** Stores a message and sends it after earlier ones of its room. Rejects when storing fails. */
  readonly add: (room: string, msg: string, more?: MessageExtras) => Promise<OutboxMessage>;
  /** Sends a failed message at its old position; one that was refused with `needs_confirmation` is confirmed by it. */
  readonly retry: (clientId: string) => Promise<void>;
  /**
   * Removes a message, and ends its upload; false when it is being sent or gone. Waits while any tab (without Web Locks: this tab) sends in
   * its room. The server may still have an unanswered earlier try.
   */
  readonly cancel: (clientId: string) => Promise<boolean>;
  /**
   * Stores a cancelled message again, after later ones: one that had failed stays failed, others are sent. Rejects when
   * storing fails.
   */
  readonly restore: (message: OutboxMessage) => Promise<void>;
  /** Sends now, after a reconnect. */
  readonly flush: () => void;
  /** Unsent messages in order; the same array until a change. */
  readonly messages: () => readonly OutboxMessage[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves after the first successful read of the store. */
  readonly ready: Promise<void>;
  readonly close: () => void;
}
