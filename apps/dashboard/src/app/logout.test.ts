import type { CallOptions } from '@boostdesk/api-client';
import { expect, test, vi } from 'vitest';
import { logout } from './logout.ts';

test('a push service that never answers leaves the end of the session its time', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const end = new AbortController();
    queueMicrotask(() => end.abort());
    return end.signal;
  });
  const abortedAtStart: (boolean | undefined)[] = [];
  const hangs = (_: unknown, options?: CallOptions) => {
    abortedAtStart.push(options?.signal?.aborted);
    return new Promise<never>((_resolve, reject) => {
      options?.signal?.addEventListener('abort', () => reject(new Error('too late')));
    });
  };
  const session = { logout: vi.fn() };
  await logout({ user: { removeOnesignalToken: hangs }, auth: { logout: hangs } }, session, 'push');
  expect(abortedAtStart).toEqual([false, false]);
  expect(session.logout).toHaveBeenCalledOnce();
});
