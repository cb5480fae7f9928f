import { createRouter, type Handlers } from '@boostdesk/realtime';
import { serverEventNames } from '@boostdesk/realtime/contract';
import { io, type Socket } from 'socket.io-client';
import type { Contestant } from '../interleaved.ts';
import { manyEvents } from './many-events.ts';

const BURST = 10_000;

type Orders = Map<number, number>;

interface Connection {
  readonly socket: Socket;
  readonly orders: Orders;
  /** Longest block of the main thread, in ms. */
  longestTask: number;
}

async function connect(url: string): Promise<Socket> {
  const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', () => resolve());
    socket.once('connect_error', reject);
  });
  return socket;
}

/** Measures how long other tasks had to wait. */
async function receiveBurst(connection: Connection, isDone: () => boolean): Promise<void> {
  let last = performance.now();
  connection.socket.emit('burst', BURST);
  while (!isDone()) {
    await new Promise<void>((resolve) => setImmediate(resolve));
    const now = performance.now();
    connection.longestTask = Math.max(connection.longestTask, now - last);
    last = now;
  }
}

/** The contract requires a handler for every event; the burst contains one kind. */
function handlersFor(orders: Orders, count: () => void): Handlers {
  const none = Object.fromEntries(serverEventNames.map((name) => [name, () => undefined])) as unknown as Handlers;
  return {
    ...none,
    orderUpdated: ({ id, status }) => {
      orders.set(id, status);
      count();
    },
  };
}

/** 10,000 events at once, to a bare handler and through the client's router. */
export async function openBurst(url: string) {
  const bare: Connection = { socket: await connect(url), orders: new Map(), longestTask: 0 };
  const routed: Connection = { socket: await connect(url), orders: new Map(), longestTask: 0 };
  let heard = 0;
  bare.socket.on('orderUpdated', ({ id, status }) => {
    bare.orders.set(id, status);
    heard += 1;
  });
  let receive: (name: string, payload: unknown) => void = () => undefined;
  routed.socket.onAny((name: string, payload: unknown) => receive(name, payload));

  const floor: Contestant = {
    name: 'socket.io-client, bare handler',
    run: async () => {
      heard = 0;
      await receiveBurst(bare, () => heard === BURST);
    },
  };
  const ours: Contestant = {
    name: '@boostdesk/realtime router',
    run: async () => {
      let count = 0;
      // New each time, because it drops repeated events and all bursts are identical.
      const router = createRouter({
        handlers: handlersFor(routed.orders, () => {
          count += 1;
        }),
        fetchSince: async () => ({ events: [], last: 0, complete: true }),
        seq: 0,
      });
      receive = router.receive;
      await receiveBurst(routed, () => count === BURST);
      router.close();
    },
  };
  return {
    floor,
    ours,
    longestTask: () => ({ floor: bare.longestTask, ours: routed.longestTask }),
    /** Their status is not that of the last event. */
    wrong(): number[] {
      const right: Orders = new Map(manyEvents(BURST).map(({ payload }) => [payload.id, payload.status]));
      return [...right].filter(([id, status]) => routed.orders.get(id) !== status).map(([id]) => id);
    },
    close: () => {
      bare.socket.disconnect();
      routed.socket.disconnect();
    },
  };
}
