import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, startApp, type TestApp } from './support/app.ts';
import { PASSWORD } from './support/people.ts';
import { connectSocket } from './support/socket-client.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const statusOf = async (token: string) => (await app.send('user.getUserInfo', {}, { token })).status;
const sessionsOf = async (person: SignedIn) => (await person.call('account.getSessions', {})).sessions;

describe('account.getSessions and account.endSession', () => {
  const windows = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
  async function signInFrom(person: SignedIn, userAgent: string): Promise<SignedIn> {
    const response = await fetch(`${app.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': userAgent },
      body: JSON.stringify({ email: person.email, password: PASSWORD }),
    });
    const { token } = (await response.json()) as { token: string };
    return { ...person, token, call: (name, request, options) => app.call(name, request, { token, ...options }) };
  }

  test('list the devices of the user, the current one first', async () => {
    const person = await app.customer();
    await app.customer();
    app.clock.forward(60);
    const second = await signInFrom(person, windows);
    const expected = [
      { browser: 'Chrome', system: 'Windows', isThis: true },
      { browser: null, system: null, isThis: false },
    ];
    expect(await sessionsOf(second)).toMatchObject(expected);
    const [first] = await sessionsOf(person);
    expect(first).toMatchObject({ browser: null, isThis: true });
    expect(Object.keys(first ?? {}).sort()).toEqual(['browser', 'id', 'isThis', 'seenAt', 'signedInAt', 'system']);
  });

  test('list sessions that a hand-over connects as one device', async () => {
    const person = await app.customer();
    const { token } = await person.call('auth.handOver', {});
    const opened = await app.send('auth.isAuthenticated', {}, { token, exchangeId: randomUUID() });
    const dashboard = ((await opened.json()) as { token: string }).token;
    const [only, ...others] = await sessionsOf(person);
    expect([only?.isThis, others]).toEqual([true, []]);
    await (await app.signIn(person)).call('account.endSession', { id: only?.id ?? '' });
    expect([await statusOf(person.token), await statusOf(dashboard)]).toEqual([401, 401]);
  });

  test('update the time of last use every few minutes', async () => {
    const person = await app.customer();
    const [before] = await sessionsOf(person);
    app.clock.forward(4 * 60);
    const [soon] = await sessionsOf(person);
    app.clock.forward(2 * 60);
    await statusOf(person.token);
    const [after] = await sessionsOf(person);
    expect(soon).toEqual(before);
    expect(after?.signedInAt).toBe(before?.signedInAt);
    const minutes = (Date.parse(after?.seenAt ?? '') - Date.parse(before?.seenAt ?? '')) / 60_000;
    expect(Math.round(minutes)).toBe(6);
  });

  test('end a session and its socket at once, and no other session', async () => {
    const person = await app.customer();
    const second = await app.signIn(person);
    const socket = await connectSocket(app.url, second.token);
    const id = (await sessionsOf(second))[0]?.id ?? '';
    const cut = socket.waitForDisconnect();
    await person.call('account.endSession', { id });
    await cut;
    expect([await statusOf(second.token), await statusOf(person.token)]).toEqual([401, 200]);
    expect(await sessionsOf(person)).toHaveLength(1);
    await expect(person.call('account.endSession', { id })).rejects.toMatchObject({ status: 404 });
  });

  test('are refused for the session of another user', async () => {
    const [person, other] = [await app.customer(), await app.customer()];
    const [session] = await sessionsOf(person);
    const ended = other.call('account.endSession', { id: session?.id ?? '' });
    await expect(ended).rejects.toMatchObject({ status: 404 });
    expect(await statusOf(person.token)).toBe(200);
  });
});
