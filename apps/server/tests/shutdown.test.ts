// docs/operations.md, "Stopping".
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ERROR_CODE_HEADER } from '@boostdesk/api-client/contract';
import { expect, test } from 'vitest';
import { startApp } from './support/app.ts';
import { startChild } from './support/crash-child.ts';
import { openEmbedded } from './support/database.ts';

async function openSocket(url: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  return socket;
}

test('/ready is 503 from the beginning of the close, while calls are still served', async () => {
  const app = await startApp({ settings: { SHUTDOWN_DELAY_MS: '400' } });
  expect((await fetch(`${app.url}/ready`)).status).toBe(200);
  const closed = app.close();
  expect((await fetch(`${app.url}/ready`)).status).toBe(503);
  expect((await fetch(`${app.url}/health`)).status).toBe(200);
  await closed;
});

test('a socket that connects after the sockets were closed gets 503 closing', async () => {
  const hanging = Promise.withResolvers<void>();
  const app = await startApp({ register: async (server) => void server.addHook('preClose', () => hanging.promise) });
  const poll = () => fetch(`${app.url}/socket.io/?EIO=4&transport=polling`).catch(() => undefined);
  expect((await poll())?.status).toBe(200);
  const closed = app.close();
  await expect.poll(async () => (await poll())?.headers.get(ERROR_CODE_HEADER)).toBe('closing');
  hanging.resolve();
  await closed;
});

test('a body of 30 MB that is sent at once is answered 413 each time', async () => {
  const app = await startApp();
  const body = '"'.padEnd(30 * 1024 * 1024, 'x');
  for (let round = 0; round < 10; round += 1) {
    const answer = await fetch(`${app.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(413);
    expect(answer.headers.get(ERROR_CODE_HEADER)).toBe('too_large');
  }
  await app.close();
});

test('SIGTERM ends the process with 0 although three requests are incomplete', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'boostdesk-shutdown-'));
  try {
    await (await openEmbedded(join(folder, 'pglite'))).close();
    const child = await startChild(folder, undefined);
    const head = 'POST /api/auth/login HTTP/1.1\r\nHost: a\r\n';
    for (const sent of ['GET /he', head, `${head}Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{`]) {
      (await openSocket(child.url)).write(sent);
    }
    // The response arrives on a later connection, so the earlier bytes have arrived too.
    expect((await fetch(`${child.url}/health`)).status).toBe(200);
    expect(await child.terminate()).toEqual([0, null]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
