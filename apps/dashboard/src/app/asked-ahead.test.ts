import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { authSession, user } from '@boostdesk/api-client/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchConfig, fetchOnce } from './asked-ahead.ts';

const ADDRESS = 'https://desk.example/api/auth/isAuthenticated';
const sent = vi.fn<typeof fetch>();

const answer = (text: string, url = ADDRESS) => Object.defineProperty(new Response(text), 'url', { value: url });
const asked = (token: string, response: Promise<Response>) => {
  globalThis.askedAhead = { token, calls: new Map([['/auth/isAuthenticated', response]]) };
};
const ask = async (token = 'mine', url = ADDRESS) => {
  const response = await fetchOnce(url, { method: 'POST', body: '{}', headers: { Authorization: `Bearer ${token}` } });
  return response.text();
};

beforeEach(() => {
  sent.mockImplementation(async () => new Response('sent'));
  vi.stubGlobal('fetch', sent);
});
afterEach(() => {
  globalThis.askedAhead = undefined;
  vi.unstubAllGlobals();
  sent.mockReset();
});

test('an answer that was asked for ahead is taken once', async () => {
  asked('mine', Promise.resolve(answer('ahead')));
  expect(await ask()).toBe('ahead');
  expect(sent).not.toHaveBeenCalled();
  expect(await ask()).toBe('sent');
});

test('what was asked with another token is asked anew', async () => {
  asked('theirs', Promise.resolve(answer('ahead')));
  expect(await ask()).toBe('sent');
});

test('what came from another address than the call’s is not believed', async () => {
  asked('mine', Promise.resolve(answer('ahead', 'https://old.example/api/auth/isAuthenticated')));
  expect(await ask()).toBe('sent');
});

test('what failed ahead fails as if it were sent now', async () => {
  const lost = Promise.reject(new TypeError('no line'));
  asked('mine', lost);
  await expect(ask()).rejects.toThrow('no line');
  expect(await ask()).toBe('sent');
});

test('other calls and pages that ask nothing ahead send as ever', async () => {
  expect(await ask()).toBe('sent');
  asked('mine', Promise.resolve(answer('ahead')));
  expect(await ask('mine', 'https://desk.example/api/order/getList')).toBe('sent');
  expect(await ask()).toBe('ahead');
});

test('the configuration is taken once, too', async () => {
  globalThis.askedAhead = { config: Promise.resolve(answer('ahead')), token: null, calls: new Map() };
  expect(await (await fetchConfig()).text()).toBe('ahead');
  expect(await (await fetchConfig()).text()).toBe('sent');
});

test('an app that is there before the page has asked asks by itself', async () => {
  globalThis.askedAhead = { token: null, calls: new Map() };
  expect(await (await fetchConfig()).text()).toBe('sent');
  expect(globalThis.askedAhead).toBeUndefined();
});

test('the page asks for calls of the contract', () => {
  const page = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');
  const [, list = ''] = /for \(const path of (\[[^\]]*\])\)/.exec(page) ?? [];
  const calls = [authSession.isAuthenticated, user.getUserInfo];
  expect(JSON.parse(list.replaceAll("'", '"'))).toEqual(calls.map(({ path }) => path));
  expect(new Set(calls.map(({ method }) => method))).toEqual(new Set(['POST']));
});
