import { isAction } from '@boostdesk/auth';
import { describe, expect, it } from 'vitest';
import { type ClientEventName, clientEvents } from './client-events.ts';

const clientId = '4b1f1b3e-6f0e-4f5e-9c39-0b8de3a8e0f1';
const message = { msg: 'hi', room: 'order9', clientId };
const fits = (name: ClientEventName, payload: unknown) => clientEvents[name].payload.safeParse(payload).success;

describe('client events (SPEC §7, Emit)', () => {
  // @spec 7.1-4
  it('are create, message, orderNotification, received, typing and viewing, each with a right of the permission table', () => {
    expect(Object.keys(clientEvents).sort()).toEqual([
      'create',
      'message',
      'orderNotification',
      'received',
      'typing',
      'viewing',
    ]);
    for (const { right } of Object.values(clientEvents)) expect(isAction(right)).toBe(true);
  });

  // @spec 7.1-4
  it.each<[string, ClientEventName, object]>([
    ['the rooms of SPEC §7', 'create', { rooms: ['user5', 'boostersRoom', 'orderRoom'] }],
    [
      'a message as SPEC §7 has it: its words, its room and its sender',
      'message',
      { msg: 'hi', room: 'order9', sender: 5 },
    ],
    ['a message without a sender', 'message', message],
    ['a pause', 'orderNotification', { type: 'Pause', id: 10_001 }],
    ['an unpause', 'orderNotification', { type: 'Unpause', id: 10_001 }],
    ['typing in a chat', 'typing', { room: 'order9' }],
    ['received messages', 'received', { orders: [{ order: 9, upTo: 4 }] }],
    ['a viewed order', 'viewing', { order: 9, isOpen: true }],
  ])('accept %s', (_, name, payload) => {
    expect(clientEvents[name].payload.parse(payload)).toEqual(payload);
  });

  it.each<[string, ClientEventName, unknown]>([
    ['one room instead of a list', 'create', { rooms: 'user5' }],
    ['201 rooms', 'create', { rooms: Array.from({ length: 201 }, (_, n) => `order${n + 1}`) }],
    ['a room of 41 letters', 'create', { rooms: ['a'.repeat(41)] }],
    ['a message without text', 'message', { ...message, msg: '' }],
    ['a message of invisible characters', 'message', { ...message, msg: ' \u200B\u2060 ' }],
    ['a message of two selectors', 'message', { ...message, msg: '\u180B\u180B' }],
    ['a message of a joiner between marks', 'message', { ...message, msg: '\u061C\u200D\u061C' }],
    ['a message of a joiner between invisible letters', 'message', { ...message, msg: '\u17B4\u200C\u17B4' }],
    ['a message with a lone surrogate', 'message', { ...message, msg: 'a\uD800' }],
    ['a message of 4001 letters', 'message', { ...message, msg: 'a'.repeat(4001) }],
    ['a message with an invalid UUID', 'message', { ...message, clientId: 'mine' }],
    ['a message with an unknown key', 'message', { ...message, role: 1 }],
    ['a pause of order 0', 'orderNotification', { type: 'Pause', id: 0 }],
    ['an unknown type of pause', 'orderNotification', { type: 'Stop', id: 1 }],
    ['nothing', 'orderNotification', null],
    ['typing without a room', 'typing', {}],
    ['nothing received', 'received', { orders: [] }],
    [
      'messages of 51 orders',
      'received',
      { orders: Array.from({ length: 51 }, (_, n) => ({ order: n + 1, upTo: 1 })) },
    ],
    ['a viewed order without a state', 'viewing', { order: 9 }],
  ])('reject %s', (_, name, payload) => {
    expect(fits(name, payload)).toBe(false);
  });

  it('make the text of a message visible', () => {
    const msg = ' https://a.example/\u202Egpj.exe 👩🏽‍🚀 مرحبا ';
    const read = clientEvents.message.payload.parse({ ...message, msg });
    expect(read.msg).toBe('https://a.example/gpj.exe 👩🏽‍🚀 مرحبا');
  });

  it('compose the letters of a message with their marks', () => {
    expect(clientEvents.message.payload.parse({ ...message, msg: 'Jose\u0301' }).msg).toBe('Jos\u00e9');
  });

  it('are acknowledged with a result, or with a code and a message', () => {
    const refused = { ok: false, code: 'not_found', message: 'There is no such order.' };
    const taken = { ok: true, id: 3, seqInOrder: 2, createdAt: '2026-01-02T03:04:05.000Z' };
    const { create, message: sent, orderNotification } = clientEvents;
    for (const { ack } of [create, sent, orderNotification]) expect(ack.parse(refused)).toEqual(refused);
    expect(create.ack.parse({ ok: true, joined: ['user5'] })).toEqual({ ok: true, joined: ['user5'] });
    expect(sent.ack.parse(taken)).toEqual(taken);
    expect(orderNotification.ack.parse({ ok: true })).toEqual({ ok: true });
    expect(sent.ack.safeParse({ ok: true }).success).toBe(false);
  });
});
