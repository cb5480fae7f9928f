import { expect, test } from 'vitest';
import { claims } from './sample-token.fixture.ts';
import { type BroadcastChannelLike, createSessionChannel } from './session-channel.ts';
import { type SessionState, tokenOf } from './session-state.ts';
import type { SessionMessage } from './session-types.ts';

test('messages are broadcast, invalid ones are ignored, and unsubscribing works', () => {
  const sent: SessionMessage[] = [];
  const ears = new Set<(event: { data: unknown }) => void>();
  const line: BroadcastChannelLike = {
    postMessage: (news) => sent.push(news),
    addEventListener: (type, listener) => type === 'message' && ears.add(listener),
    removeEventListener: (type, listener) => type === 'message' && ears.delete(listener),
  };
  const heard: SessionMessage[] = [];
  const news = createSessionChannel(line);
  const leave = news.listen((one) => heard.push(one));
  news.send('ended');
  const said = ['token', 'exchanging 0.5 s-1', 'exchanged 0.5', 'refused', 'ended'];
  for (const data of [...said, 'junk', null, { token: 1 }, 'exchanging', 'exchanging 0.5', 'exchanged', 'toString'])
    for (const listener of ears) listener({ data });
  leave();
  expect(sent).toEqual(['ended']);
  expect(heard).toEqual(said);
  expect(ears.size).toBe(0);
});

test('without a channel nothing is sent or received', () => {
  const news = createSessionChannel(null);
  news.send('token');
  expect(news.listen(() => undefined)()).toBeUndefined();
});

test.each<[SessionState, string | null]>([
  [{ status: 'unknown' }, null],
  [{ status: 'anonymous' }, null],
  [{ status: 'loggedOut', by: 'user' }, null],
  [{ status: 'checking', token: 'a.b.c', login: true }, 'a.b.c'],
  [{ status: 'authenticated', token: 'a.b.c', login: false, session: claims }, 'a.b.c'],
])('tokenOf returns the token of %j', (state, token) => {
  expect(tokenOf({ get: () => state })).toBe(token);
});
