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

describe('what the server sends', () => {
  // @spec 7.1-5
  it('has every name of SPEC §7', () => {
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
    ['or an unpause', 'orderNotification', { ...envelope, type: 'Unpause', id: 10_001 }],
    // @spec 3.8-8
    ['a new order has game, platform, server and a description', 'newOrder', order],
    // @spec 3.8-8
    ['and may have neither platform nor server', 'newOrder', { ...order, platform: null, server: null }],
    ['its older name carries the same', 'newOrderNotification', order],
    // @spec 3.8-9
    ['a general notification names its users', 'newNotification', { ...envelope, users: [4, 5], message: 'Hi' }],
    // @spec 3.8-10
    ['a new message names receiver and order', 'newMessage', { ...envelope, to: 5, id: 10_001 }],
    ['the number of the newest event names it', 'latestSeq', { ...envelope, seq: null, last: 12 }],
    ['and the place of the message there', 'newMessage', { ...envelope, to: 5, id: 10_001, seqInOrder: 3 }],
  ])('as SPEC §3 has it, with the envelope: %s', (_, name, payload) => {
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
    ['a message to nobody', 'newMessage', { ...envelope, to: null, id: 1 }],
    ['a number of the newest event that is none', 'latestSeq', { ...envelope, seq: null, last: null }],
    ['an event without an id', 'newMessage', { seq: null, to: 5, id: 1 }],
    ['an event without a number, be it null', 'newMessage', { eventId: 'e', to: 5, id: 1 }],
  ])('%s does not fit', (_, name, payload) => {
    expect(fits(name, payload)).toBe(false);
  });

  it('may carry more than an older tab knows', () => {
    for (const name of eventNames)
      expect(fits(name, { ...wireEvent(name, 'e', null).payload, colour: 'red' })).toBe(true);
  });
});
