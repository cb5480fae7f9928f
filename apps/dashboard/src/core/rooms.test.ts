import { expect, it } from 'vitest';
import { createRooms } from './rooms.ts';

it('a room joins those of the session, and is left when its last user leaves', () => {
  const asked: (readonly string[])[] = [];
  const rooms = createRooms({ setRooms: (names) => asked.push(names) }, ['user5', 'boostersRoom']);
  const one = rooms.enter('order9');
  const two = rooms.enter('order9');
  const other = rooms.enter('order8');
  expect(asked.at(-1)).toEqual(['user5', 'boostersRoom', 'order9', 'order8']);
  one();
  one();
  expect(asked.at(-1)).toContain('order9');
  two();
  expect(asked.at(-1)).toEqual(['user5', 'boostersRoom', 'order8']);
  other();
  expect(asked.at(-1)).toEqual(['user5', 'boostersRoom']);
});

it('setOwn replaces the rooms of the session, keeps those of the screen, and sends nothing when unchanged', () => {
  const asked: (readonly string[])[] = [];
  const rooms = createRooms({ setRooms: (names) => asked.push(names) }, ['user5']);
  rooms.enter('order9');
  rooms.setOwn(['user5', 'order']);
  expect(asked.at(-1)).toEqual(['user5', 'order', 'order9']);
  rooms.setOwn(['user5', 'order']);
  expect(asked).toHaveLength(2);
  rooms.setOwn(['user5']);
  expect(asked.at(-1)).toEqual(['user5', 'order9']);
});
