import { expect, test, vi } from 'vitest';
import { joinRooms, removeFromRoom } from './join-rooms.ts';

function socketIn(...names: string[]) {
  const rooms = new Set(names);
  return {
    connected: true,
    data: {} as { joins?: number; leaves?: number },
    rooms,
    join: (more: string | string[]) => {
      for (const room of [more].flat()) rooms.add(room);
    },
    leave: (room: string) => void rooms.delete(room),
  };
}

test('joinRooms joins the allowed rooms and leaves every other chat', async () => {
  const socket = socketIn('own-id', 'user5', 'order1', 'order2');
  const joined = await joinRooms(socket, async () => ['order2', 'order3'], true);
  expect([joined, [...socket.rooms].toSorted(), socket.data.joins]).toEqual([
    ['order2', 'order3'],
    ['order2', 'order3', 'own-id', 'user5'],
    1,
  ]);
});

test('joinRooms without leavesOthers stays in up to 200 chats and leaves the oldest', async () => {
  const socket = socketIn('own-id', 'user5', ...Array.from({ length: 199 }, (_, n) => `order${n + 1}`));
  await joinRooms(socket, async () => ['boostersRoom', 'order200'], false);
  expect([socket.rooms.size, socket.rooms.has('order1')]).toEqual([203, true]);
  await joinRooms(socket, async () => ['order2', 'order201', 'order202'], false);
  expect(['order1', 'order2', 'order3', 'order4'].map((room) => socket.rooms.has(room))).toEqual([
    false,
    true,
    false,
    true,
  ]);
  expect(['own-id', 'user5', 'boostersRoom', 'order202'].every((room) => socket.rooms.has(room))).toBe(true);
});

test('joinRooms decides again when a right ends meanwhile', async () => {
  const socket = socketIn('user5');
  const answers = [['order1', 'order2'], ['order2']];
  const joined = await joinRooms(
    socket,
    async () => {
      const allowed = answers.shift() ?? [];
      // After the right was read.
      if (answers.length === 1) removeFromRoom(socket, 'order1');
      return allowed;
    },
    true,
  );
  expect([joined, [...socket.rooms].toSorted()]).toEqual([['order2'], ['order2', 'user5']]);
});

test('joinRooms decides once when another socket loses a right meanwhile', async () => {
  const [socket, other] = [socketIn('user5'), socketIn('user6', 'order1')];
  const decide = vi.fn(async () => {
    removeFromRoom(other, 'order1');
    return ['order1'];
  });
  expect(await joinRooms(socket, decide, true)).toEqual(['order1']);
  expect([decide.mock.calls.length, [...other.rooms]]).toEqual([1, ['user6']]);
});

test('joinRooms joins nothing when the socket has disconnected', async () => {
  const socket = { ...socketIn(), connected: false };
  expect(await joinRooms(socket, async () => ['order1'], true)).toEqual([]);
  expect(socket.rooms.size).toBe(0);
});
