import { ROLE, roles } from '@boostdesk/auth';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chatRoom, parseRoom, type RoomUser, sessionRooms, userRoom, viewersRoom } from './rooms.ts';

describe('sessionRooms (SPEC §6)', () => {
  // @spec 6.0-15, 7.1-4
  it.each<[string, RoomUser, string[]]>([
    ['a customer: its own', { id: 5, role: ROLE.customer, orderNotification: null }, ['user5']],
    [
      'a booster: the boosters and the orders',
      { id: 5, role: ROLE.booster, orderNotification: true },
      ['user5', 'boostersRoom', 'orderRoom'],
    ],
    [
      'a booster without order notifications: the boosters alone',
      { id: 5, role: ROLE.booster, orderNotification: false },
      ['user5', 'boostersRoom'],
    ],
    [
      'staff who are no employees: orders and their own',
      { id: 5, role: ROLE.admin, orderNotification: null },
      ['user5', 'boostersRoom', 'orderRoom', 'staffRoom'],
    ],
    [
      'staff without order notifications',
      { id: 5, role: ROLE.moderator, orderNotification: false },
      ['user5', 'boostersRoom', 'staffRoom'],
    ],
    ['an anonymous visitor: none', { id: 0, role: ROLE.customer, orderNotification: null }, []],
  ])('returns the rooms of %s', (_, seeker, rooms) => {
    expect(sessionRooms(seeker)).toEqual(rooms);
  });

  it('property: every room has a unique name that parseRoom reads', () => {
    const seekers = fc.record({
      id: fc.integer({ min: 1, max: 999_999_999 }),
      role: fc.constantFrom(...roles),
      orderNotification: fc.option(fc.boolean()),
    });
    fc.assert(
      fc.property(seekers, (seeker) => {
        const rooms = sessionRooms(seeker);
        expect(rooms.map((room) => parseRoom(room))).not.toContain(undefined);
        expect(new Set(rooms).size).toBe(rooms.length);
        expect(parseRoom(rooms[0] ?? '')).toEqual({ kind: 'user', id: seeker.id });
      }),
    );
  });
});

describe('parseRoom', () => {
  it.each([
    ['boostersRoom', { kind: 'boosters' }],
    ['orderRoom', { kind: 'orders' }],
    ['staffRoom', { kind: 'staff' }],
    [userRoom(5), { kind: 'user', id: 5 }],
    [chatRoom(10_001), { kind: 'chat', id: 10_001 }],
    [viewersRoom(10_001), { kind: 'viewers', id: 10_001 }],
    ['viewers0', undefined],
    ['user0', undefined],
    ['user05', undefined],
    ['user5 ', undefined],
    ['user1e3', undefined],
    ['order2147483647', { kind: 'chat', id: 2_147_483_647 }],
    ['order2147483648', undefined],
    ['order12345678901', undefined],
    ['user', undefined],
    ['admin5', undefined],
    ['xuser5', undefined],
    ['constructor', undefined],
    ['', undefined],
  ])('parses %j as %j', (name, room) => {
    expect(parseRoom(name)).toEqual(room);
  });
});
