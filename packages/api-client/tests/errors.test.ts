import { describe, expect, test } from 'vitest';
import { type ApiError, isApiError } from '../src/api-error.ts';
import { type ErrorCode, errorStatus } from '../src/contract/index.ts';
import { clientOf, json, plain, type Reply, rejectionOf, startServer } from './local-server.ts';

async function outcomeOf(reply: Reply) {
  const server = await startServer(reply);
  const told: string[] = [];
  const client = clientOf(server.url, {
    onSessionEnded: () => told.push('ended'),
    onForbidden: () => told.push('home'),
    onError: (error) => told.push(`error ${error.status}`),
  });
  const error = (await rejectionOf(client.order.pause({ id: 10_001 }))) as ApiError;
  return { error, told };
}

/** Called before onError. */
const before: Partial<Record<ErrorCode, readonly string[]>> = { session_ended: ['ended'], forbidden: ['home'] };

describe('every error of the contract is an ApiError with the texts of SPEC §8', () => {
  const rows = Object.entries(errorStatus).map(([code, status]) => ({ code: code as ErrorCode, status }));
  // @spec 8.0-1, 8.0-8
  test.each(rows)('code $code, status $status', async ({ code, status }) => {
    const body = code === 'forbidden' ? 'Forbidden' : `This is ${code}.`;
    const headers = { 'x-error-code': code };
    const reply = status === 422 ? json({ message: body, fields: {} }, status, headers) : plain(body, status, headers);
    const { error, told } = await outcomeOf(reply);
    expect(error).toMatchObject({ name: 'ApiError', code, status, body, call: 'order.pause' });
    const toast = { title: `Error Code: ${status}`, message: `Message: ${body}` };
    expect(error.toToast()).toEqual(code === 'wrong_credentials' ? null : toast);
    expect(told).toEqual([...(before[code] ?? []), `error ${status}`]);
    expect(error.isRetryable()).toBe(status === 429 || status >= 500);
  });
});

describe('the status decides when the code is missing or wrong', () => {
  // @spec 8.0-2
  test.each([
    { status: 300, code: 'unexpected', told: ['error 300'] },
    { status: 400, code: 'session_ended', told: ['ended', 'error 400'] },
    { status: 401, code: 'session_ended', told: ['ended', 'error 401'] },
    { status: 403, code: 'forbidden', told: ['error 403'] },
    { status: 409, code: 'conflict', told: ['error 409'] },
    { status: 418, code: 'unexpected', told: ['error 418'] },
    { status: 422, code: 'invalid', told: ['error 422'] },
    { status: 502, code: 'internal', told: ['error 502'] },
    { status: 503, code: 'closing', told: ['error 503'] },
  ])('status $status without a code', async ({ status, code, told }) => {
    for (const headers of [
      {},
      { 'x-error-code': 'nonsense' },
      { 'x-error-code': 'too_many' },
      { 'x-error-code': 'toString' },
    ]) {
      const outcome = await outcomeOf(plain('Plain words', status, headers));
      expect(outcome.error).toMatchObject({ code, status, body: 'Plain words' });
      expect(outcome.told).toEqual(told);
    }
  });
});

// @spec 8.0-3
test("only the exact body 'Forbidden' calls onForbidden", async () => {
  for (const body of ['forbidden', 'Forbidden.', ' Forbidden', 'Forbidden\n']) {
    expect((await outcomeOf(plain(body, 403))).told).toEqual(['error 403']);
  }
  expect((await outcomeOf(plain('Forbidden', 409))).told).toEqual(['home', 'error 409']);
  expect((await outcomeOf(json({ message: 'Forbidden' }, 403))).told).toEqual(['error 403']);
});

