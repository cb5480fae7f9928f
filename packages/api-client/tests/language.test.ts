import { expect, test } from 'vitest';
import type { ApiError } from '../src/api-error.ts';
import { clientOf, plain, rejectionOf, startServer } from './local-server.ts';

const german: Readonly<Record<string, string>> = {
  'Can’t reach the server.': 'Der Server ist nicht erreichbar.',
  'Error Code: {status}': 'Fehlercode: {status}',
};
const say = (english: string, values: Readonly<Record<string, string | number>>) =>
  german[english]?.replace('{status}', String(values.status));

test('every call sends the current language, or none when there is none', async () => {
  const server = await startServer(plain('Nein.', 409));
  const spoken = ['de', 'ar'];
  const client = clientOf(server.url, { language: () => spoken.shift() ?? 'en' });
  await rejectionOf(client.order.pause({ id: 10_001 }));
  await rejectionOf(client.order.pause({ id: 10_001 }));
  await rejectionOf(clientOf(server.url).order.pause({ id: 10_001 }));
  expect(server.received.map(({ headers }) => headers['accept-language'])).toEqual(['de', 'ar', '*']);
});

test('error texts are translated, or English without a translation', async () => {
  const server = await startServer((_, response) => response.destroy());
  const error = (await rejectionOf(clientOf(server.url, { translate: say }).auth.logout())) as ApiError;
  expect(error.body).toBe('Der Server ist nicht erreichbar.');
  expect(error.toToast(say)).toEqual({
    title: 'Fehlercode: 0',
    message: 'Message: Der Server ist nicht erreichbar.',
  });
});
