import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createChannel } from './channel.ts';
import type { Channel, ChannelInfo, ChannelOptions, SocketLike } from './channel-types.ts';
import { toOfflineReason } from './offline-reason.ts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const clean of cleanups.splice(0)) clean();
});

const options = {
  token: () => 'abc',
  rooms: () => ['user5', 'order7'],
  handlers: {},
  fetchSince: async () => ({ events: [], last: 0, complete: true }),
} satisfies Partial<ChannelOptions>;

function open(given: Partial<ChannelOptions> & { readonly url: string }): Channel {
  const channel = createChannel({ ...options, ...given });
  cleanups.push(channel.close);
  return channel;
}

const findState = (channel: Channel, matches: (state: ChannelInfo) => boolean): Promise<ChannelInfo> =>
  new Promise((resolve) => {
    if (matches(channel.state())) resolve(channel.state());
    channel.onState((state) => matches(state) && resolve(state));
  });

async function listen(answer: RequestListener): Promise<{ readonly server: Server; readonly url: string }> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => server.close());
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe('a channel says why it is offline', () => {
  it.each<[string, RequestListener, string]>([
    ['a server without that path', (_, response) => response.writeHead(404).end(), 'wrong_path'],
    ['a server that answers with a page', (_, response) => response.end('<!doctype html>'), 'wrong_path'],
    ['a server that refuses', (_, response) => response.writeHead(403).end(), 'refused'],
    ['a proxy without a server', (_, response) => response.writeHead(502).end(), 'no_server'],
  ])('to %s', async (_, answer, reason) => {
    const channel = open({ url: (await listen(answer)).url });
    expect(channel.state()).toEqual({ status: 'connecting', offlineReason: null, refusedRooms: [] });
    expect((await findState(channel, ({ status }) => status === 'offline')).offlineReason).toBe(reason);
  });

  it('to a port where nothing listens', async () => {
    const { server, url } = await listen(() => undefined);
    await new Promise((resolve) => server.close(resolve));
    const channel = open({ url });
    expect((await findState(channel, ({ status }) => status === 'offline')).offlineReason).toBe('no_server');
  });

  it('after close()', () => {
    const channel = open({ url: 'http://127.0.0.1:1' });
    channel.close();
    expect(channel.state()).toEqual({ status: 'offline', offlineReason: 'closed', refusedRooms: [] });
  });

  it.each([
    [{ message: 'refused', data: { code: 'session_ended' } }, 'session_ended'],
    [{ message: 'refused', data: { code: 'too_many' } }, 'refused'],
    [{ message: 'timeout' }, 'no_server'],
    [{ type: 'TransportError', message: 'websocket error', description: {} }, 'no_server'],
    [{ message: 'refused', data: null }, 'refused'],
  ])('for the error %j', (error, reason) => {
    expect(toOfflineReason(Object.assign(new Error(error.message), error))).toBe(reason);
  });
});

/** A socket that connects, answers `create` and can be disconnected. */
function createSocket(answer: unknown) {
  const listeners = new Map<string, (value: never) => void>();
  const socket = {
    active: true,
    connected: false as boolean,
    connect: () => undefined,
    disconnect: () => undefined,
    on: (name: string, listener: (value: never) => void) => listeners.set(name, listener),
    onAny: () => undefined,
    emit: () => undefined,
    timeout: () => ({ emitWithAck: async () => answer }),
  } satisfies SocketLike;
  const call = (name: string, isConnected: boolean, value?: unknown) => {
    socket.connected = isConnected;
    listeners.get(name)?.(value as never);
  };
  return {
    connect: () => socket,
    up: () => call('connect', true),
    down: () => call('disconnect', false),
    refuse: (code: string) => call('connect_error', false, { data: { code } }),
  };
}

describe('a channel says which rooms were refused', () => {
  it.each<[string, unknown, readonly string[]]>([
    ['all are granted', { ok: true, joined: ['user5', 'order7'] }, []],
    ['one is missing in the answer', { ok: true, joined: ['user5'] }, ['order7']],
    ['the server refuses to join any', { ok: false, code: 'forbidden', message: '' }, ['user5', 'order7']],
    ['the server is busy', { ok: false, code: 'too_many', message: '' }, []],
  ])('when %s', async (_, answer, refusedRooms) => {
    const socket = createSocket(answer);
    const channel = open({ url: 'http://127.0.0.1:1', connect: socket.connect });
    socket.up();
    await new Promise((resolve) => setImmediate(resolve));
    expect(channel.state()).toEqual({ status: 'online', offlineReason: null, refusedRooms });
  });

  it('and forgets them with the connection', async () => {
    const socket = createSocket({ ok: true, joined: [] });
    const states: ChannelInfo[] = [];
    const channel = open({ url: 'http://127.0.0.1:1', connect: socket.connect });
    channel.onState((state) => states.push(state));
    socket.up();
    await new Promise((resolve) => setImmediate(resolve));
    socket.down();
    expect(states).toEqual([
      { status: 'online', offlineReason: null, refusedRooms: [] },
      { status: 'online', offlineReason: null, refusedRooms: ['user5', 'order7'] },
      { status: 'offline', offlineReason: 'lost', refusedRooms: [] },
    ]);
  });

  it('and closes when the session has ended', () => {
    const socket = createSocket({ ok: true, joined: [] });
    const channel = open({ url: 'http://127.0.0.1:1', connect: socket.connect, token: () => null });
    socket.refuse('session_ended');
    expect(channel.state().offlineReason).toBe('session_ended');
    socket.up();
    expect(channel.state().status).toBe('offline');
  });
});
