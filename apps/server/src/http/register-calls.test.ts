import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { calls } from '@boostdesk/api-client/contract';
import { type Actor, ROLE } from '@boostdesk/auth';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { Handlers } from './handler-types.ts';
import { registerCalls } from './register-calls.ts';

const admin: Actor = { id: 1, role: ROLE.admin, employee: null };

test('an upload whose client leaves during the checks takes no place', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  const left = Promise.withResolvers<void>();
  let client: Socket | undefined;
  let open = 0;
  registerCalls(app, {
    handlers: Object.fromEntries(calls.map(({ name }) => [name, () => Promise.resolve({})])) as unknown as Handlers,
    bodyChecks: {
      'quickreplies.addPicture': () => Promise.resolve(),
      'picture.upload': () => Promise.reject(new Error('The check goes on.')),
    },
    checks: {
      limitToken: () => Promise.resolve(),
      authenticate: () => Promise.resolve({ actor: admin, sid: 'sid' }),
      async limitCall(_call, request) {
        client?.destroy();
        await new Promise((resolve) => request.raw.socket.once('close', resolve));
        left.resolve();
      },
      limitBodies() {
        open += 1;
        return () => {
          open -= 1;
        };
      },
    },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined);
  client.write(
    `POST /picture/upload?order=1&clientId=${crypto.randomUUID()} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer a.b.c\r\nContent-Type: application/octet-stream\r\nContent-Length: 1000\r\n\r\n`,
  );
  await left.promise;
  await setImmediate();
  expect(open).toBe(0);
});