// @spec 8.0-3
test.each([
  ['JSON', '"Forbidden"', { 'content-type': 'application/json' }],
  ['JSON with a charset', '"Forbidden"', { 'content-type': 'application/json; charset=utf-8' }],
  ['a problem document', '"Forbidden"', { 'content-type': 'application/problem+json' }],
  ['JSON with whitespace around it', ' "Forbidden"\r\n', { 'content-type': 'application/json' }],
  ['JSON with escapes', '"\\u0046orbidden"', { 'content-type': 'application/json' }],
  ['JSON declared as text', '"Forbidden"', {}],
  ['JSON with a code', '"Forbidden"', { 'content-type': 'application/json', 'x-error-code': 'forbidden' }],
])("'Forbidden' as %s calls onForbidden and is the error's text", async (_, body, headers) => {
  const { error, told } = await outcomeOf(plain(body, 403, headers));
  expect(told).toEqual(['home', 'error 403']);
  expect(error).toMatchObject({ code: 'forbidden', body: 'Forbidden' });
  expect(error.toToast()?.message).toBe('Message: Forbidden');
});

test.each(['"forbidden"', '"Forbidden."', '["Forbidden"]', '"Forbidden', '"\\"Forbidden\\""'])(
  'another JSON body than the string Forbidden does not call onForbidden: %s',
  async (body) => {
    const { told } = await outcomeOf(plain(body, 403, { 'content-type': 'application/json' }));
    expect(told).toEqual(['error 403']);
  },
);

test.each([
  ['truncated', '{"order":'],
  ['HTML', '<!doctype html><h1>Sign in</h1>'],
  ['null', 'null'],
  ['a list', '[]'],
  ['of another shape', '{"order":{"id":"seven"}}'],
])('a 200 that cannot be read is an unexpected answer to the call: %s', async (_, body) => {
  const { error, told } = await outcomeOf(plain(body, 200));
  expect(error).toMatchObject({ code: 'bad_answer', status: 200, call: 'order.pause' });
  expect(error.toToast()).toEqual({ title: 'Unexpected answer from the server', message: 'order.pause' });
  expect(told).toEqual(['error 200']);
});

test('a 422 has its fields', async () => {
  const fields = { id: 'There is no such order.', 'proof.note': 'Too short.' };
  const { error } = await outcomeOf(json({ message: 'Check the highlighted fields.', fields }, 422));
  expect(error).toMatchObject({ code: 'invalid', fields, body: 'Check the highlighted fields.' });
});

test.each([
  ['null', 'null'],
  ['"text"', 'text'],
  ['{"fields":null}', '{"fields":null}'],
  ['{"message":1,"fields":{"a":1}}', '{"message":1,"fields":{"a":1}}'],
  ['{', '{'],
])('a 422 with an unexpected JSON body keeps its text: %s', async (text, body) => {
  const { error } = await outcomeOf(plain(text, 422, { 'content-type': 'application/json' }));
  expect(error.body).toBe(body);
  expect(Object.values(error.fields ?? {})).toEqual([]);
});

test('a 5xx has its reference', async () => {
  const { error } = await outcomeOf(plain('Something went wrong. Reference req-7f', 500));
  expect(error.reference).toBe('req-7f');
});

// @spec 8.0-1
test('the toast shows a hostile body as one harmless line of at most 300 characters', async () => {
  const { error } = await outcomeOf(plain(`<b>\u0000a\u202eb\r\n\u2066c</b>${'€'.repeat(400)}`, 500));
  const message = error.toToast()?.message ?? '';
  expect(message.startsWith('Message: <b> ab c</b>€')).toBe(true);
  expect(Array.from(message.slice('Message: '.length))).toHaveLength(300);
});

test('an unreachable server gives status 0 and one error with a text', async () => {
  const server = await startServer((_, response) => response.destroy());
  const error = (await rejectionOf(clientOf(server.url).auth.logout())) as ApiError;
  expect(error).toMatchObject({ code: 'offline', status: 0, body: 'Can’t reach the server.' });
  expect(error.isRetryable()).toBe(true);
  expect(error.toToast()).toEqual({ title: 'Error Code: 0', message: 'Message: Can’t reach the server.' });
});

test('a quiet call does not call onError', async () => {
  const server = await startServer(plain('Gone', 404, { 'x-error-code': 'not_found' }));
  const told: unknown[] = [];
  const client = clientOf(server.url, { onError: (error) => told.push(error) });
  expect(await rejectionOf(client.order.pause({ id: 1 }, { quiet: true }))).toMatchObject({ code: 'not_found' });
  expect(told).toEqual([]);
});

