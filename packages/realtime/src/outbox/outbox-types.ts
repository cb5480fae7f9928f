import type { RequestResult } from '../channel-types.ts';
import type { Clock } from '../clock.ts';
import type { ClientEventPayload } from '../contract/client-events.ts';
import type { TabLine } from '../tabs/tab-line.ts';

/** A message that the server has not taken yet, as it is kept. */
export interface KeptMessage {
  /** Place in the queue, given by the store; rises over all tabs. */
  readonly place: number;
  /** UUID; the same one twice is one message to the server. */
  readonly clientId: string;
  readonly user: number;
  readonly room: string;
  readonly msg: string;
  /** When it was written, or its author last asked for it again; in ms since 1970. */
  readonly at: number;
  /** Why the server will not have it; null while it is to be sent. */
  readonly failure: OutboxFailure | null;
}

/** Why a message is not sent. */
export interface OutboxFailure {
  readonly code: string;
  /** A sentence that may be shown; '' where there is none. */
  readonly message: string;
}

/** Where unsent messages stay. All of a user's are listed by rising place. */
export interface OutboxStore {
  /** Keeps a new one behind all others. */
  readonly add: (message: Omit<KeptMessage, 'place'>) => Promise<KeptMessage>;
  readonly all: () => Promise<readonly KeptMessage[]>;
  /** The one at that place; undefined where it is gone. */
  readonly get: (place: number) => Promise<KeptMessage | undefined>;
  /** Changes one that is still there; false where it is not. */
  readonly update: (message: KeptMessage) => Promise<boolean>;
  readonly remove: (place: number) => Promise<void>;
}

/** `waiting` for its turn or the line, `sending` now, or `failed` until its author decides. */
export type OutboxState = 'waiting' | 'sending' | 'failed';

/** A message that the server has not taken, with where it stands. */
export interface OutboxMessage extends KeptMessage {
  readonly state: OutboxState;
}

/** What became of a message that the server took. */
export interface SentMessage {
  readonly clientId: string;
  readonly room: string;
  /** Its words. */
  readonly msg: string;
  readonly id: number;
  readonly seqInOrder: number;
  readonly createdAt: string;
}

/** A message as an outbox sends it: never without its id, by which the same one sent again is one message. */
export type OutboxRequest = ClientEventPayload<'message'> & { readonly clientId: string };

/** Whose messages, where they are kept, and what sends them. */
export interface OutboxOptions {
  readonly user: number;
  readonly store: OutboxStore;
  /**
   * The channel's request. A rejection counts as no answer: the message waits for the next try. It must settle: one that never does
   * holds its room's lock, and with it every tab's sending and cancelling there.
   */
  readonly send: (message: OutboxRequest) => Promise<RequestResult<'message'>>;
  /** Once for each, when it is no longer kept. What it throws holds nothing up: it fails by itself, as an event listener's error does. */
  readonly onSent?: (message: SentMessage) => void;
  /** @default a UUID */
  readonly newId?: () => string;
  /** Milliseconds since 1970. @default Date.now */
  readonly now?: () => number;
  readonly clock?: Pick<Clock, 'after'>;
  /** One tab at a time does the task. @default Web Locks; where there are none to be had, in turn within the tab */
  readonly lock?: (name: string, task: () => Promise<void>) => Promise<void>;
  /** Tells other tabs of the same user that the store has changed. */
  readonly tabs?: TabLine;
}

/** A user's messages on their way to the server. */
export interface Outbox {
  /** Keeps the message and sends it as soon as those before it in its room are through. Rejects where it could not be kept. */
  readonly add: (room: string, msg: string) => Promise<OutboxMessage>;
  /** Sends a failed one once more, at its old place among those that wait. */
  readonly retry: (clientId: string) => Promise<void>;
  /**
   * Drops one that waits or failed; false where it is being sent or gone. While any tab sends in its room, the answer waits until that
   * is known (where there are no Web Locks: this tab). True says that it is not sent again: where an earlier try had no answer, the server may have it all the same.
   */
  readonly cancel: (clientId: string) => Promise<boolean>;
  /** The line is back: sends what waits, now. */
  readonly flush: () => void;
  /** All that is not sent, in order; the same list until something changes. */
  readonly messages: () => readonly OutboxMessage[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves when what was kept before has been read; a store that fails is read again. */
  readonly ready: Promise<void>;
  readonly close: () => void;
}
