import { io } from 'socket.io-client';
import { type ChannelEvent, type ChannelState, reduceChannel, statusOf } from './channel-state.ts';
import type {
  Channel,
  ChannelInfo,
  ChannelOptions,
  ChannelStatus,
  LocalFailureCode,
  RequestResult,
  SocketLike,
  SocketSettings,
} from './channel-types.ts';
import { systemClock } from './clock.ts';
import { type ClientEventName, clientEvents } from './contract/client-events.ts';
import { callListener, createListeners } from './listeners.ts';
import { type ConnectFailure, type OfflineReason, toOfflineReason } from './offline-reason.ts';
import { createRouter } from './router.ts';

/** Settings of socket.io; times in ms. */
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

/** Joins without an acknowledgement, after which a server that never sent one is not asked again. */
const MAX_UNANSWERED_JOINS = 3;

type Reasons = Pick<ChannelInfo, 'offlineReason' | 'refusedRooms'>;

const isSameInfo = (one: ChannelInfo, other: ChannelInfo): boolean =>
  one.status === other.status &&
  one.offlineReason === other.offlineReason &&
  String(one.refusedRooms) === String(other.refusedRooms);

/** Rooms that the server did not grant. A failure without an answer of the server refuses none. */
function findRefused(asked: readonly string[], answer: RequestResult<'create'>): readonly string[] {
  if (answer.ok) return asked.filter((room) => !answer.joined.includes(room));
  return TRANSIENT_CODES.includes(answer.code) || answer.code === 'bad_answer' ? [] : asked;
}

const createFailure = (code: LocalFailureCode) => ({ ok: false as const, code, message: '' });

/** 0 in a refusal, and from a server that does not say it. */
const quietForOf = (answer: object): number => ('quietFor' in answer ? Number(answer.quietFor ?? 0) : 0);

const openSocket = (url: string, { transports, ...settings }: SocketSettings): SocketLike =>
  // socket.io would take '' as a namespace.
  url === '' ? io({ ...settings, transports }) : io(url, { ...settings, transports });

/**
 * Creates the connection to the server. On every connect it joins rooms, then fetches missed events; a lost connection
 * is opened again after 1 to 5 s.
 *
 * @example
 * const channel = createChannel({
 *   url: 'https://desk.example',
 *   token: () => token,
 *   rooms: () => [userRoom(30), chatRoom(10001)],
 *   handlers: { message: ({ order, msg }) => console.log(order, msg) },
 *   fetchSince: (seq) => client.event.getSince({ seq }),
 * });
 * channel.onState(({ status, offlineReason, refusedRooms }) => console.log(status, offlineReason, refusedRooms));
 * await channel.request('message', { room: chatRoom(10001), msg: 'Hello', clientId: crypto.randomUUID() });
 */
