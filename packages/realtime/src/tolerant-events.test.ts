import { expect, test } from 'vitest';
import { safeParseEvent } from './events.ts';

const parse = (name: string, payload: object) => {
  const parsed = safeParseEvent(name, payload);
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.event.payload;
};

test.each<[string, object, object]>([
  ['newOrder', { game: 3, platform: '', server: '', purchase: '' }, { platform: null, server: null, purchase: '' }],
  ['newOrder', { id: '', game: 3, platform: ' ', server: '\u00a0' }, { id: null, platform: null, server: null }],
  ['newOrder', { seq: '', game: 3 }, { seq: null }],
  ['newOrderNotification', { game: 3, platform: '\u3000' }, { platform: null }],
  ['orderNotification', { type: 'Pause', id: 7, by: '' }, { id: 7, by: null }],
  ['newMessage', { to: 5, id: 7, seqInOrder: '' }, { to: 5, id: 7, seqInOrder: null }],
  ['newNotification', { users: [5], message: 'Hi', order: '', notification: ' ' }, { order: null, notification: null }],
  [
    'message',
    { msg: 'hi', order: '', room: 'order7', sender: '', clientId: '', code: '', params: '', createdAt: '' },
    { msg: 'hi', order: 7, sender: null, clientId: null, code: null, params: {}, createdAt: null },
  ],
  ['message', { id: '', seqInOrder: '', order: 7, pictures: '', replyTo: '' }, { id: null, seqInOrder: null }],
  ['lockinInit', { id: '' }, { id: null }],
])('an empty text of %s means none: %j', (name, payload, received) => {
  expect(parse(name, payload)).toMatchObject(received);
});

test.each(['', ' ', null, undefined])('events with the eventId %j are not taken for one', (eventId) => {
  const event = { eventId, game: 3 };
  expect(parse('newOrder', event).eventId).not.toBe(parse('newOrder', event).eventId);
});
