import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ApiError } from '../src/api-error.ts';
import { clientOf, plain, rejectionOf, startServer } from './local-server.ts';

let uncaught: unknown[] = [];
let others: NodeJS.UncaughtExceptionListener[] = [];
const keep = (error: unknown) => uncaught.push(error);

beforeEach(() => {
  uncaught = [];
  others = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException');
  process.on('uncaughtException', keep);
});
afterEach(() => {
  process.off('uncaughtException', keep);
  for (const listener of others) process.on('uncaughtException', listener);
});

function failing(name: string) {
  const error = new Error(name);
  return {
    error,
    hook: () => {
      throw error;
    },
  };
}

test('errors of hooks are reported as uncaught, and replace neither the ApiError nor other hooks', async () => {
  const server = await startServer(plain('Forbidden', 401));
  const [home, ended, told] = [failing('home'), failing('ended'), failing('told')];
  const client = clientOf(server.url, {
    onForbidden: home.hook,
    onSessionEnded: ended.hook,
    onError: told.hook,
  });
  const error = (await rejectionOf(client.order.pause({ id: 1 }))) as ApiError;
  expect(error).toMatchObject({ name: 'ApiError', code: 'session_ended', status: 401 });
  expect(uncaught).toEqual([home.error, ended.error, told.error]);
});

test('a failing sleep between tries rejects with the error of the last try', async () => {
  const server = await startServer(plain('', 503));
  const { error, hook } = failing('no timers here');
  const client = clientOf(server.url, { retry: { attempts: 3 }, sleep: hook });
  expect(await rejectionOf(client.exchange.usdToEur())).toMatchObject({ name: 'ApiError', status: 503 });
  expect(server.received).toHaveLength(1);
  expect(uncaught).toEqual([error]);
});

test('a failing translation falls back to English', async () => {
  const server = await startServer((_, response) => response.destroy());
  const { error, hook } = failing('no words');
  const refused = (await rejectionOf(clientOf(server.url, { translate: hook }).auth.logout())) as ApiError;
  expect([refused.code, refused.body]).toEqual(['offline', 'Can’t reach the server.']);
  expect(uncaught).toEqual([error]);
});
