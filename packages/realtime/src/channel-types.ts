import type { ClientEventAck, ClientEventName, ClientEventPayload } from './contract/client-events.ts';
import type { OfflineReason } from './offline-reason.ts';
import type { Router, RouterOptions } from './router-types.ts';

/** Connection status; `connecting` until the first attempt ends. */
export type ChannelStatus = 'connecting' | 'online' | 'offline';

/** Status of a channel with its reasons. */
export interface ChannelInfo {
  readonly status: ChannelStatus;
  /** Null unless `offline`. */
  readonly offlineReason: OfflineReason | null;
  /** Rooms that the server did not let the channel join; empty until it has answered, and from servers that do not say. */
  readonly refusedRooms: readonly string[];
}

/** Used part of a socket.io socket. */
export interface SocketLike {
  /** False when socket.io no longer reconnects. */
  readonly active: boolean;
  readonly connected: boolean;
  connect(): unknown;
  disconnect(): unknown;
  on(event: 'connect', listener: () => void): unknown;
  on(event: 'disconnect', listener: () => void): unknown;
  on(event: 'connect_error', listener: (error: Error) => void): unknown;
  onAny(listener: (name: string, payload: unknown) => void): unknown;
  emit(name: string, payload: unknown): unknown;
  timeout(ms: number): { emitWithAck(name: string, payload: unknown): Promise<unknown> };
}

/** Settings of socket.io; the token is read for every handshake. */
export interface SocketSettings {
  readonly path: string;
  readonly transports: string[];
  readonly reconnection: true;
  readonly reconnectionDelay: number;
  readonly reconnectionDelayMax: number;
  readonly randomizationFactor: number;
  readonly timeout: number;
  readonly forceNew: true;
  readonly auth: (give: (credentials: { token: string | null }) => void) => void;
}

/** Configuration of a channel. */
export interface ChannelOptions extends Omit<RouterOptions, 'memory'> {
  /** Origin of the socket server; '' for the page's. */
  readonly url: string;
  /** @default '/socket.io' */
  readonly path?: string;
  /** Session token, read on every connect; null connects without one, which the server refuses. */
  readonly token: () => string | null;
  /** Rooms to join on every connect, until `setRooms`; `sessionRooms` of `/contract` returns those of a session. */
  readonly rooms: () => readonly string[];
  /**
   * The server ended the token's session. The channel closes; it reconnects if `token` returns another token or the
   * callback returns false.
   */
  readonly onSessionEnded?: (token: string | null) => unknown;
  /** In ms. @default 10000 */
  readonly ackTimeout?: number;
  /** 0 to below 1, for reconnect jitter. @default Math.random */
  readonly random?: () => number;
  /** @default socket.io-client's */
  readonly connect?: (url: string, settings: SocketSettings) => SocketLike;
}

/**
 * Why a request failed locally. Except for `offline` and `unsupported` the server may have processed it. `unsupported`:
 * the server acknowledges no events, so it was not sent.
 */
export type LocalFailureCode = 'offline' | 'no_answer' | 'bad_answer' | 'bad_request' | 'unsupported';
/** Acknowledgement, or a local refusal with the message ''. */
export type RequestResult<N extends ClientEventName> =
  | ClientEventAck<N>
  | { readonly ok: false; readonly code: LocalFailureCode; readonly message: string };

/** Connection to the server. */
export interface Channel {
  readonly status: () => ChannelStatus;
  /** @returns unsubscribes */
  readonly onStatus: (listener: (status: ChannelStatus) => void) => () => void;
  /** Status, why it is offline, and which rooms were refused. */
  readonly state: () => ChannelInfo;
  /** Called when anything of `state` changes. @returns unsubscribes */
  readonly onState: (listener: (state: ChannelInfo) => void) => () => void;
  /**
   * Sends an event and returns its acknowledgement, also to send a chat message:
   * `request('message', { room: chatRoom(10001), msg: 'Hello', clientId: crypto.randomUUID() })`. Never rejects, and does
   * not wait for a reconnect, as the outbox does.
   */
  readonly request: <N extends ClientEventName>(name: N, payload: ClientEventPayload<N>) => Promise<RequestResult<N>>;
  /** Replaces the rooms, and joins them when connected. */
  readonly setRooms: (rooms: readonly string[]) => void;
  /**
   * For so many ms before the rooms were joined, none of them had an event: data fetched within that time is current.
   * 0: unknown.
   */
  readonly quietFor: () => number;
  readonly counts: Router['counts'];
  readonly seq: Router['seq'];
  readonly close: () => void;
}
