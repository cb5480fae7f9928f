import { io } from 'socket.io-client';
import * as z from 'zod/mini';
import type {
  Channel,
  ChannelOptions,
  ChannelStatus,
  LocalRefusal,
  SocketLike,
  SocketSettings,
} from './channel-types.ts';
import { systemClock } from './clock.ts';
import { type ClientEventName, clientEvents } from './contract/client-events.ts';
import { createListeners, tell } from './listeners.ts';
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
const PASSING: readonly string[] = ['no_answer', 'too_many', 'internal', 'closing', 'unavailable'];

const SessionEnded = z.object({ data: z.object({ code: z.literal('session_ended') }) });

const refuse = (code: LocalRefusal) => ({ ok: false as const, code, message: '' });

const openSocket = (url: string, { transports, ...settings }: SocketSettings): SocketLike =>
  // socket.io would take '' as a namespace.
  url === '' ? io({ ...settings, transports }) : io(url, { ...settings, transports });

/** Creates the connection to the server (SPEC §7). On every connect it joins rooms, then fetches missed events. */
export function createChannel(options: ChannelOptions): Channel {
  const { clock = systemClock, random = Math.random, connect = openSocket, onSessionEnded } = options;
  const router = createRouter(options);
  // Events before the first connect count as missed.
  router.lost();
  const statusListeners = createListeners<ChannelStatus>();
  let status: ChannelStatus = 'connecting';
  let rooms: readonly string[] | undefined;
  let refusals = 0;
  let joins = 0;
  /** Events may be missing since the last join. */
  let owing = false;
  /** Nothing was fetched since the last connect. */
  let unasked = false;
  let closed = false;
  let sent: string | null = null;
  let cancelRetry: (() => void) | undefined;
  let cancelJoin: (() => void) | undefined;

  const socket = connect(options.url, {
    ...SOCKET_SETTINGS,
    transports: [...SOCKET_SETTINGS.transports],
    path: options.path ?? SOCKET_PATH,
    forceNew: true,
    auth: (give) => {
      sent = options.token();
      give({ token: sent });
    },
  });

  function become(next: ChannelStatus): void {
    if (status === next) return;
    status = next;
    statusListeners.call(next);
  }

  async function request<N extends ClientEventName>(name: N, payload: unknown) {
    const event = clientEvents[name];
    if (!event.payload.safeParse(payload).success) return refuse('bad_request');
    if (!socket.connected) return refuse('offline');
    try {
      const answer = await socket.timeout(options.ackTimeout ?? ACK_TIMEOUT).emitWithAck(name, payload);
      const parsed = event.ack.safeParse(answer);
      return parsed.success ? parsed.data : refuse('bad_answer');
    } catch {
      // On timeout and disconnect.
      return refuse('no_answer');
    }
  }

  /** Joins the rooms and fetches missed events. If the server is too busy to join, both are repeated. */
  async function join(): Promise<void> {
    cancelJoin?.();
    const asked = ++joins;
    const answer = await request('create', { rooms: [...(rooms ?? options.rooms())] });
    if (closed || asked !== joins) return;
    const isPassing = !answer.ok && PASSING.includes(answer.code);
    if (isPassing) cancelJoin = clock.after(SOCKET_SETTINGS.reconnectionDelayMax, () => void join());
    // Fetching after joining leaves no gap; the router drops duplicates.
    if (owing && (unasked || !isPassing)) {
      unasked = false;
      router.catchUp();
    }
    owing = isPassing;
  }

  /** socket.io stops when the server refused or closed the connection; this continues with the same delays. */
  function tryAgain(): void {
    if (closed || socket.active) return;
    const { reconnectionDelay, reconnectionDelayMax, randomizationFactor } = SOCKET_SETTINGS;
    const delay = Math.min(reconnectionDelay * 2 ** refusals++, reconnectionDelayMax);
    cancelRetry?.();
    cancelRetry = clock.after(delay * (1 + randomizationFactor * (2 * random() - 1)), () => socket.connect());
  }

  socket.onAny(router.receive);
  socket.on('connect', () => {
    refusals = 0;
    become('online');
    owing = true;
    unasked = true;
    void join();
  });
  socket.on('disconnect', () => {
    cancelJoin?.();
    joins += 1;
    owing = false;
    router.lost();
    become('offline');
    tryAgain();
  });
  socket.on('connect_error', (error) => {
    become('offline');
    if (z.safeParse(SessionEnded, error).success) endSession(sent);
    tryAgain();
  });

  function endSession(refused: string | null): void {
    let isOver = true;
    if (onSessionEnded) {
      tell((token) => {
        isOver = onSessionEnded(token) !== false;
      }, refused);
    }
    if (!isOver) return;
    // Another tab may have stored a fresh token.
    const fresh = options.token();
    if (fresh === null || fresh === refused) close();
  }

  function close(): void {
    if (closed) return;
    closed = true;
    cancelRetry?.();
    cancelJoin?.();
    socket.disconnect();
    router.close();
    become('offline');
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
