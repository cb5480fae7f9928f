import type { ClientEventAck, ClientEventName, ClientEventPayload } from './contract/client-events.ts';
import type { Router, RouterOptions } from './router-types.ts';

/** The connection status; `connecting` until the first attempt ends. */
export type ChannelStatus = 'connecting' | 'online' | 'offline';

/** The part of a socket.io socket in use. */
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
  timeout(ms: number): { emitWithAck(name: string, payload: unknown): Promise<unknown> };
}

/** The settings of SPEC §7; the token is read for every handshake. */
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

/** The configuration of a channel. */
export interface ChannelOptions extends Omit<RouterOptions, 'memory'> {
  /** Origin of the socket server; '' for the page's own. */
  readonly url: string;
  /** @default '/socket.io' */
  readonly path?: string;
  readonly token: () => string | null;
  /** Rooms to join, until `setRooms`. */
  readonly rooms: () => readonly string[];
  /**
   * Called when the server ends the token's session. Then the channel closes, unless `token` returns another one or the
   * callback returns false; then it reconnects.
   */
  readonly onSessionEnded?: (token: string | null) => unknown;
  /** Timeout of an acknowledgement in ms. @default 10000 */
  readonly ackTimeout?: number;
  /** 0 to below 1, for the jitter of reconnects. @default Math.random */
  readonly random?: () => number;
  /** @default socket.io-client's */
  readonly connect?: (url: string, settings: SocketSettings) => SocketLike;
}

/** Why a request failed locally. Except for `offline` the server may have processed it. */
export type LocalFailureCode = 'offline' | 'no_answer' | 'bad_answer' | 'bad_request';
/** The acknowledgement, or a local refusal with the message ''. */
export type RequestResult<N extends ClientEventName> =
  | ClientEventAck<N>
  | { readonly ok: false; readonly code: LocalFailureCode; readonly message: string };

/** The connection to the server. */
export interface Channel {
  readonly status: () => ChannelStatus;
  /** @returns unsubscribes */
  readonly onStatus: (listener: (status: ChannelStatus) => void) => () => void;
  /** Sends a request. Never rejects, and does not wait for a reconnect, as the outbox does. */
  readonly request: <N extends ClientEventName>(name: N, payload: ClientEventPayload<N>) => Promise<RequestResult<N>>;
  /** Replaces the rooms, and joins them now when connected. */
  readonly setRooms: (rooms: readonly string[]) => void;
  readonly counts: Router['counts'];
  readonly seq: Router['seq'];
  readonly close: () => void;
}
