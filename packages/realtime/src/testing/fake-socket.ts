import type { SocketLike } from '../channel-types.ts';
import type { ServerEvent, ServerEventName } from '../contract/server-events.ts';

/** Options of a fake socket. */
export interface FakeSocketOptions {
  /**
   * Behaves as an older server: it sends only the events and fields that every server has, and
   * acknowledges nothing. @default false
   */
  readonly specOnly?: boolean;
}

/** Event that the client sent. */
export interface EmittedEvent {
  readonly name: string;
  readonly payload: unknown;
}

/** In-memory socket, with its server in the hand of the test. */
export interface FakeSocket {
  /** For `createChannel({ connect })`. */
  readonly connect: () => SocketLike;
  /** Events of the client, in order. */
  readonly emitted: readonly EmittedEvent[];
  /** Connects. */
  readonly up: () => void;
  /** Disconnects; the client reconnects at the next `up`. */
  readonly down: () => void;
  /** Sends an event to the client, while connected. */
  readonly send: <N extends ServerEventName>(name: N, payload: Extract<ServerEvent, { name: N }>['payload']) => void;
}

/** Fields of each event that every server sends; those of `lockinInit` and `lockinStatus` are not shown. */
const specFields: Readonly<Partial<Record<ServerEventName, readonly string[]>>> = {
  message: ['msg'],
  orderNotification: ['type', 'id'],
  newOrderNotification: ['game', 'platform', 'server', 'purchase'],
  newOrder: ['game', 'platform', 'server', 'purchase'],
  newMessage: ['to', 'id'],
  newNotification: ['users', 'message'],
  lockinInit: ['id'],
  lockinStatus: ['id'],
};

/** Undefined for an event that older servers do not have. */
function toSpecPayload(name: ServerEventName, payload: object): object | undefined {
  const names = specFields[name];
  return names && Object.fromEntries(Object.entries(payload).filter(([field]) => names.includes(field)));
}

const acknowledge = (name: string) =>
  name === 'create' ? { ok: true, joined: [] } : { ok: false, code: 'not_found', message: 'There is no such order.' };

/** Creates a socket without a network, for tests of what receives events. */
export function createFakeSocket({ specOnly = false }: FakeSocketOptions = {}): FakeSocket {
  const emitted: EmittedEvent[] = [];
  const listeners = new Map<string, (value: never) => void>();
  let receive: (name: string, payload: unknown) => void = () => undefined;
  let connected = false;
  let active = true;
  const become = (isConnected: boolean) => {
    if (connected === isConnected || !active) return;
    connected = isConnected;
    listeners.get(isConnected ? 'connect' : 'disconnect')?.(undefined as never);
  };
  const socket: SocketLike = {
    get active() {
      return active;
    },
    get connected() {
      return connected;
    },
    connect: () => {
      active = true;
    },
    disconnect: () => {
      become(false);
      active = false;
    },
    on: (name: string, listener: (value: never) => void) => void listeners.set(name, listener),
    onAny: (listener) => {
      receive = listener;
    },
    emit: (name, payload) => void emitted.push({ name, payload }),
    timeout: (ms) => ({
      emitWithAck: async (name, payload) => {
        emitted.push({ name, payload });
        if (!specOnly) return acknowledge(name);
        await new Promise((resolve) => setTimeout(resolve, ms));
        throw new Error('operation has timed out');
      },
    }),
  };
  return {
    connect: () => socket,
    emitted,
    up: () => become(true),
    down: () => become(false),
    send: (name, payload) => {
      const sent = specOnly ? toSpecPayload(name, payload) : payload;
      if (connected && sent !== undefined) receive(name, sent);
    },
  };
}
