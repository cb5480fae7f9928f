import { type ClientEventAck, type ClientEventName, serverEvents } from '@boostdesk/realtime/contract';
import { io, type Socket } from 'socket.io-client';

export interface ReceivedEvent {
  readonly name: string;
  readonly payload: Record<string, unknown>;
}

class ConnectRefusedError extends Error {
  override readonly name = 'ConnectRefusedError';
  readonly code: unknown;

  constructor(code: unknown) {
    super(`Refused: ${String(code)}`);
    this.code = code;
  }
}

const codeOf = (error: Error): unknown =>
  'data' in error && typeof error.data === 'object' && error.data !== null && 'code' in error.data
    ? error.data.code
    : undefined;

function connected(socket: Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', (error) => reject(new ConnectRefusedError(codeOf(error))));
    socket.connect();
  });
}

/**
 * A client like the dashboard's, over a real connection: polling first, then websocket. Validates every event against
 * the contract.
 */
export async function connectSocket(url: string, token: string, transports: string[] = ['polling', 'websocket']) {
  const socket = io(url, { auth: { token }, transports, forceNew: true, reconnection: false, autoConnect: false });
  const heard: ReceivedEvent[] = [];
  const waiting = new Set<() => void>();
  socket.onAny((name: string, payload: Record<string, unknown>) => {
    const schema = (serverEvents as Readonly<Record<string, { parse: (value: unknown) => unknown }>>)[name];
    if (schema === undefined) throw new Error(`The contract has no event ${name}.`);
    schema.parse(payload);
    // Sent on a timer, so their number depends on the duration of the test.
    if (name === 'latestSeq') return;
    heard.push({ name, payload });
    for (const look of waiting) look();
  });
  await connected(socket);

  const ask = <N extends ClientEventName>(name: N, payload: unknown): Promise<ClientEventAck<N>> =>
    socket.timeout(30_000).emitWithAck(name, payload);

  return {
    socket,
    heard,
    ask,
    /** In the order of arrival. */
    payloads: (name: string) => heard.filter((event) => event.name === name).map((event) => event.payload),
    /** The first matching event, received or future. */
    event: (name: string, fits: (payload: ReceivedEvent['payload']) => boolean = () => true) =>
      new Promise<ReceivedEvent['payload']>((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`No ${name} came.`)), 10_000);
        const look = () => {
          const found = heard.find((event) => event.name === name && fits(event.payload));
          if (found === undefined) return;
          clearTimeout(late);
          waiting.delete(look);
          resolve(found.payload);
        };
        waiting.add(look);
        look();
      }),
    /** Resolves when everything that the server sent before has arrived, because a connection keeps its order. */
    flush: async () => {
      await ask('message', { room: 'order999999999', msg: '?', clientId: crypto.randomUUID() });
    },
    waitForDisconnect: () =>
      new Promise<string>((resolve, reject) => {
        if (socket.disconnected) return resolve('disconnected before');
        const late = setTimeout(() => reject(new Error('The line was not cut.')), 10_000);
        socket.once('disconnect', (reason) => {
          clearTimeout(late);
          resolve(reason);
        });
      }),
    reconnect: () => connected(socket),
    close: () => socket.disconnect(),
  };
}

export type SocketClient = Awaited<ReturnType<typeof connectSocket>>;

export async function connectInRooms(
  { url }: { readonly url: string },
  { token }: { readonly token: string },
  rooms: readonly string[],
): Promise<SocketClient> {
  const live = await connectSocket(url, token);
  const answer = await live.ask('create', { rooms });
  if (!('joined' in answer) || String(answer.joined) !== String(rooms)) throw new Error(JSON.stringify(answer));
  return live;
}

/** Texts in the order of arrival. */
export const receivedMessages = (live: SocketClient): string[] =>
  live.payloads('message').map(({ msg }) => String(msg));
