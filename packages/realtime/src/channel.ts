import { io } from 'socket.io-client';
import * as z from 'zod/mini';
import type {
  Channel,
  ChannelOptions,
  ChannelStatus,
  LocalFailureCode,
  SocketLike,
  SocketSettings,
} from './channel-types.ts';
import { systemClock } from './clock.ts';
import { type ClientEventName, clientEvents } from './contract/client-events.ts';
import { callListener, createListeners } from './listeners.ts';
import { createRouter } from './router.ts';

/** The settings of SPEC §7, in ms. */
export const SOCKET_SETTINGS = {
  transports: ['polling', 'websocket'],
  reconnection: true,
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
  timeout: 20_000,
} as const;
const SOCKET_PATH = '/socket.io';
const ACK_TIMEOUT = 10_000;
/** Refusals of `create` to retry. */
const TRANSIENT_CODES: readonly string[] = ['no_answer', 'too_many', 'internal', 'closing', 'unavailable'];

const SessionEnded = z.object({ data: z.object({ code: z.literal('session_ended') }) });

const createFailure = (code: LocalFailureCode) => ({ ok: false as const, code, message: '' });

const openSocket = (url: string, { transports, ...settings }: SocketSettings): SocketLike =>
  // socket.io would take '' as a namespace.
  url === '' ? io({ ...settings, transports }) : io(url, { ...settings, transports });

/** Creates the connection to the server (SPEC §7). On every connect it joins rooms, then fetches missed events. */
export function createChannel(options: ChannelOptions): Channel {
  const { clock = systemClock, random = Math.random, connect = openSocket, onSessionEnded } = options;
  const router = createRouter(options);
  // Events before the first connect count as missed.
  router.onDisconnect();
  const statusListeners = createListeners<ChannelStatus>();
  let status: ChannelStatus = 'connecting';
  let rooms: readonly string[] | undefined;
  let failedAttempts = 0;
  let joinId = 0;
  /** Events may be missing since the last join. */
  let needsCatchUp = false;
  /** Nothing was fetched since the last connect. */
  let isFirstCatchUp = false;
  let closed = false;
  let sentToken: string | null = null;
  let cancelRetry: (() => void) | undefined;
  let cancelJoin: (() => void) | undefined;

  const socket = connect(options.url, {
    ...SOCKET_SETTINGS,
    transports: [...SOCKET_SETTINGS.transports],
    path: options.path ?? SOCKET_PATH,
    forceNew: true,
    auth: (give) => {
      sentToken = options.token();
      give({ token: sentToken });
    },
  });

  function setStatus(next: ChannelStatus): void {
    if (status === next) return;
    status = next;
    statusListeners.call(next);
  }

  async function request<N extends ClientEventName>(name: N, payload: unknown) {
    const event = clientEvents[name];
    if (!event.payload.safeParse(payload).success) return createFailure('bad_request');
    if (!socket.connected) return createFailure('offline');
    try {
      const answer = await socket.timeout(options.ackTimeout ?? ACK_TIMEOUT).emitWithAck(name, payload);
      const parsed = event.ack.safeParse(answer);
      return parsed.success ? parsed.data : createFailure('bad_answer');
    } catch {
      // On timeout and disconnect.
      return createFailure('no_answer');
    }
  }

  /** Joins the rooms and fetches missed events. If the server is too busy to join, both are repeated. */
  async function join(): Promise<void> {
    cancelJoin?.();
    const ownJoinId = ++joinId;
    const answer = await request('create', { rooms: [...(rooms ?? options.rooms())] });
    if (closed || ownJoinId !== joinId) return;
    const isTransient = !answer.ok && TRANSIENT_CODES.includes(answer.code);
    if (isTransient) cancelJoin = clock.after(SOCKET_SETTINGS.reconnectionDelayMax, () => void join());
    // Fetching after joining leaves no gap; the router drops duplicates.
    if (needsCatchUp && (isFirstCatchUp || !isTransient)) {
      isFirstCatchUp = false;
      router.catchUp();
    }
    needsCatchUp = isTransient;
  }

  /** socket.io stops when the server refused or closed the connection; this continues with the same delays. */
  function scheduleReconnect(): void {
    if (closed || socket.active) return;
    const { reconnectionDelay, reconnectionDelayMax, randomizationFactor } = SOCKET_SETTINGS;
    const delay = Math.min(reconnectionDelay * 2 ** failedAttempts++, reconnectionDelayMax);
    cancelRetry?.();
    cancelRetry = clock.after(delay * (1 + randomizationFactor * (2 * random() - 1)), () => socket.connect());
  }

  socket.onAny(router.receive);
  socket.on('connect', () => {
    failedAttempts = 0;
    setStatus('online');
    needsCatchUp = true;
    isFirstCatchUp = true;
    void join();
  });
  socket.on('disconnect', () => {
    cancelJoin?.();
    joinId += 1;
    needsCatchUp = false;
    router.onDisconnect();
    setStatus('offline');
    scheduleReconnect();
  });
  socket.on('connect_error', (error) => {
    setStatus('offline');
    if (z.safeParse(SessionEnded, error).success) endSession(sentToken);
    scheduleReconnect();
  });

  function endSession(rejectedToken: string | null): void {
    let isOver = true;
    if (onSessionEnded) {
      callListener((token) => {
        isOver = onSessionEnded(token) !== false;
      }, rejectedToken);
    }
    if (!isOver) return;
    // Another tab may have stored a fresh token.
    const fresh = options.token();
    if (fresh === null || fresh === rejectedToken) close();
  }

  function close(): void {
    if (closed) return;
    closed = true;
    cancelRetry?.();
    cancelJoin?.();
    socket.disconnect();
    router.close();
    setStatus('offline');
  }

  return {
    status: () => status,
    onStatus: statusListeners.add,
    request: request as Channel['request'],
    setRooms(next) {
      rooms = next;
      // While offline the next connect joins.
      void join();
    },
    counts: router.counts,
    seq: router.seq,
    close,
  };
}
