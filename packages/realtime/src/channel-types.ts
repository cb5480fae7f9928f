import type { ClientEventAck, ClientEventName, ClientEventPayload } from './contract/client-events.ts';
import type { Router, RouterOptions } from './router-types.ts';

/** `connecting` until the first attempt has ended; then `online` or `offline`. */
export type ChannelStatus = 'connecting' | 'online' | 'offline';

/** What the channel needs of a socket.io socket. */
export interface SocketLike {
  /** False once socket.io itself does not try again. */
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

/** The settings of SPEC §7, and how the token travels: in the handshake, read anew for every attempt. */
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

/** Where the line goes, in whose name, and what becomes of what it brings. */
export interface ChannelOptions extends Omit<RouterOptions, 'memory'> {
  /** Origin of the socket server; the page's own where it is ''. */
  readonly url: string;
  /** @default '/socket.io' */
  readonly path?: string;
  readonly token: () => string | null;
  /** Rooms to ask for on every connect, until `setRooms` names others. */
  readonly rooms: () => readonly string[];
  /**
   * The server says that the session of this token is over. The channel is closed afterwards, unless `token` gives another by then:
   * with that one it goes on. False: it is not over yet, and the line is tried again.
   */
  readonly onSessionEnded?: (token: string | null) => unknown;
  /** How long an acknowledgement is waited for, in ms. @default 10000 */
  readonly ackTimeout?: number;
  /** From 0 to below 1; spreads reconnects. @default Math.random */
  readonly random?: () => number;
  /** @default socket.io-client's */
  readonly connect?: (url: string, settings: SocketSettings) => SocketLike;
}

/** Why a request got no answer of the server. It may have been carried out all the same, but for `offline`. */
export type LocalRefusal = 'offline' | 'no_answer' | 'bad_answer' | 'bad_request';
/** The server's acknowledgement, or a refusal of the same shape made here, whose message is ''. */
export type RequestResult<N extends ClientEventName> =
  | ClientEventAck<N>
  | { readonly ok: false; readonly code: LocalRefusal; readonly message: string };

/** The line to the server, open until it is closed or the session ends. */
export interface Channel {
  readonly status: () => ChannelStatus;
  /** Calls with every change; the answer ends it. */
  readonly onStatus: (listener: (status: ChannelStatus) => void) => () => void;
  /** Never rejects and never waits for the line to come back: the outbox does that. */
  readonly request: <N extends ClientEventName>(name: N, payload: ClientEventPayload<N>) => Promise<RequestResult<N>>;
  /** Names the rooms anew, and asks for them now where the line stands. */
  readonly setRooms: (rooms: readonly string[]) => void;
  readonly counts: Router['counts'];
  readonly seq: Router['seq'];
  readonly close: () => void;
}
