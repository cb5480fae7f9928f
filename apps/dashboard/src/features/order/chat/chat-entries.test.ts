import type { ChatMessage } from '@boostdesk/api-client/contract';
import type { OutboxMessage } from '@boostdesk/realtime/outbox';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { describe, expect, it, onTestFinished } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { countUnread, entryAt, toThread } from './chat-entries.ts';

const MINA = 5;
const KAITO = 7;
const STAFF = 1;
const message = (seq: number, sender: number | null, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id: 100 + seq,
  order: 9,
  seq,
  sender: sender === null ? null : { id: sender, name: `user ${sender}`, role: 3, image: null },
  clientId: sender === null ? null : `c${seq}`,
  body: `m${seq}`,
  code: sender === null ? 'paid' : null,
  params: {},
  createdAt: new Date(Date.UTC(2026, 10, 21, 10, seq)).toISOString(),
  seenAt: null,
  ...more,
});
const waiting = (clientId: string, state: OutboxMessage['state'] = 'waiting'): OutboxMessage => ({
  place: 1,
  clientId,
  user: MINA,
  room: 'order9',
  msg: `text of ${clientId}`,
  at: 0,
  failure: state === 'failed' ? { code: 'not_found', message: '' } : null,
  state,
});
const thread = (messages: ChatMessage[], outbox: OutboxMessage[] = []) =>
  toThread({ messages, outbox, receipts: [], self: MINA });
const told = (entries: ReturnType<typeof thread>) =>
  entries.map((entry) =>
    entry.kind === 'system' ? entry.message.code : `${entry.text} ${entry.delivery ?? ''}`.trim(),
  );

describe('toThread', () => {
  it('lists messages of the server, then pending ones, in order', () => {
    const entries = thread(
      [message(1, null), message(2, KAITO), message(3, MINA), message(4, MINA, { seenAt: '2026-11-21T11:00:00.000Z' })],
      [waiting('a'), waiting('b', 'sending'), waiting('c', 'failed')],
    );
    expect(told(entries)).toEqual([
      'paid',
      'm2',
      'm3 sent',
      'm4 seen',
      'text of a waiting',
      'text of b waiting',
      'text of c failed',
    ]);
  });

  it('shows how far the participant is who is furthest', () => {
    const by = (id: number) => ({ id, name: `user ${id}`, role: 2 }) as const;
    const receipts = [
      { by: by(KAITO), deliveredUpTo: 3, deliveredAt: null, seenUpTo: 1, seenAt: null },
      { by: by(STAFF), deliveredUpTo: 2, deliveredAt: null, seenUpTo: 2, seenAt: null },
    ];
    const messages = [1, 2, 3, 4].map((seq) => message(seq, MINA));
    expect(told(toThread({ messages, outbox: [], receipts, self: MINA }))).toEqual([
      'm1 seen',
      'm2 seen',
      'm3 delivered',
      'm4 sent',
    ]);
  });

  it('shows a message once while both server and outbox have it, with a stable key', () => {
    const [before] = thread([], [waiting('c1', 'sending')]);
    const during = thread([message(1, MINA)], [waiting('c1', 'sending')]);
    const [after] = thread([message(1, MINA)]);
    expect(told(during)).toEqual(['m1 sent']);
    expect([before?.id, during[0]?.id, after?.id]).toEqual(['c1', 'c1', 'c1']);
  });

  it('shows authors only if the other side has several, and names them to screen readers otherwise', () => {
    const authors = (messages: ChatMessage[]) =>
      thread(messages).map((entry) => entry.kind === 'message' && [entry.author, entry.isAuthorHidden]);
    expect(authors([message(1, KAITO), message(2, MINA)])).toEqual([
      ['user 7', true],
      [undefined, true],
    ]);
    expect(authors([message(1, KAITO), message(2, STAFF), message(3, MINA)])).toEqual([
      ['user 7', false],
      ['user 1', false],
      [undefined, false],
    ]);
  });

  it('a message by someone else never gets the id of an own one, even with the same client id', () => {
    const entries = thread([message(1, KAITO, { clientId: 'same' }), message(2, MINA, { clientId: 'same' })]);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(2);
  });

  it('says in the user’s language that pictures are too old', () => {
    const english = 'This message is more than a day old.';
    onTestFinished(() => i18n.activate('en'));
    i18n.loadAndActivate({ locale: 'de', messages: { [generateMessageId(english)]: 'Zu alt.' } });
    const failed = {
      ...waiting('a', 'failed'),
      pictures: [{ clientId: 'p', file: new Blob(), width: 4, height: 3, alt: '', id: null }],
      failure: { code: 'expired', message: english },
    };
    expect(toThread({ messages: [], outbox: [failed], receipts: [], self: MINA })).toMatchObject([
      { pictures: { problem: 'Zu alt.' } },
    ]);
  });

  it.each([
    ['one\u000btwo', 'one\ntwo'],
    ['one\u000ctwo', 'one\ntwo'],
    ['one\r\ntwo', 'one\ntwo'],
    ['one\u2028two\u2029three', 'one\ntwo\nthree'],
    ['one\u0085\u000btwo', 'one\n\ntwo'],
    ['one\u200b two', 'one two'],
  ])('shows the unsent text %j as the server will store it', (msg, text) => {
    expect(thread([], [{ ...waiting('a'), msg }])).toMatchObject([{ text }]);
  });

  it('shows the pictures of messages on the server and in the outbox, with progress and problem', () => {
    const picture = { id: 1, width: 4, height: 3, alt: 'The score', url: '/large', thumbnail: '/small' };
    const file = new Blob(['x']);
    const stored = { clientId: 'p', id: null, file, width: 4, height: 3, alt: '' };
    const failure = { code: 'invalid', message: 'This picture is damaged.' };
    const entries = thread(
      [message(1, KAITO, { pictures: [picture] }), message(2, MINA, { pictures: [picture] })],
      [
        { ...waiting('a', 'sending'), pictures: [stored], progress: 0.5 },
        { ...waiting('b', 'failed'), pictures: [stored], failure },
      ],
    );
    const unsent = { id: 'p', file, width: 4, height: 3, alt: '' };
    expect(entries.map((entry) => entry.kind === 'message' && entry.pictures)).toEqual([
      { items: [picture], author: 'user 7' },
      { items: [picture], author: null },
      { items: [unsent], author: null, progress: 0.5 },
      { items: [unsent], author: null, problem: 'This picture is damaged.' },
    ]);
  });

  it('entryAt finds the entry of the first unread message, and none if it is not loaded', () => {
    const messages = [message(3, KAITO), message(4, null)];
    expect(entryAt(messages, 3, MINA)).toBe(thread(messages)[0]?.id);
    expect(entryAt(messages, 4, MINA)).toBe(thread(messages)[1]?.id);
    expect(entryAt(messages, 1, MINA)).toBeUndefined();
    expect(entryAt(messages, null, MINA)).toBeUndefined();
  });

  it('countUnread counts messages by others from the first unread one on', () => {
    const messages = [message(1, KAITO), message(2, KAITO), message(3, MINA), message(4, null)];
    expect([null, 1, 2, 4, 5].map((first) => countUnread(messages, first, MINA))).toEqual([0, 2, 1, 0, 0]);
  });
});
