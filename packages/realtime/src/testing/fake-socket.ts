import type { SocketLike } from '../channel-types.ts';
import type { ClientEventAck, ClientEventName, ClientEventPayload } from '../contract/client-events.ts';
import type { ServerEvent, ServerEventName } from '../contract/server-events.ts';

/** Options of a fake socket. */
export interface FakeSocketOptions {
  /**
   * Behaves as an older server: it sends only the events and fields that every server has, and
   * acknowledges nothing. @default false
   */
  readonly specOnly?: boolean;
  /**
   * Acknowledgements of the client's events, in turn; the last one stays. `'none'`: the server does not answer, until the
   * client's time is up. @default `create` joins the rooms it names, other events are refused as `not_found`
   */
  readonly acknowledge?: FakeAcknowledgements;
}

/** Acknowledgements by event, or a function of its payload. */
export type FakeAcknowledgements = {
  readonly [N in ClientEventName]?:
    | readonly (ClientEventAck<N> | 'none')[]
    | ((payload: ClientEventPayload<N>) => ClientEventAck<N> | 'none');
};

/** Step of a server: it accepts or loses the connection, refuses it, or sends an event. */
export type FakeStep = 'up' | 'down' | { readonly refuse: string } | ServerEvent;

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
  /** Refuses the connection with an error code, such as `session_ended`. */
  readonly refuse: (code: string) => void;
  /** Takes steps in order, without a pause between them. */
  readonly play: (steps: readonly FakeStep[]) => void;
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

const acknowledgeByDefault = (name: string, payload: unknown): unknown =>
  name === 'create'
    ? { ok: true, joined: (payload as ClientEventPayload<'create'>).rooms }
    : { ok: false, code: 'not_found', message: 'There is no such order.' };

type Script = Readonly<Record<string, readonly unknown[] | ((payload: never) => unknown) | undefined>>;

/** Answers each event with the next acknowledgement of the script. */
function createAcknowledger(given: FakeAcknowledgements): (name: string, payload: unknown) => unknown {
  const script: Script = given;
  const times = new Map<string, number>();
  return (name, payload) => {
    const answers = script[name];
    if (answers === undefined) return acknowledgeByDefault(name, payload);
    if (typeof answers === 'function') return answers(payload as never);
    const time = times.get(name) ?? 0;
    times.set(name, time + 1);
    return answers.at(Math.min(time, answers.length - 1)) ?? 'none';
  };
}

/** Creates a socket without a network, for tests of what receives events. */
export function createFakeSocket({ specOnly = false, acknowledge = {} }: FakeSocketOptions = {}): FakeSocket {
  const answer = createAcknowledger(acknowledge);
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
        const given = specOnly ? 'none' : answer(name, payload);
        if (given !== 'none') return given;
        await new Promise((resolve) => setTimeout(resolve, ms));
        throw new Error('operation has timed out');
      },
    }),
  };
  const send: FakeSocket['send'] = (name, payload) => {
    const sent = specOnly ? toSpecPayload(name, payload) : payload;
    if (connected && sent !== undefined) receive(name, sent);
  };
  const refuse = (code: string) => {
    // As socket.io, which does not reconnect after the server's own refusal.
    connected = false;
    active = false;
    listeners.get('connect_error')?.(Object.assign(new Error(code), { data: { code } }) as never);
  };
  function take(step: FakeStep): void {
    if (step === 'up' || step === 'down') become(step === 'up');
    else if ('refuse' in step) refuse(step.refuse);
    else send(step.name, step.payload);
  }
  return {
    connect: () => socket,
    emitted,
    up: () => become(true),
    down: () => become(false),
    refuse,
    play: (steps) => {
      for (const step of steps) take(step);
    },
    send,
  };
}
