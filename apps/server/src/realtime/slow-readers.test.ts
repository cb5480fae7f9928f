import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { io as connect, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { disconnectSlowReader, type Unread } from './slow-readers.ts';

let io: Server;
let port: number;
let unread: ReturnType<typeof vi.fn<(unread: Unread) => void>>;
const clients: Socket[] = [];

beforeEach(async () => {
  const http = createServer();
  io = new Server(http);
  unread = vi.fn();
  io.on('connection', (socket) => disconnectSlowReader(socket, unread));
  await once(http.listen(0, '127.0.0.1'), 'listening');
  port = (http.address() as AddressInfo).port;
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.disconnect();
  await io.close();
});

async function open(): Promise<Socket> {
  const client = connect(`http://127.0.0.1:${port}`, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
  });
  clients.push(client);
  await new Promise<void>((resolve) => client.once('connect', resolve));
  return client;
}

const lineOf = (client: Socket) =>
  (client.io.engine.transport as unknown as { readonly ws: { pause: () => void; resume: () => void } }).ws;

test('a socket is closed when its client does not read', async () => {
  const [stalled, reader] = [await open(), await open()];
  let heard = 0;
  reader.on('news', () => {
    heard += 1;
  });
  lineOf(stalled).pause();
  const cut = new Promise((resolve) =>
    io
      .of('/')
      .sockets.get(stalled.id ?? '')
      ?.once('disconnect', resolve),
  );
  let sent = 0;
  await vi.waitFor(() => {
    // Exceeds the buffers of both ends.
    for (let batch = 0; batch < 500; batch += 1) io.emit('news', 'x'.repeat(2_000));
    sent += 500;
    expect(io.of('/').sockets.size).toBe(1);
  }, 20_000);
  expect(await cut).toBe('forced close');
  expect(unread).toHaveBeenCalledExactlyOnceWith({ packets: expect.any(Number), bytes: expect.any(Number) });
  await vi.waitFor(() => expect(heard).toBe(sent), 20_000);
  expect(reader.connected).toBe(true);
  lineOf(stalled).resume();
});

describe('disconnectSlowReader', () => {
  const megabyte = 'é'.repeat(512 * 1024);

  function waiting() {
    const conn = Object.assign(new EventEmitter(), { close: vi.fn() });
    const onClose = vi.fn();
    disconnectSlowReader({ conn } as never, onClose);
    return {
      queue: (count: number, data: unknown) => {
        for (let sent = 0; sent < count; sent += 1) conn.emit('packetCreate', { type: 'message', data });
      },
      flush: () => conn.emit('flush'),
      closed: () => conn.close.mock.calls,
      told: () => onClose.mock.calls,
    };
  }

  test.each([
    ['text', megabyte],
    ['binary data', Buffer.from(megabyte)],
  ])('closes the connection above 16 MiB of unsent %s', (_, data) => {
    const { queue, closed, told } = waiting();
    queue(16, data);
    expect(closed()).toEqual([]);
    queue(2, 'x');
    expect(closed()).toEqual([[true]]);
    expect(told()).toEqual([[{ packets: 17, bytes: 16 * 1024 * 1024 + 1 }]]);
  });

  test('does not count flushed packets', () => {
    const { queue, flush, closed } = waiting();
    for (let batch = 0; batch < 3; batch += 1) {
      queue(16, megabyte);
      flush();
    }
    // Pings have no data.
    queue(10_000, undefined);
    expect(closed()).toEqual([]);
    queue(1, undefined);
    expect(closed()).toEqual([[true]]);
  });
});