export function createChannel(options: ChannelOptions): Channel {
  const { clock = systemClock, random = Math.random, connect = openSocket, onSessionEnded } = options;
  const router = createRouter(options);
  // Events before the first connect count as missed.
  router.onDisconnect();
  const statusListeners = createListeners<ChannelStatus>();
  const stateListeners = createListeners<ChannelInfo>();
  let state: ChannelState = { status: 'connecting' };
  let reasons: Reasons = { offlineReason: null, refusedRooms: [] };
  let rooms: readonly string[] | undefined;
  let sentToken: string | null = null;
  let cancelTimer: (() => void) | undefined;
  let acknowledges = false;
  let unansweredJoins = 0;
  let quietFor = 0;
  /** Other servers acknowledge no events, and number none: a server that numbers them is only busy. */
  const isSilent = () => !acknowledges && !router.seq() && unansweredJoins >= MAX_UNANSWERED_JOINS;

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

  const readInfo = (): ChannelInfo => ({ status: statusOf(state), ...reasons });

  function dispatch(event: ChannelEvent, changed: Partial<Reasons> = {}): void {
    // `socket.disconnect` calls the disconnect listener at once.
    if (state.status === 'closed') return;
    const before = readInfo();
    reasons = { ...reasons, ...changed };
    change(event);
    const after = readInfo();
    if (after.status !== before.status) statusListeners.call(after.status);
    if (!isSameInfo(before, after)) stateListeners.call(after);
  }

  function change(event: ChannelEvent): void {
    const before = state;
    const next = reduceChannel(before, event);
    if (next === before) return;
    state = next;
    cancelTimer?.();
    enter(next, before);
  }

  function enter(next: ChannelState, before: ChannelState): void {
    const catchUp = before.status === 'joining' ? before.catchUp : 'never';
    switch (next.status) {
      case 'joining':
        void join(next);
        break;
      case 'joined':
        // Fetching after joining leaves no gap; the router drops duplicates.
        if (catchUp !== 'never') router.catchUp();
        break;
      case 'rejoining':
        if (catchUp === 'always') router.catchUp();
        startTimer(SOCKET_SETTINGS.reconnectionDelayMax, () => dispatch({ type: 'rejoin' }));
        break;
      case 'offline':
        if (next.reconnects > 0) startTimer(reconnectDelay(next.reconnects), () => socket.connect());
        break;
      case 'closed':
        socket.disconnect();
        router.close();
    }
  }

  function startTimer(ms: number, task: () => void): void {
    cancelTimer = clock.after(ms, task);
  }

  /** As socket.io, for a server that refused or closed the connection. */
  function reconnectDelay(attempt: number): number {
    const { reconnectionDelay, reconnectionDelayMax, randomizationFactor } = SOCKET_SETTINGS;
    const delay = Math.min(reconnectionDelay * 2 ** (attempt - 1), reconnectionDelayMax);
    return delay * (1 + randomizationFactor * (2 * random() - 1));
  }

  async function request<N extends ClientEventName>(name: N, payload: unknown) {
    const event = clientEvents[name];
    if (!event.payload.safeParse(payload).success) return createFailure('bad_request');
    if (!socket.connected) return createFailure('offline');
    if (name !== 'create' && isSilent()) return createFailure('unsupported');
    try {
      const answer = await socket.timeout(options.ackTimeout ?? ACK_TIMEOUT).emitWithAck(name, payload);
      acknowledges = true;
      const parsed = event.ack.safeParse(answer);
      return parsed.success ? parsed.data : createFailure('bad_answer');
    } catch {
      // Timeout or disconnect.
      return createFailure('no_answer');
    }
  }

  async function join(joining: ChannelState): Promise<void> {
    const joined = [...(rooms ?? options.rooms())];
    const answer = (await request('create', { rooms: joined })) as RequestResult<'create'>;
    // A lost connection tells nothing about the server.
    if (!answer.ok && answer.code === 'no_answer' && !acknowledges && socket.connected) {
      unansweredJoins += 1;
      // Older servers take one room per event.
      for (const room of joined) socket.emit('create', room);
    }
    if (state === joining) quietFor = quietForOf(answer);
    const isBusy = !answer.ok && TRANSIENT_CODES.includes(answer.code) && !isSilent();
    if (state === joining) dispatch({ type: 'answered', isBusy }, { refusedRooms: findRefused(joined, answer) });
  }

  // socket.io stops reconnecting when the server refused or closed the connection.
  const onDisconnect = (offlineReason: OfflineReason) =>
    dispatch({ type: 'disconnected', hasGivenUp: !socket.active }, { offlineReason, refusedRooms: [] });
  socket.onAny(router.receive);
  socket.on('connect', () => dispatch({ type: 'connected' }, { offlineReason: null }));
  socket.on('disconnect', () => {
    quietFor = 0;
    router.onDisconnect();
    onDisconnect('lost');
  });
  socket.on('connect_error', (error: ConnectFailure) => {
    const reason = toOfflineReason(error);
    onDisconnect(reason);
    if (reason === 'session_ended') endSession(sentToken);
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
    if (fresh === null || fresh === rejectedToken) close('session_ended');
  }

  const close = (offlineReason: OfflineReason) => dispatch({ type: 'closed' }, { offlineReason, refusedRooms: [] });

  return {
    status: () => statusOf(state),
    onStatus: statusListeners.add,
    state: readInfo,
    onState: stateListeners.add,
    request: request as Channel['request'],
    setRooms(next) {
      rooms = next;
      dispatch({ type: 'roomsChanged' });
    },
    quietFor: () => quietFor,
    counts: router.counts,
    seq: router.seq,
    close: () => close('closed'),
  };
}
