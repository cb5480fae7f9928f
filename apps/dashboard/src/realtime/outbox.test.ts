import { ROLE, type SessionClaims } from '@boostdesk/auth';
import type { Channel } from '@boostdesk/realtime';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createQueryClient } from '../data/query-client.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import { createAppOutbox } from './outbox.ts';

// @spec 7.1-4
test('a message is sent with its text, its room and its sender', async () => {
  const request = vi.fn(async (_name: string, _payload: unknown) => ({ ok: false, code: 'forbidden', message: '' }));
  const live = { request, onStatus: () => () => undefined } as unknown as Pick<Channel, 'request' | 'onStatus'>;
  const claims = { user: 5, role: ROLE.customer } as SessionClaims;
  const { api } = createFakeServer({});
  const outbox = createAppOutbox({ api, claims, live, queries: createQueryClient(), name: 'Mina' });
  onTestFinished(outbox.close);
  await outbox.add('order7', 'Hello');
  await vi.waitFor(() =>
    expect(request.mock.calls).toEqual([
      ['message', expect.objectContaining({ msg: 'Hello', room: 'order7', sender: claims.user })],
    ]),
  );
});
