import { describe, expect, it } from 'vitest';
import { eventNames, wireEvent } from '../testing/fixtures.ts';
import { type ServerEventName, serverEventNames, serverEvents } from './server-events.ts';

const envelope = { eventId: 'e', seq: 1 };
const fits = (name: ServerEventName, payload: unknown) => serverEvents[name].safeParse(payload).success;
const order = {
  ...envelope,
  id: 10_001,
  game: 3,
  platform: 'PC',
  server: 'EU-West',
  purchase: 'Gold IV to Platinum II',
};

describe('server events', () => {
  // @spec 7.1-5
  it('include every name of SPEC §7', () => {
    expect(serverEventNames).toEqual(
      expect.arrayContaining([
        'message',
        'orderNotification',
        'newOrderNotification',
        'newMessage',
        'newNotification',
        'newOrder',
        'lockinInit',
        'lockinStatus',
      ]),
    );
  });

  it.each<[string, ServerEventName, object]>([
    // @spec 3.8-7
    ['an order notification is a pause and the order', 'orderNotification', { ...envelope, type: 'Pause', id: 10_001 }],
    // @spec 3.8-7
    [
      'an order notification is an unpause and the order',
      'orderNotification',
      { ...envelope, type: 'Unpause', id: 10_001 },
    ],
    // @spec 3.8-8
    ['a new order has game, platform, server and a description', 'newOrder', order],
    // @spec 3.8-8
    ['a new order may lack platform and server', 'newOrder', { ...order, platform: null, server: null }],
    ['newOrderNotification has the fields of newOrder', 'newOrderNotification', order],
    // @spec 3.8-9
    ['a general notification names its users', 'newNotification', { ...envelope, users: [4, 5], message: 'Hi' }],
    // @spec 3.8-10
    ['a new message names receiver and order', 'newMessage', { ...envelope, to: 5, id: 10_001 }],
    ['latestSeq has the number of the newest event', 'latestSeq', { ...envelope, seq: null, last: 12 }],
    ['a new message has its position in the order', 'newMessage', { ...envelope, to: 5, id: 10_001, seqInOrder: 3 }],
  ])('have the fields of SPEC §3 and the envelope: %s', (_, name, payload) => {
    expect(serverEvents[name].parse(payload)).toEqual(payload);
  });

  it.each<[string, ServerEventName, object]>([
    ['an order notification of another type', 'orderNotification', { ...envelope, type: 'pause', id: 1 }],
    ['an order notification without an order', 'orderNotification', { ...envelope, type: 'Pause' }],
    ['order 0', 'orderNotification', { ...envelope, type: 'Pause', id: 0 }],
    ['a new order without its game', 'newOrder', { ...order, game: undefined }],
    ['a new order without a description', 'newOrder', { ...order, purchase: null }],
    ['a notification for one user instead of a list', 'newNotification', { ...envelope, users: 5, message: 'Hi' }],
    ['a notification for user 0', 'newNotification', { ...envelope, users: [0], message: 'Hi' }],
    ['a message without a receiver', 'newMessage', { ...envelope, to: null, id: 1 }],
    ['latestSeq without a number', 'latestSeq', { ...envelope, seq: null, last: null }],
    ['an event without an id', 'newMessage', { seq: null, to: 5, id: 1 }],
    ['an event without seq', 'newMessage', { eventId: 'e', to: 5, id: 1 }],
  ])('reject %s', (_, name, payload) => {
    expect(fits(name, payload)).toBe(false);
  });

  it('accept unknown keys of a newer server', () => {
    for (const name of eventNames)
      expect(fits(name, { ...wireEvent(name, 'e', null).payload, colour: 'red' })).toBe(true);
  });
});