test('a call can be quiet for certain errors', async () => {
  const { url } = await startServer(plain('Gone', 404, { 'x-error-code': 'not_found' }));
  const told: unknown[] = [];
  const client = clientOf(url, { onError: ({ code }) => told.push(code) });
  const pause = (quiet: (error: ApiError) => boolean) => rejectionOf(client.order.pause({ id: 1 }, { quiet }));
  await pause(({ code }) => code === 'not_found');
  expect(told).toEqual([]);
  await pause(({ code }) => code === 'offline');
  expect(told).toEqual(['not_found']);
});

describe('a sign-in', () => {
  const credentials = { email: 'ada@example.com', password: 'wrong' };

  // @spec 7.0-5, 8.0-7
  test.each([400, 401, 422])(
    'rejected with %i resolves to false, ends no session and calls no hook',
    async (status) => {
      const server = await startServer(plain('No', status));
      const told: string[] = [];
      const tell = () => told.push('told');
      const client = clientOf(server.url, { onSessionEnded: tell, onForbidden: tell, onError: tell });
      expect(await client.auth.login(credentials)).toBe(false);
      expect(told).toEqual([]);
    },
  );

  test('forbidden without a reason resolves to false and does not call onForbidden', async () => {
    const server = await startServer(plain('Forbidden', 403));
    const told: string[] = [];
    const tell = () => told.push('told');
    const client = clientOf(server.url, { onSessionEnded: tell, onForbidden: tell, onError: tell });
    expect(await client.auth.login(credentials)).toBe(false);
    expect(told).toEqual([]);
  });

  test('forbidden without a reason, as JSON, resolves to false', async () => {
    const server = await startServer(json('Forbidden', 403));
    expect(await clientOf(server.url).auth.login(credentials)).toBe(false);
  });

  test('of a closed account rejects with the reason', async () => {
    const server = await startServer(plain('This account is closed.', 403));
    const outcome = await rejectionOf(clientOf(server.url).auth.login(credentials));
    expect(outcome).toMatchObject({ status: 403, body: 'This account is closed.' });
  });

  test.each([429, 500, 503])('answered %i rejects, because that says nothing about the password', async (status) => {
    const server = await startServer(plain('Later', status));
    expect(await rejectionOf(clientOf(server.url).auth.login(credentials))).toMatchObject({ status });
  });

  test('that succeeds returns the token', async () => {
    const server = await startServer(json({ token: 'x.y.z' }));
    expect(await clientOf(server.url).auth.login(credentials)).toEqual({ token: 'x.y.z' });
  });
});

test('isApiError recognises errors of this package', async () => {
  const { error } = await outcomeOf(plain('Gone', 404, { 'x-error-code': 'not_found' }));
  expect(isApiError(error)).toBe(true);
  expect(isApiError(error, 'not_found')).toBe(true);
  expect(isApiError(error, 'conflict')).toBe(false);
  expect(isApiError(new Error('other'))).toBe(false);
  expect(isApiError({ name: 'ApiError', code: 'not_found' })).toBe(false);
});

describe('a call that cannot be sent rejects with an ApiError', () => {
  const circle: { id: number; self?: unknown } = { id: 1 };
  circle.self = circle;
  type Order = ReturnType<typeof clientOf>['order'];
  test.each<[string, (client: { readonly order: Order }) => Promise<unknown>]>([
    ['a request that is not serialisable', (client) => client.order.pause(circle)],
    ['an invalid address', (client) => client.order.pause({ id: 1 }, { baseUrl: 'javascript:1' })],
    [
      'an address with a password in it',
      (client) => client.order.pause({ id: 1 }, { baseUrl: 'https://a:b@c.example' }),
    ],
  ])('%s', async (_, call) => {
    const server = await startServer(json({ ok: true }));
    const told: unknown[] = [];
    const error = await rejectionOf(call(clientOf(server.url, { onError: (one) => told.push(one) })));
    expect(error).toMatchObject({ name: 'ApiError', code: 'unexpected', status: 0, call: 'order.pause' });
    expect((error as ApiError).cause).toBeInstanceOf(TypeError);
    expect([told, server.received]).toEqual([[error], []]);
  });
});
