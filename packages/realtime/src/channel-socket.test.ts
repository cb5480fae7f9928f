import { expect, it, vi } from 'vitest';
import { createChannel } from './channel.ts';
import { createRecordingHandlers } from './testing/fixtures.ts';

const opened = vi.hoisted((): unknown[][] => []);
const socket = { active: true, connected: false, on: () => socket, onAny: () => socket, disconnect: () => socket };
vi.mock('socket.io-client', () => ({
  io: (...given: unknown[]) => {
    opened.push(given);
    return socket;
  },
}));

const open = (url: string, path?: string) =>
  createChannel({
    url,
    ...(path === undefined ? {} : { path }),
    token: () => 'a.b.c',
    rooms: () => [],
    handlers: createRecordingHandlers([]),
    fetchSince: async () => ({ events: [], last: 0, complete: true }),
  });

const settings = {
  transports: ['polling', 'websocket'],
  reconnection: true,
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
  timeout: 20_000,
  forceNew: true,
};

// @spec 7.1-1, 7.1-2
it('connects to the configured server by socket.io, polling first', () => {
  open('https://live.example', '/live');
  expect(opened.pop()).toEqual(['https://live.example', { ...settings, path: '/live', auth: expect.any(Function) }]);
});

it("connects to the page's origin without a url, and not to a namespace ''", () => {
  open('');
  expect(opened.pop()).toEqual([{ ...settings, path: '/socket.io', auth: expect.any(Function) }]);
});
